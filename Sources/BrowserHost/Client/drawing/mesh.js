// Draws mesh gradients into a small bitmap: they vary so smoothly that it can be stretched.

import { channels } from "./paint.js";
import { fromOklab, toOklab } from "./oklab.js";

const side = 160;
const stepsMax = 16, stepsMin = 4, stepsInAll = 40;

/**
 * A canvas with the mesh; the centers of its outermost pixels are the edges of the box that it fills.
 *
 * @param {any[]} values
 */
export function meshPicture([, columns, rows, numbers, colors, background, smooth, perceptual]) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side, side];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const picture = context.createImageData(side, side);
  flood(picture.data, channels(background));
  const steps = Math.min(Math.max(Math.round(stepsInAll / Math.max(columns - 1, rows - 1)), stepsMin), stepsMax);
  const shades = shadeGrid(columns, rows, steps, colors.map(channels), smooth, perceptual);
  const weights = Array.from({ length: steps + 1 }, (_, step) => bernstein(step / steps));
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const places = patchGrid(patchPoints(numbers, columns, column, row), weights, steps);
      drawPatch(picture, places, shades, column * steps, row * steps, steps);
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/**
 * @param {Uint8ClampedArray} data
 * @param {number[]} color
 */
function flood(data, [red, green, blue, alpha]) {
  for (let place = 0; place < data.length; place += 4) {
    data[place] = red;
    data[place + 1] = green;
    data[place + 2] = blue;
    data[place + 3] = alpha * 255;
  }
}

// MARK: Geometry

const [position, leading, top, trailing, bottom] = [0, 2, 4, 6, 8];

/**
 * The sixteen control points of a patch, row by row; the inner ones are derived from the corners.
 *
 * @param {number[]} numbers
 * @param {number} columns
 * @param {number} column
 * @param {number} row
 */
function patchPoints(numbers, columns, column, row) {
  /**
   * @param {number} x
   * @param {number} y
   */
  const vertex = (x, y) => (/** @type {number} */ part) => {
    const place = 10 * ((row + y) * columns + column + x) + part;
    return [numbers[place], numbers[place + 1]];
  };
  /**
   * @param {(part: number) => number[]} corner
   * @param {number} across
   * @param {number} down
   */
  const inner = (corner, across, down) => [0, 1].map((axis) => corner(across)[axis] + corner(down)[axis] - corner(position)[axis]);
  const [a, b, c, d] = [vertex(0, 0), vertex(1, 0), vertex(0, 1), vertex(1, 1)];
  return [
    a(position), a(trailing), b(leading), b(position),
    a(bottom), inner(a, trailing, bottom), inner(b, leading, bottom), b(bottom),
    c(top), inner(c, trailing, top), inner(d, leading, top), d(top),
    c(position), c(trailing), d(leading), d(position),
  ];
}

/** @param {number} t */
function bernstein(t) {
  const s = 1 - t;
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

/**
 * The coordinates of all corners of a patch's cells in pixels, row by row.
 *
 * @param {number[][]} points
 * @param {number[][]} weights
 * @param {number} steps
 */
function patchGrid(points, weights, steps) {
  const places = new Float64Array(2 * (steps + 1) * (steps + 1));
  let next = 0;
  for (const down of weights) {
    for (const across of weights) {
      let x = 0, y = 0;
      for (let place = 0; place < 16; place += 1) {
        const weight = down[place >> 2] * across[place & 3];
        x += weight * points[place][0];
        y += weight * points[place][1];
      }
      // The box's edges are at the centers of the outermost pixels.
      places[next] = x * (side - 1);
      places[next + 1] = y * (side - 1);
      next += 2;
    }
  }
  return places;
}

/**
 * @param {ImageData} picture
 * @param {Float64Array} places
 * @param {{ values: Float64Array, width: number }} shades
 * @param {number} left
 * @param {number} upper
 * @param {number} steps
 */
function drawPatch({ data }, places, shades, left, upper, steps) {
  /**
   * @param {number} x
   * @param {number} y
   */
  const corner = (x, y) => {
    const [place, shade] = [2 * (y * (steps + 1) + x), 4 * ((upper + y) * shades.width + left + x)];
    return { x: places[place], y: places[place + 1], shade };
  };
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const b = corner(column + 1, row), c = corner(column, row + 1);
      drawTriangle(data, shades.values, corner(column, row), b, c);
      drawTriangle(data, shades.values, b, corner(column + 1, row + 1), c);
    }
  }
}

/** @typedef {{ x: number, y: number, shade: number }} Corner a point, and the index of its shade */

/**
 * Fills every pixel whose center is in the triangle or on its edge.
 *
 * @param {Uint8ClampedArray} data
 * @param {Float64Array} shades
 * @param {Corner} a
 * @param {Corner} b
 * @param {Corner} c
 */
