// Where bots think, so that the page never freezes.
import init, { Thought, bring } from "{{dropship.js}}";

const orders = [];
let thought = null;
const answer = (order) => self.postMessage(thought.think(order));
self.onmessage = (event) => (thought ? answer(event.data) : orders.push(event.data));
const [content] = await Promise.all([
  fetch("{{content.bin}}").then((answer) => answer.arrayBuffer()),
  init({ module_or_path: "{{dropship.wasm}}" }),
]);
bring(new Uint8Array(content));
thought = new Thought();
orders.splice(0).forEach(answer);
