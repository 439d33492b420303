// Starts the client in the visitor's language. All else is compiled Rust.
import init, { bring, page } from "{{dropship.js}}";

const ADDRESSES = {
  worker: "{{worker.js}}",
  judge: "{{judging.js}}",
  rules: "{{rules.txt}}",
  texts: {{texts}},
  translations: {{translations}},
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

const boot = document.getElementById("boot");
try {
  const [text, drawings, content] = await Promise.all([
    load(ADDRESSES.texts[tag]).then((answer) => answer.text()),
    load("{{drawings.svg}}").then((answer) => answer.text()),
    load("{{content.bin}}").then((answer) => answer.arrayBuffer()),
    init({ module_or_path: "{{dropship.wasm}}" }),
  ]);
  document.getElementById("symbols").innerHTML = drawings;
  bring(new Uint8Array(content));
  page(JSON.stringify(ADDRESSES), tag, text);
  boot.remove();
} catch (error) {
  boot.textContent = `Dropship could not start (${error}). Reload the page; a browser of the last two years is needed.`;
  throw error;
}
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => { /* Without it the table works, only not offline. */ });
}

// A text as it fits into an address, and back.
const through = (stream, bytes) => new Response(new Blob([bytes]).stream().pipeThrough(stream));
globalThis.packed = async (text) => {
  const bytes = new Uint8Array(await through(new CompressionStream("deflate-raw"), text).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
globalThis.unpacked = (code) => {
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return through(new DecompressionStream("deflate-raw"), bytes).text();
};

// A drawing as a picture that every program shows.
globalThis.painted = async (svg, name) => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d").drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  const link = document.createElement("a");
  link.href = canvas.toDataURL();
  link.download = name;
  link.click();
};

// Called when somebody wants to be told that it is their turn: gives an address that messages can be pushed to, as JSON.
globalThis.subscribeToPush = async (key) => {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
  return JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
};