function drawTriangle(data, shades, a, b, c) {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const left = Math.max(Math.ceil(Math.min(a.x, b.x, c.x) - 1e-6), 0);
  const right = Math.min(Math.floor(Math.max(a.x, b.x, c.x) + 1e-6), side - 1);
  const upper = Math.max(Math.ceil(Math.min(a.y, b.y, c.y) - 1e-6), 0);
  const lower = Math.min(Math.floor(Math.max(a.y, b.y, c.y) + 1e-6), side - 1);
  for (let y = upper; y <= lower; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const second = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const third = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const first = 1 - second - third;
      if (first < -1e-6 || second < -1e-6 || third < -1e-6) continue;
      const place = 4 * (y * side + x);
      for (let channel = 0; channel < 4; channel += 1) {
        data[place + channel] =
          first * shades[a.shade + channel] + second * shades[b.shade + channel] + third * shades[c.shade + channel];
      }
    }
  }
}

// MARK: Colors

/**
 * Red, green, blue and opacity from 0 to 255 at all corners of cells, row by row.
 *
 * @param {number} columns
 * @param {number} rows
 * @param {number} steps
 * @param {number[][]} colors
 * @param {boolean} smooth
 * @param {boolean} perceptual
 */
function shadeGrid(columns, rows, steps, colors, smooth, perceptual) {
  const parts = colors.map((color) => mixable(color, perceptual));
  const across = rowWeights(columns, steps, smooth), down = rowWeights(rows, steps, smooth);
  const values = new Float64Array(4 * across.length * down.length);
  let next = 0;
  for (const rowParts of down.map((weights) => blendRows(parts, columns, weights))) {
    for (const weights of across) {
      values.set(shown(weighted(rowParts, weights), perceptual), next);
      next += 4;
    }
  }
  return { values, width: across.length };
}

/**
 * Premultiplied by alpha: a transparent color has no weight in a mixture.
 *
 * @param {number[]} values
 * @param {boolean} perceptual
 */
function mixable([red, green, blue, alpha], perceptual) {
  const color = [red / 255, green / 255, blue / 255];
  const parts = perceptual ? toOklab(color) : color;
  return [parts[0] * alpha, parts[1] * alpha, parts[2] * alpha, alpha];
}

/**
 * @param {number[]} parts
 * @param {boolean} perceptual
 */
function shown([first, second, third, opacity], perceptual) {
  const alpha = Math.min(Math.max(opacity, 0), 1);
  if (alpha === 0) return [0, 0, 0, 0];
  const parts = [first / alpha, second / alpha, third / alpha];
  const light = perceptual ? fromOklab(parts) : parts;
  return [...light.map((part) => Math.min(Math.max(part, 0), 1) * 255), alpha * 255];
}

/**
 * One color for each column: the weighted sum of the rows.
 *
 * @param {any} parts
 * @param {number} columns
 * @param {any} weights
 */
function blendRows(parts, columns, weights) {
  return Array.from({ length: columns }, (_, column) =>
    weighted({ at: (/** @type {number} */ row) => parts[row * columns + column] }, weights));
}

/**
 * @param {any} colors
 * @param {any} weights
 */
function weighted(colors, weights) {
  const sum = [0, 0, 0, 0];
  for (const [place, weight] of weights) {
    const color = colors.at(place);
    for (let part = 0; part < 4; part += 1) sum[part] += weight * color[part];
  }
  return sum;
}

/**
 * The weights of a row's vertices at every step along it.
 *
 * @param {number} count
 * @param {number} steps
 * @param {boolean} smooth
 */
function rowWeights(count, steps, smooth) {
  return Array.from({ length: (count - 1) * steps + 1 }, (_, step) => {
    const first = Math.min(Math.floor(step / steps), count - 2);
    const share = step / steps - first;
    return smooth ? cubic(first, share, count) : [[first, 1 - share], [first + 1, share]];
  });
}

/**
 * A curve through all vertices (Catmull-Rom): the slope at each is that between its neighbors.
 *
 * @param {number} first
 * @param {number} t
 * @param {number} count
 */
function cubic(first, t, count) {
  const [t2, t3] = [t * t, t * t * t];
  const before = (-t3 + 2 * t2 - t) / 2, after = (t3 - t2) / 2;
  const weights = new Map([[first, (3 * t3 - 5 * t2 + 2) / 2], [first + 1, (-3 * t3 + 4 * t2 + t) / 2]]);
  /**
   * @param {number} place
   * @param {number} weight
   */
  const add = (place, weight) => weights.set(place, (weights.get(place) ?? 0) + weight);
  // Beyond the ends, the row is extrapolated linearly.
  if (first > 0) add(first - 1, before);
  else { add(first, 2 * before); add(first + 1, -before); }
  if (first + 2 < count) add(first + 2, after);
  else { add(first + 1, 2 * after); add(first, -after); }
  return [...weights];
}
