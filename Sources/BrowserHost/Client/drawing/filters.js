// Converts colour filters to CSS. What CSS has no name for is a matrix in an SVG filter, made once for each matrix.

const svgNamespace = "http://www.w3.org/2000/svg";
const keptMax = 256;
const angles = new Set(["hue-rotate"]);
const made = new Map();
/** @type {SVGSVGElement | null} */
let definitions = null;
let count = 0;

/**
 * CSS for a filter as the wire has it.
 *
 * @param {any[]} values
 */
export function cssFilter([name, ...numbers]) {
  if (name === "matrix") return `url(#${svgFilter("matrix", numbers, () => [matrixStep(numbers)])})`;
  if (name === "alphaThreshold") return `url(#${svgFilter("threshold", numbers, () => thresholdSteps(numbers))})`;
  return `${name}(${numbers.map((number) => (angles.has(name) ? `${number}deg` : number)).join(" ")})`;
}

/**
 * A canvas's filters count in its own pixels.
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
 * Of the steps that one kind of filter takes, made once for the same numbers.
 *
 * @param {string} kind
 * @param {number[]} numbers
 * @param {() => SVGElement[]} steps
 */
function svgFilter(kind, numbers, steps) {
  const key = `${kind} ${numbers.join(" ")}`;
  const known = made.get(key);
  if (known) return known.id;
  // Filters that are in use may be swept out only with those that nobody has asked for since.
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
 * Opacity becomes all or nothing, by a table of a byte's values; then all is of one colour.
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
