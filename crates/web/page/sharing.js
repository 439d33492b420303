// Matches handed on: as a text that fits into an address, and as a picture.
const through = (stream, bytes) => new Response(new Blob([bytes]).stream().pipeThrough(stream));

export const pack = async (text) => {
  const bytes = new Uint8Array(await through(new CompressionStream("deflate-raw"), text).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

export const unpack = (code) => {
  const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return through(new DecompressionStream("deflate-raw"), bytes).text();
};

// A drawing as a picture that every program shows.
export const paint = async (svg, name) => {
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
