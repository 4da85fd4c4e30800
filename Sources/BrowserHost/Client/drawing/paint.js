// Converts colors and gradients to CSS backgrounds and to SVG paint servers.

/** @typedef {string | any[] | null} Paint a color, or the name and values of a gradient, a tile, a mesh or a material */

const svgNamespace = "http://www.w3.org/2000/svg";

/** @param {any} paint */
export function isColor(paint) { return typeof paint === "string"; }

/** @param {any} paint */
export function isAngular(paint) { return Array.isArray(paint) && paint[0] === "angular"; }

/**
 * Whether a paint can be neither a CSS background nor the fill of a vector path: then it is drawn on a canvas.
 *
 * @param {any} paint
 */
export function isDrawn(paint) { return Array.isArray(paint) && (paint[0] === "tile" || paint[0] === "mesh"); }

/** @param {any} paint */
export function isMaterial(paint) { return Array.isArray(paint) && paint[0] === "material"; }

/**
 * `[red, green, blue, alpha]` of `#rrggbb` or `#rrggbbaa`, from 0 to 255 and alpha from 0 to 1; a missing paint is clear.
 *
 * @param {any} paint
 */
export function channels(paint) {
  if (!isColor(paint)) return [0, 0, 0, 0];
  /** @param {number} place */
  const byte = (place) => parseInt(paint.slice(place, place + 2), 16);
  return [byte(1), byte(3), byte(5), paint.length > 7 ? byte(7) / 255 : 1];
}

/** @param {number[]} values */
export function cssColor([red, green, blue, alpha]) {
  /** @param {number} value */
  const clamp = (value) => Math.round(Math.min(Math.max(value, 0), 255));
  return `rgba(${clamp(red)},${clamp(green)},${clamp(blue)},${Math.min(Math.max(alpha, 0), 1).toFixed(4)})`;
}

/**
 * The pairs `[color, location]` of the stops.
 *
 * @param {any[]} stops
 */
function stopPairs(stops) {
  const pairs = [];
  for (let place = 0; place < stops.length; place += 2) pairs.push([stops[place], stops[place + 1]]);
  return pairs;
}

/**
 * A CSS gradient for a box of this size.
 *
 * @param {any[]} paint
 * @param {number} width
 * @param {number} height
 */
export function cssGradient([name, a, b, c, d, stops], width, height) {
  /** @param {(at: number) => string} position */
  const list = (position) => stopPairs(stops).map(([color, at]) => `${color} ${position(at)}`).join(",");
  switch (name) {
  case "linear": return linear(a * width, b * height, c * width, d * height, width, height, list);
  case "radial": return `radial-gradient(circle at ${a * 100}% ${b * 100}%,${list((at) => `${c + at * (d - c)}px`)})`;
  case "elliptical": {
    const [rx, ry] = [Math.max(width, 0.001), Math.max(height, 0.001)];
    return `radial-gradient(${rx}px ${ry}px at ${a * 100}% ${b * 100}%,${list((at) => `${(c + at * (d - c)) * 100}%`)})`;
  }
  case "angular":
    return `conic-gradient(from ${c + 90}deg at ${a * 100}% ${b * 100}%,${list((at) => `${at * (d - c)}deg`)})`;
  default: return "none";
  }
}

/**
 * CSS's gradient line runs through the box's center; the stops' positions are projected onto it.
 *
 * @param {number} startX
 * @param {number} startY
 * @param {number} endX
 * @param {number} endY
 * @param {number} width
 * @param {number} height
 * @param {(position: (at: number) => string) => string} list
 */
function linear(startX, startY, endX, endY, width, height, list) {
  const [dx, dy] = [endX - startX, endY - startY];
  const distance = Math.hypot(dx, dy);
  if (distance === 0 || width === 0 || height === 0) return `linear-gradient(${list(() => "0%")})`;
  const [ux, uy] = [dx / distance, dy / distance];
  const length = Math.abs(ux) * width + Math.abs(uy) * height;
  const start = (startX - width / 2) * ux + (startY - height / 2) * uy + length / 2;
  const angle = (Math.atan2(ux, -uy) * 180) / Math.PI;
  return `linear-gradient(${angle}deg,${list((at) => `${((start + at * distance) / length) * 100}%`)})`;
}

let serverCount = 0;

/**
 * The `fill` or `stroke` value in an SVG; a gradient that isn't angular is added to `definitions`.
 *
 * @param {any} paint
 * @param {SVGElement} definitions
 * @param {number[]} box
 */
export function svgPaint(paint, definitions, [x, y, width, height]) {
  if (paint === undefined || paint === null) return "none";
  if (isColor(paint)) return paint;
  if (isMaterial(paint)) return paint[1];
  const [name, a, b, c, d, stops] = paint;
  const isLinear = name === "linear";
  const server = document.createElementNS(svgNamespace, isLinear ? "linearGradient" : "radialGradient");
  serverCount += 1;
  server.id = `paint${serverCount}`;
  server.setAttribute("gradientUnits", "userSpaceOnUse");
  const [px, py] = [x + a * width, y + b * height];
  const place = isLinear
    ? { x1: px, y1: py, x2: x + c * width, y2: y + d * height }
    : { cx: px, cy: py, r: Math.max(d, 0), fr: Math.max(c, 0) };
  if (name === "elliptical") {
    Object.assign(place, { cx: 0, cy: 0, gradientTransform: `translate(${px} ${py}) scale(${width} ${height})` });
  }
  for (const [attribute, value] of Object.entries(place)) server.setAttribute(attribute, value);
  for (const [color, at] of stopPairs(stops)) {
    const stop = document.createElementNS(svgNamespace, "stop");
    stop.setAttribute("offset", at);
    stop.setAttribute("stop-color", color);
    server.append(stop);
  }
  definitions.append(server);
  return `url(#${server.id})`;
}
