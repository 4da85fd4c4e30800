// Draws shapes: paths, filled and stroked.

import { replaces } from "./brush.js";
import { css } from "./textures.js";

/** Values that are cached for a shape until its part changes. A shape that only moves keeps its path. */
export class ShapeLook {
  /**
   * @param {import("./wire.js").Part} part
   * @param {any} old
   */
  constructor(part, old) {
    this.part = part;
    this.path = old?.part.path === part.path ? old.path : new Path2D(part.path);
    this.fill = part.fill ? css(part.fill) : null;
    this.stroke = part.stroke ? css(part.stroke) : null;
  }
}

/**
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Node} node
 */
export function drawShape(drawing, brush, node) {
  const { part, alpha } = node;
  if (node.drawn?.part !== part) node.drawn = new ShapeLook(part, node.drawn);
  const { path, fill, stroke } = node.drawn;
  const { context } = brush;
  drawing.enter(brush, node, false);
  if (fill) {
    if (part.blend === replaces) brush.erase(() => context.fill(path));
    brush.setFill(fill);
    context.fill(path);
    brush.setBlend(part.blend);
  }
  if (!stroke) return;
  setStroke(context, node.drawn);
  if (part.glow) paintGlow(context, node.drawn, alpha);
  context.globalAlpha = alpha;
  context.lineWidth = part.width;
  context.stroke(path);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ShapeLook} look
 */
export function setStroke(context, { part, stroke }) {
  context.strokeStyle = stroke ?? "transparent";
  context.lineCap = part.cap ?? "butt";
  context.lineJoin = part.join ?? "miter";
  context.miterLimit = part.miter ?? 10;
}

/**
 * Strokes of growing width, each fainter.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {ShapeLook} look
 * @param {number} alpha
 */
export function paintGlow(context, { part, path }, alpha) {
  const steps = 6;
  context.globalAlpha = alpha * 0.5 / steps;
  for (let step = steps; step > 0; step -= 1) {
    context.lineWidth = part.width + 2 * (part.glow ?? 0) * step / steps;
    context.stroke(path);
  }
}

/**
 * Bounds that contain a shape: left, bottom, right and top. A curve is inside of the hull of its control points.
 *
 * @param {ShapeLook} look
 */
export function shapeBounds({ part }) {
  const numbers = (part.path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  const width = part.stroke ? part.width / 2 * (part.join ? 1.5 : Math.max(part.miter ?? 10, 1.5)) + (part.glow ?? 0) * 1.5 : 0;
  if (xs.length === 0) return [0, 0, 0, 0];
  /** @param {number[]} all */
  const least = (all) => all.reduce((a, b) => Math.min(a, b));
  /** @param {number[]} all */
  const most = (all) => all.reduce((a, b) => Math.max(a, b));
  return [least(xs) - width, least(ys) - width, most(xs) + width, most(ys) + width];
}
