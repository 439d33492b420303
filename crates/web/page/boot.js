// Starts the client. All else is compiled Rust.
import init, { page } from "{{dropship.js}}";

const boot = document.getElementById("boot");
try {
  await init({ module_or_path: "{{dropship.wasm}}" });
  boot.remove();
  page("{{worker.js}}", "{{rules.txt}}");
} catch (error) {
  boot.textContent = `Dropship could not start (${error}). Reload the page; a browser of the last two years is needed.`;
  throw error;
}
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("/sw.js").catch(() => { /* Without it the table works, only not offline. */ });
}
