// Finds headings by the words typed; Enter opens the first of them.
const root = document.currentScript.dataset.root;
document.addEventListener("DOMContentLoaded", () => {
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = words.length === 0 ? [] : headings.filter(([text, chapter]) => {
      const both = `${text} ${chapter}`.toLowerCase();
      return words.every((word) => both.includes(word));
    });
    found.replaceChildren(...hits.slice(0, 12).map(([text, chapter, there]) => {
      const link = document.createElement("a");
      link.href = root + there;
      link.textContent = `${text} (${chapter})`;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }));
    if (words.length > 0 && hits.length === 0) {
      const item = document.createElement("li");
      item.textContent = "No heading has these words.";
      found.append(item);
    }
  });
  field.addEventListener("keydown", (event) => {
    const first = found.querySelector("a");
    if (event.key === "Enter" && first) first.click();
  });
  if (matchMedia("(max-width: 60rem)").matches) document.querySelector("nav details").open = false;
});
