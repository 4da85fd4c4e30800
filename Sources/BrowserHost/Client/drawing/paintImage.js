// Converts any paint except a color to a CSS image.

import { paintedBox } from "./canvasDrawing.js";
import { cssGradient, isDrawn } from "./paint.js";

/**
 * Passes CSS for a box of this size to `show`: at once, and again when an image in the paint has loaded.
 *
 * @param {any[]} paint
 * @param {number} width
 * @param {number} height
 * @param {(css: string) => void} show
 */
export function showPaint(paint, width, height, show) {
  if (!isDrawn(paint)) return show(cssGradient(paint, width, height));
  const canvas = document.createElement("canvas");
  const draw = () => {
    drawing.draw(canvas);
    show(canvas.width > 0 && canvas.height > 0 ? `url("${canvas.toDataURL()}")` : "");
  };
  const drawing = paintedBox(paint, width, height, 0, draw);
  draw();
}
