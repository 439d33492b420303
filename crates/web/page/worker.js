// Where bots think, so that the page never freezes.
import init, { Thought } from "{{dropship.js}}";

const orders = [];
let thought = null;
const answer = (order) => self.postMessage(thought.think(order));
self.onmessage = (event) => (thought ? answer(event.data) : orders.push(event.data));
await init({ module_or_path: "{{dropship.wasm}}" });
thought = new Thought();
orders.splice(0).forEach(answer);
