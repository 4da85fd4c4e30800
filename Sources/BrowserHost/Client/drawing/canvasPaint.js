// Converts paints to a canvas's fill styles.

import { meshPicture } from "./mesh.js";
import { isColor } from "./paint.js";

/**
 * A color, or a gradient or pattern whose positions are in units of the box. `imageAt` returns the bitmap at a path, or null
 * until it has loaded.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {any} paint
 * @param {number[]} box
 * @param {(path: string) => HTMLImageElement | null} imageAt
 */
export function canvasPaint(context, paint, [x, y, width, height], imageAt) {
  if (isColor(paint)) return paint;
  if (paint[0] === "material") return paint[1];
  if (paint[0] === "tile") return tilePattern(context, paint, [x, y], imageAt);
  if (paint[0] === "mesh") return meshPattern(context, paint, [x, y, width, height]);
  const [name, a, b, c, d, stops] = paint;
  const gradient = makeGradient(context, name, x + a * width, y + b * height, [x, y, width, height], [a, b, c, d]);
  for (let place = 0; place < stops.length; place += 2) {
    gradient.addColorStop(position(name, stops[place + 1], c, d), stops[place]);
  }
  return gradient;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} name
 * @param {number} px
 * @param {number} py
 * @param {number[]} box
 * @param {number[]} values
 */
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

/**
 * A canvas's conic gradient always covers a full turn.
 *
 * @param {string} name
 * @param {number} at
 * @param {number} start
 * @param {number} end
 */
function position(name, at, start, end) {
  const place = name === "angular" ? at * Math.abs(end - start) / 360 : at;
  return Math.min(Math.max(place, 0), 1);
}

/**
 * Stretched slightly beyond the box, or the mesh would be half transparent at its edges.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {any[]} paint
 * @param {number[]} box
 */
function meshPattern(context, paint, [x, y, width, height]) {
  const picture = meshPicture(paint);
  const pattern = /** @type {CanvasPattern} */ (context.createPattern(picture, "no-repeat"));
  const [across, down] = [Math.max(width, 0.001) / (picture.width - 1), Math.max(height, 0.001) / (picture.height - 1)];
  pattern.setTransform(new DOMMatrix([across, 0, 0, down, x - across / 2, y - down / 2]));
  return pattern;
}

/**
 * One tile is drawn at the resolution at which it is shown, and repeated.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {any[]} values
 * @param {number[]} point
 * @param {(path: string) => HTMLImageElement | null} imageAt
 */
function tilePattern(context, [, path, [width, height], [left, top, wide, high], tint, opacity, pixelated], [x, y], imageAt) {
  const image = imageAt(path);
  if (!image) return "transparent";
  const { a, b, c, d } = context.getTransform();
  const tile = document.createElement("canvas");
  tile.width = pixels(width * Math.hypot(a, b));
  tile.height = pixels(height * Math.hypot(c, d));
  const inner = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
  inner.imageSmoothingEnabled = !pixelated;
  inner.globalAlpha = opacity;
  // The visible part of the image fills the tile.
  const [scaleX, scaleY] = [tile.width / wide, tile.height / high];
  inner.drawImage(image, -left * scaleX, -top * scaleY, scaleX, scaleY);
  if (tint !== null) {
    inner.globalCompositeOperation = "source-in";
    inner.fillStyle = tint;
    inner.fillRect(0, 0, tile.width, tile.height);
  }
  const pattern = /** @type {CanvasPattern} */ (context.createPattern(tile, "repeat"));
  pattern.setTransform(new DOMMatrix([width / tile.width, 0, 0, height / tile.height, x, y]));
  return pattern;
}

const tileSideMax = 2048;

/** @param {number} length */
function pixels(length) { return Math.min(Math.max(Math.ceil(length), 1), tileSideMax); }
