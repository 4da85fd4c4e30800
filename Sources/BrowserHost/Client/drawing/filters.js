// Converts color filters to CSS. A filter without a CSS function becomes an SVG filter, made once for the same values.

const svgNamespace = "http://www.w3.org/2000/svg";
const keptMax = 256;
const angles = new Set(["hue-rotate"]);
const made = new Map();
/** @type {SVGSVGElement | null} */
let definitions = null;
let count = 0;

/**
 * CSS for a filter in its wire format.
 *
 * @param {any[]} values
 */
export function cssFilter([name, ...numbers]) {
  if (name === "matrix") return `url(#${svgFilter("matrix", numbers, () => [matrixStep(numbers)])})`;
  if (name === "alphaThreshold") return `url(#${svgFilter("threshold", numbers, () => thresholdSteps(numbers))})`;
  return `${name}(${numbers.map((number) => (angles.has(name) ? `${number}deg` : number)).join(" ")})`;
}

/**
 * The lengths in a canvas's filters are in its pixels.
 *
 * @param {any[]} values
 * @param {number} scale
 */
export function canvasFilter([name, ...values], scale) {
  if (name === "blur") return `blur(${values[0] * scale}px)`;
  if (name !== "shadow") return cssFilter([name, ...values]);
  const [color, radius, x, y] = values;
  return `drop-shadow(${x * scale}px ${y * scale}px ${radius * scale}px ${color})`;
}

/**
 * The id of an SVG filter with these steps, made once for the same numbers.
 *
 * @param {string} kind
 * @param {number[]} numbers
 * @param {() => SVGElement[]} steps
 */
function svgFilter(kind, numbers, steps) {
  const key = `${kind} ${numbers.join(" ")}`;
  const known = made.get(key);
  if (known) return known.id;
  // If the cache is full, the filter that was made first is removed, even if it is in use.
  if (made.size >= keptMax) forgetOldest();
  const filter = document.createElementNS(svgNamespace, "filter");
  count += 1;
  filter.id = `colors${count}`;
  filter.setAttribute("color-interpolation-filters", "sRGB");
  filter.append(...steps());
  shelf().append(filter);
  made.set(key, filter);
  return filter.id;
}

/** @param {number[]} numbers */
function matrixStep(numbers) {
  const matrix = document.createElementNS(svgNamespace, "feColorMatrix");
  matrix.setAttribute("values", numbers.join(" "));
  return matrix;
}

/**
 * A table with an entry for each byte value makes opacity either 0 or 1; then everything gets one color.
 *
 * @param {number[]} values
 */
function thresholdSteps([least, most, red, green, blue, alpha]) {
  /**
   * @param {any} _
   * @param {number} byte
   */
  const isIn = (_, byte) => (byte / 255 >= least && byte / 255 <= most ? 1 : 0);
  const transfer = document.createElementNS(svgNamespace, "feComponentTransfer");
  const table = document.createElementNS(svgNamespace, "feFuncA");
  table.setAttribute("type", "discrete");
  table.setAttribute("tableValues", Array.from({ length: 256 }, isIn).join(" "));
  transfer.append(table);
  return [transfer, matrixStep([0, 0, 0, 0, red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0, 0, 0, alpha, 0])];
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
