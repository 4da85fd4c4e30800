// Draws shapes: paths, filled and stroked.

import { replaces } from "./brush.js";
import { css } from "./textures.js";

/** What is cached for a shape until its part changes. A shape that only moves keeps its path. */
class Look {
  constructor(part, old) {
    this.part = part;
    this.path = old?.part.path === part.path ? old.path : new Path2D(part.path);
    this.fill = part.fill ? css(part.fill) : null;
    this.stroke = part.stroke ? css(part.stroke) : null;
  }
}

export function drawShape(drawing, brush, node) {
  const { part, alpha } = node;
  if (node.drawn?.part !== part) node.drawn = new Look(part, node.drawn);
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
  context.strokeStyle = stroke;
  context.lineCap = part.cap ?? "butt";
  context.lineJoin = part.join ?? "miter";
  context.miterLimit = part.miter ?? 10;
  if (part.glow) glow(brush, part, path, alpha);
  context.lineWidth = part.width;
  context.stroke(path);
}

/** Strokes of growing width, each fainter. */
function glow(brush, part, path, alpha) {
  const steps = 6;
  brush.setAlpha(alpha * 0.5 / steps);
  for (let step = steps; step > 0; step -= 1) {
    brush.context.lineWidth = part.width + 2 * part.glow * step / steps;
    brush.context.stroke(path);
  }
  brush.setAlpha(alpha);
}
