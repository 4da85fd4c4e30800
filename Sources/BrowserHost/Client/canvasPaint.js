// Paints as a canvas has them.

import { isColor } from "./paint.js";

/** A colour, or a gradient whose positions are in units of the box. */
export function canvasPaint(context, paint, [x, y, width, height]) {
  if (isColor(paint)) return paint;
  const [name, a, b, c, d, stops] = paint;
  const gradient = makeGradient(context, name, x + a * width, y + b * height, [x, y, width, height], [a, b, c, d]);
  for (let place = 0; place < stops.length; place += 2) {
    gradient.addColorStop(position(name, stops[place + 1], c, d), stops[place]);
  }
  return gradient;
}

function makeGradient(context, name, px, py, [x, y, width, height], [, , c, d]) {
  switch (name) {
  case "linear": return context.createLinearGradient(px, py, x + c * width, y + d * height);
  case "angular": return context.createConicGradient((c * Math.PI) / 180, px, py);
  case "elliptical": {
    const reach = Math.max(width, height);
    return context.createRadialGradient(px, py, Math.max(c, 0) * reach, px, py, Math.max(d, 0) * reach);
  }
  default: return context.createRadialGradient(px, py, Math.max(c, 0), px, py, Math.max(d, 0));
  }
}

/** A conic gradient always goes once round. */
function position(name, at, start, end) {
  const place = name === "angular" ? at * Math.abs(end - start) / 360 : at;
  return Math.min(Math.max(place, 0), 1);
}
