// Crop and effect nodes: their children are drawn into an offscreen layer. A crop node clips the layer to its mask. A
// mask pixel with an alpha of 0.05 or more shows the picture fully; a pixel below that should hide it, and nearly does.

import { channels } from "./state.js";
import { Brush, replaces } from "./brush.js";

const { width: widthChannel, height: heightChannel, opacity } = channels;

/**
 * Draws a crop node's children into a layer, clips it to the mask, and composites the result.
 *
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Apart} node
 */
export function drawCrop(drawing, brush, node) {
  const { context } = brush;
  const [pictureContext, maskContext] = [layer(context.canvas), layer(context.canvas)];
  drawing.drawNodes(new Brush(pictureContext), node.inner);
  // A mask is always drawn, even outside of the view; a hidden mask hides everything.
  drawing.drawNodes(new Brush(maskContext), node.maskOrder);
  cut(pictureContext, maskContext.canvas, node.maskOrder, drawing.ratio);
  brush.reset();
  context.drawImage(pictureContext.canvas, 0, 0);
}

/**
 * Draws an effect node's children into a layer, and composites it as one picture.
 *
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Apart} node
 */
export function drawEffect(drawing, brush, node) {
  const { alpha, part, inner } = node;
  if (needsNoLayer(node)) return drawing.drawNodes(brush, inner);
  const { context } = brush;
  const picture = layer(context.canvas);
  drawing.drawNodes(new Brush(picture), inner);
  brush.reset();
  const draw = () => context.drawImage(picture.canvas, 0, 0);
  brush.setAlpha(alpha);
  brush.setBlend(part.blend);
  if (part.blend === replaces) brush.erase(draw);
  draw();
}

/**
 * An opaque node whose children all blend normally.
 *
 * @param {import("./node.js").Apart} node
 */
export function needsNoLayer({ alpha, part, inner }) {
  return alpha >= 1 && !part.blend && inner.every((child) => !child.part.blend);
}

/** @param {{ width: number, height: number }} size */
function layer({ width, height }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLCanvasElement} mask
 * @param {import("./node.js").Order} order
 * @param {number} ratio
 */
function cut(context, mask, order, ratio) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = "destination-in";
  // An opaque mask needs no hardening, and keeps its antialiased edges.
  if (order.every(isOpaque)) return context.drawImage(mask, 0, 0);
  const area = reach(order, mask, ratio);
  context.drawImage(hardened(mask, area), area.left, area.top);
}

/**
 * Whether a node draws nothing translucent except antialiased edges. Pictures never qualify: their alpha is unknown.
 *
 * @param {import("./node.js").Node} node
 */
export function isOpaque({ isShown, alpha, part, state: { values, texture } }) {
  if (!isShown || part.kind === "node" || part.kind === "audio") return true;
  if (alpha < 1) return false;
  switch (part.kind) {
    case "sprite": return texture === null && values[opacity] >= 1;
    case "shape": return !part.glow && areOpaque([part.fill, part.stroke]);
    case "label": return values[opacity] >= 1 && areOpaque([part.color, ...part.runs.map((run) => run[6])]);
    default: return false;
  }
}

/** @param {(number[] | null | undefined)[]} colors */
function areOpaque(colors) { return colors.every((color) => !color || color[3] >= 1); }

/**
 * Multiplies the mask's alpha by 20, by adding the layer to itself five times, over as few pixels as possible.
 *
 * @param {HTMLCanvasElement} mask
 * @param {{ left: number, top: number, width: number, height: number }} area
 */
function hardened(mask, { left, top, width, height }) {
  const context = layer({ width, height });
  context.drawImage(mask, -left, -top);
  context.globalCompositeOperation = "lighter";
  for (const alpha of [1, 1, 1, 1, 0.25]) {
    context.globalAlpha = alpha;
    context.drawImage(context.canvas, 0, 0);
  }
  return context.canvas;
}

/**
 * The bounding box, in pixels, of a mask made of sprites; the whole canvas for other masks. At least 1 × 1.
 *
 * @param {import("./node.js").Order} order
 * @param {{ width: number, height: number }} canvas
 * @param {number} ratio
 */
function reach(order, { width, height }, ratio) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const node of order) {
    if (!node.isShown || node.part.kind === "node" || node.part.kind === "audio") continue;
    if (node.part.kind !== "sprite") return { left: 0, top: 0, width, height };
    for (const [x, y] of corners(node)) {
      [left, right] = [Math.min(left, x * ratio), Math.max(right, x * ratio)];
      [top, bottom] = [Math.min(top, y * ratio), Math.max(bottom, y * ratio)];
    }
  }
  [left, top] = [Math.max(Math.floor(left), 0), Math.max(Math.floor(top), 0)];
  [right, bottom] = [Math.min(Math.ceil(right), width), Math.min(Math.ceil(bottom), height)];
  return { left, top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
}

/**
 * A sprite's corners on the canvas, in points.
 *
 * @param {import("./node.js").Node} node
 */
function corners({ matrix: [a, b, c, d, e, f], part: { anchor = [0.5, 0.5] }, state: { values } }) {
  const xs = [-anchor[0], 1 - anchor[0]].map((x) => x * values[widthChannel]);
  const ys = [-anchor[1], 1 - anchor[1]].map((y) => y * values[heightChannel]);
  return xs.flatMap((x) => ys.map((y) => [a * x + c * y + e, b * x + d * y + f]));
}
