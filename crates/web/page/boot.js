// Starts the client in the visitor's language. All else is compiled Rust.
import init, { bring, page, speak } from "{{dropship.js}}";

const ADDRESSES = {
  worker: "{{worker.js}}",
  judge: "{{judging.js}}",
  texts: {{texts}},
  rules: {{rules}},
  glossaries: {{glossaries}},
  lessons: {{lessons}},
  covers: {{covers}},
};

// The language that was chosen on an earlier visit, or the first that the visitor reads and we speak.
const chosen = () => {
  try {
    return JSON.parse(localStorage.getItem("dropship-settings"))?.language;
  } catch {
    return null; // A browser that keeps nothing has not kept a choice either.
  }
};
const read = [chosen(), ...navigator.languages].map((tag) => tag?.split("-")[0].toLowerCase());
const tag = read.find((tag) => tag in ADDRESSES.texts) ?? "en";

const load = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer;
};

// Called when somebody hands a match on, which few do: how that works is fetched then.
globalThis.share = async (how, ...what) => (await import("{{sharing.js}}"))[how](...what);

// Called when somebody wants to be told that it is their turn: gives an address that messages can be pushed to, as JSON.
globalThis.subscribeToPush = async (key) => {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
  return JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
};

// The server draws the next page in the language that this one was left in.
addEventListener("pagehide", () => {
  document.cookie = `language=${document.documentElement.lang}; path=/; max-age=31536000; samesite=lax`;
});

// The page is there before the client is: what is filled in or pressed meanwhile is so again as soon as somebody listens.
const boot = document.getElementById("boot");
const filled = new Map();
boot.addEventListener("input", ({ target }) => filled.set(target.id, target));
let focused, pressed;
boot.addEventListener("focusin", ({ target }) => { focused = target.id; });
boot.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  button?.setAttribute("aria-busy", "true");
  pressed = button?.id ?? pressed;
});
// The browser may draw and answer in between.
const pause = () => new Promise((go) => setTimeout(go));
try {
  const [text, content] = await Promise.all([
    load(ADDRESSES.texts[tag]).then((answer) => answer.text()),
    load("{{content.bin}}").then((answer) => answer.arrayBuffer()),
    init({ module_or_path: "{{dropship.wasm}}" }),
    load("{{drawings.svg}}").then(async (answer) => {
      document.getElementById("symbols").innerHTML = await answer.text();
    }),
  ]);
  await pause();
  bring(new Uint8Array(content));
  await pause();
  speak(tag, text);
  await pause();
  await page(JSON.stringify(ADDRESSES));
  await pause();
  for (const [id, { value, checked }] of filled) {
    const again = document.getElementById(id);
    if (!again) continue;
    Object.assign(again, { value, checked });
    for (const kind of ["input", "change"]) again.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  if (document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
  document.getElementById(pressed)?.click();
} catch (error) {
  boot.className = "boot";
  boot.textContent = boot.dataset.failed.replace("{}", error);
  throw error;
}
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => { /* Without it the table works, only not offline. */ });
}
