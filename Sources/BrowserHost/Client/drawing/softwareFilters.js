// Applies a canvas's filters to its pixels in browsers whose canvases don't support filters (WebKit).

import { colorMatrix } from "./colorMatrix.js";

/** The number of box blurs: three approximate a Gaussian blur. */
const boxCount = 3;

/** Whether the browser's canvases support filters. */
export const canvasesFilter = "filter" in CanvasRenderingContext2D.prototype;

/**
 * Applies filters to a layer's pixels, in order. Lengths are in points of `scale` pixels.
 *
 * @param {import("./canvasLayers.js").Layer} layer
 * @param {any[][]} filters
 * @param {number} scale
 */
export function filterPixels(layer, filters, scale) {
  for (const [name, ...values] of filters) {
    if (name === "shadow") castShadow(layer, values, scale);
    else changePixels(layer, (pixels) => {
      if (name === "blur") blur(pixels, layer.width, layer.height, values[0] * scale);
      else if (name === "alphaThreshold") threshold(pixels, values);
      else recolor(pixels, colorMatrix(name, values));
    });
  }
}

/**
 * @param {import("./canvasLayers.js").Layer} layer
 * @param {(pixels: Uint8ClampedArray) => void} change
 */
function changePixels({ context, width, height }, change) {
  const image = context.getImageData(0, 0, width, height);
  change(image.data);
  context.putImageData(image, 0, 0);
}

/**
 * Uses the canvas's own shadow, and draws the original over it.
 *
 * @param {import("./canvasLayers.js").Layer} layer
 * @param {any[]} shadow
 * @param {number} scale
 */
function castShadow({ context, width, height }, [color, radius, x, y], scale) {
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [width, height];
  copy.getContext("2d")?.drawImage(context.canvas, 0, 0);
  context.save();
  context.resetTransform();
  context.clearRect(0, 0, width, height);
  context.shadowColor = color;
  context.shadowBlur = 2 * radius * scale;
  [context.shadowOffsetX, context.shadowOffsetY] = [x * scale, y * scale];
  context.drawImage(copy, 0, 0);
  context.restore();
}

/**
 * Makes opacity either 0 or 1, and everything one color.
 *
 * @param {Uint8ClampedArray} pixels
 * @param {number[]} values
 */
function threshold(pixels, [least, most, red, green, blue, alpha]) {
  const color = [red, green, blue, alpha].map((part) => part * 255);
  for (let place = 0; place < pixels.length; place += 4) {
    const opacity = pixels[place + 3] / 255;
    const isIn = opacity >= least && opacity <= most;
    for (let part = 0; part < 4; part += 1) pixels[place + part] = isIn ? color[part] : 0;
  }
}

/**
 * @param {number[]} matrix four rows of five, as in SVG
 * @param {Uint8ClampedArray} pixels
 */
function recolor(pixels, matrix) {
  for (let place = 0; place < pixels.length; place += 4) {
    const red = pixels[place], green = pixels[place + 1], blue = pixels[place + 2], alpha = pixels[place + 3];
    for (let part = 0, row = 0; part < 4; part += 1, row += 5) {
      pixels[place + part] = matrix[row] * red + matrix[row + 1] * green + matrix[row + 2] * blue
        + matrix[row + 3] * alpha + matrix[row + 4] * 255;
    }
  }
}

/**
 * Blurs colors premultiplied by their opacity.
 *
 * @param {Uint8ClampedArray} pixels
 * @param {number} width
 * @param {number} height
 * @param {number} deviation
 */
function blur(pixels, width, height, deviation) {
  const radius = Math.round((Math.sqrt(1 + (12 * deviation * deviation) / boxCount) - 1) / 2);
  if (radius < 1) return;
  const parts = new Float32Array(pixels);
  for (let place = 0; place < parts.length; place += 1) {
    if (place % 4 !== 3) parts[place] *= pixels[place | 3] / 255;
  }
  for (let round = 0; round < boxCount; round += 1) {
    for (let row = 0; row < 4 * height; row += 1) average(parts, (row >> 2) * width * 4 + (row & 3), 4, width, radius);
    for (let column = 0; column < 4 * width; column += 1) average(parts, column, width * 4, height, radius);
  }
  for (let place = 0; place < parts.length; place += 1) {
    const opacity = parts[place | 3];
    pixels[place] = place % 4 === 3 ? opacity : (parts[place] * 255) / Math.max(opacity, 1e-6);
  }
}

/**
 * Replaces each value of a line by the average of those around it; values beyond the ends count as 0.
 *
 * @param {Float32Array} values
 * @param {number} start
 * @param {number} step
 * @param {number} count
 * @param {number} radius
 */
function average(values, start, step, count, radius) {
  const line = new Float32Array(count);
  for (let place = 0; place < count; place += 1) line[place] = values[start + place * step];
  let sum = 0;
  for (let place = 0; place < Math.min(radius, count); place += 1) sum += line[place];
  for (let place = 0; place < count; place += 1) {
    sum += (line[place + radius] ?? 0) - (line[place - radius - 1] ?? 0);
    values[start + place * step] = sum / (2 * radius + 1);
  }
}
