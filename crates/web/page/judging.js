// Where matches are judged, decision by decision. Whoever no longer wants to know ends this worker.
import init, { Judge } from "{{judge.js}}";

self.onmessage = async ({ data }) => {
  const { journal, tag, text, id, wide } = JSON.parse(data);
  try {
    const [content, words] = await Promise.all([
      fetch("{{content.bin}}").then((answer) => answer.arrayBuffer()),
      fetch(text).then((answer) => answer.text()),
      init({ module_or_path: "{{judge.wasm}}" }),
    ]);
    Judge.bring(new Uint8Array(content));
    const judge = new Judge(journal);
    while (judge.step()) self.postMessage(`{"done":${judge.done()}}`);
    self.postMessage(judge.told(tag, words, id, wide));
  } catch (error) {
    self.postMessage(JSON.stringify({ failed: String(error) }));
  }
};
