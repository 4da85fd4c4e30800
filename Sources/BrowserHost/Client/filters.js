// Changes of colour as CSS filters. What CSS has no name for is a matrix in an SVG filter, made once for each matrix.

const svgNamespace = "http://www.w3.org/2000/svg";
const keptMax = 256;
const angles = new Set(["hue-rotate"]);
const made = new Map();
let definitions = null;
let count = 0;

/** CSS for a filter as the wire has it. */
export function cssFilter([name, ...numbers]) {
  if (name === "matrix") return `url(#${matrixFilter(numbers)})`;
  return `${name}(${numbers.map((number) => (angles.has(name) ? `${number}deg` : number)).join(" ")})`;
}

function matrixFilter(numbers) {
  const key = numbers.join(" ");
  const known = made.get(key);
  if (known) return known.id;
  // Filters that are in use may be swept out only with those that nobody has asked for since.
  if (made.size >= keptMax) forgetOldest();
  const filter = document.createElementNS(svgNamespace, "filter");
  const matrix = document.createElementNS(svgNamespace, "feColorMatrix");
  count += 1;
  filter.id = `colors${count}`;
  filter.setAttribute("color-interpolation-filters", "sRGB");
  matrix.setAttribute("values", key);
  filter.append(matrix);
  shelf().append(filter);
  made.set(key, filter);
  return filter.id;
}

function forgetOldest() {
  const [key, filter] = made.entries().next().value;
  filter.remove();
  made.delete(key);
}

function shelf() {
  if (definitions) return definitions;
  definitions = document.createElementNS(svgNamespace, "svg");
  definitions.setAttribute("class", "definitions");
  definitions.setAttribute("aria-hidden", "true");
  document.body.append(definitions);
  return definitions;
}
