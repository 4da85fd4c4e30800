// Crop and effect nodes: their children are drawn apart. What a crop node's mask doesn't cover is cut out. A pixel of
// the mask with an alpha of 0.05 or more shows the picture whole; one with less of it is to hide it, and nearly does.

import { channels } from "./actions.js";
import { Brush, replaces } from "./brush.js";

const { width: widthChannel, height: heightChannel, opacity } = channels;

/** Draws a crop node's children apart, cuts out what the mask doesn't cover, and puts the rest on the canvas. */
export function drawCrop(drawing, brush, node) {
  const { context } = brush;
  const [pictureContext, maskContext] = [layer(context.canvas), layer(context.canvas)];
  drawing.drawNodes(new Brush(pictureContext), node.inner);
  // A mask is drawn wherever it is; hidden it masks everything.
  drawing.drawNodes(new Brush(maskContext), node.maskOrder);
  cut(pictureContext, maskContext.canvas, node.maskOrder, drawing.ratio);
  brush.reset();
  context.drawImage(pictureContext.canvas, 0, 0);
}

/** Draws an effect node's children apart, and puts the picture on the canvas as one. */
export function drawEffect(drawing, brush, node) {
  const { alpha, part, inner } = node;
  // Opaque children of an opaque node look the same on the canvas itself.
  if (alpha >= 1 && !part.blend && inner.every((child) => !child.part.blend)) return drawing.drawNodes(brush, inner);
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

function layer({ width, height }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d");
}

function cut(context, mask, order, ratio) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = "destination-in";
  // An opaque mask is done, and keeps its smooth edges.
  if (order.every(isOpaque)) return context.drawImage(mask, 0, 0);
  const area = reach(order, mask, ratio);
  context.drawImage(hardened(mask, area), area.left, area.top);
}

/** Whether a node draws nothing that is translucent but for smooth edges. Of pictures that isn't known. */
function isOpaque({ isShown, alpha, part, state: { values, texture } }) {
  if (!isShown || part.k === "node" || part.k === "audio") return true;
  if (alpha < 1) return false;
  switch (part.k) {
    case "sprite": return texture === null && values[opacity] >= 1;
    case "shape": return !part.glow && areOpaque([part.fill, part.stroke]);
    case "label": return values[opacity] >= 1 && areOpaque([part.color, ...part.runs.map((run) => run[6])]);
    default: return false;
  }
}

function areOpaque(colors) { return colors.every((color) => !color || color[3] >= 1); }

/** A part of a mask with its alphas twenty times as high: five copies over itself, of no more pixels than need be. */
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

/** The pixels that a mask of sprites may cover; of other masks, all of the canvas. At least one, as a canvas has. */
function reach(order, { width, height }, ratio) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const node of order) {
    if (!node.isShown || node.part.k === "node" || node.part.k === "audio") continue;
    if (node.part.k !== "sprite") return { left: 0, top: 0, width, height };
    for (const [x, y] of corners(node)) {
      [left, right] = [Math.min(left, x * ratio), Math.max(right, x * ratio)];
      [top, bottom] = [Math.min(top, y * ratio), Math.max(bottom, y * ratio)];
    }
  }
  [left, top] = [Math.max(Math.floor(left), 0), Math.max(Math.floor(top), 0)];
  [right, bottom] = [Math.min(Math.ceil(right), width), Math.min(Math.ceil(bottom), height)];
  return { left, top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
}

/** A sprite's corners on the canvas, in points. */
function corners({ matrix: [a, b, c, d, e, f], part: { anchor = [0.5, 0.5] }, state: { values } }) {
  const xs = [-anchor[0], 1 - anchor[0]].map((x) => x * values[widthChannel]);
  const ys = [-anchor[1], 1 - anchor[1]].map((y) => y * values[heightChannel]);
  return xs.flatMap((x) => ys.map((y) => [a * x + c * y + e, b * x + d * y + f]));
}
