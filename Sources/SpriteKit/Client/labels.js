// Draws labels: runs of text that Swift has laid out, each in its font and color.

import { channels } from "./state.js";
import { css } from "./textures.js";

const { blend, red, green, blue, opacity } = channels;

/** Values that are cached for a label until its part changes. */
export class LabelLook {
  /** @param {import("./wire.js").Part} part */
  constructor(part) {
    this.part = part;
    this.fonts = part.runs.map(([, , , family, size]) =>
      `${size}px ${family === null ? "sans-serif" : JSON.stringify(family)}`);
    /** @type {number[]} */
    this.mixed = [];
    /** @type {string[]} */
    this.fills = [];
  }

  /**
   * Mixes the runs' colors with the node's.
   *
   * @param {Float64Array} values
   */
  mix(values) {
    const factor = Math.min(Math.max(values[blend], 0), 1);
    const mixed = factor === 0 ? [0] : [factor, values[red], values[green], values[blue], values[opacity]];
    if (this.mixed.length === mixed.length && mixed.every((number, index) => number === this.mixed[index])) return;
    this.mixed = mixed;
    const { runs, color } = this.part;
    this.fills = runs.map(([, , , , , , own]) =>
      css(/** @type {number[]} */ (own ?? color).map((component, index) => component + (values[red + index] - component) * factor)));
  }
}

/**
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Node} node
 */
export function drawLabel(drawing, brush, node) {
  const { part } = node;
  if (node.drawn?.part !== part) node.drawn = new LabelLook(part);
  const { drawn: look } = node;
  look.mix(node.state.values);
  drawing.enter(brush, node, true);
  paintLabel(brush.context, look);
  brush.forgetFill();
}

/**
 * In the label's own coordinates, with the y axis downwards.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {LabelLook} options
 */
export function paintLabel(context, { part: { corner: [left, top], runs }, fills, fonts }) {
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  runs.forEach(([text, x, baseline], index) => {
    context.fillStyle = fills[index];
    context.font = fonts[index];
    context.fillText(text, left + x, baseline - top);
  });
}

/**
 * A label's bounds: left, top, right and bottom, in the coordinates of `paintLabel`.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {LabelLook} options
 */
export function labelBounds(context, { part: { corner: [left, top], runs }, fonts }) {
  const boxes = runs.map(([text, x, baseline], index) => {
    context.font = fonts[index];
    const size = context.measureText(text);
    return [
      left + x - size.actualBoundingBoxLeft, baseline - top - size.actualBoundingBoxAscent,
      left + x + size.actualBoundingBoxRight, baseline - top + size.actualBoundingBoxDescent,
    ];
  });
  return [0, 1, 2, 3].map((side) => Math[side < 2 ? "min" : "max"](...boxes.map((box) => box[side])));
}
