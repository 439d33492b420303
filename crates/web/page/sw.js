// Keeps the table playable without a network: everything it needs is fetched once, under names that follow the content.
const CACHE = "dropship-{{version}}";
const FILES = ["/index", "/manifest.webmanifest", {{all}}];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("dropship-") && name !== CACHE);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    // The newest page if there is a network, the known one if not; `/index` becomes any page once the client is there.
    event.respondWith(fetch(request).catch(() => caches.match("/index", { cacheName: CACHE })));
  } else {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  }
});

// A message that it is somebody's turn, and the way to the table.
self.addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: link, data: link }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
