// Draws a world on a canvas, each node in its own coordinates.

import { channels } from "./actions.js";
import { drawCrop } from "./crops.js";
import { css } from "./textures.js";

const { width: widthChannel, height: heightChannel, blend, red, opacity } = channels;

// What replaces takes away first what is behind it; the browser's "copy" would take away all of the canvas.
const replaces = 6;
const blendModes = ["source-over", "lighter", "difference", "multiply", "multiply", "screen", "source-over", "lighter"];

export class Drawing {
  constructor(textures) {
    this.textures = textures;
    this.paths = new WeakMap();
    this.drawCount = 0;
  }

  /** Draws everything; `ratio` is how many pixels a point has. */
  draw(context, world, width, height, ratio) {
    this.world = world;
    this.ratio = ratio;
    this.drawCount = 0;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    context.clearRect(0, 0, width * ratio, height * ratio);
    this.drawBackground(context, width, height);
    this.area = [width, height];
    this.drawNodes(context, world.drawingOrder);
    context.restore();
  }

  drawBackground(context, width, height) {
    const { head } = this.world;
    const area = this.world.sceneRectangle(width, height).map((length) => length * this.ratio);
    const hasBars = head.mode === 2 && (area[0] > 0.5 || area[1] > 0.5);
    if (hasBars && !head.transparent) {
      context.fillStyle = head.bars ? css(head.bars) : "black";
      context.fillRect(0, 0, width * this.ratio, height * this.ratio);
    }
    context.save();
    if (hasBars) {
      context.beginPath();
      context.rect(...area);
      context.clip();
    }
    if (head.transparent && head.background[3] === 0) return;
    context.fillStyle = css(head.background);
    context.fillRect(0, 0, width * this.ratio, height * this.ratio);
  }

  drawNodes(context, order) {
    for (const node of order) if (node.isShown && !(node === order.tree[0] && node.part.k === "crop")) this.drawNode(context, node);
  }

  drawNode(context, node) {
    switch (node.part.k) {
      case "sprite": return this.drawSprite(context, node);
      case "label": return this.drawLabel(context, node);
      case "shape": return this.drawShape(context, node);
      case "crop": return drawCrop(this, context, node);
    }
  }

  /** Sets the context up for a node; pictures and letters have their y axis pointing down. */
  enter(context, node, flips) {
    const { matrix } = node;
    const { ratio } = this;
    const turned = flips ? -ratio : ratio;
    context.setTransform(
      matrix[0] * ratio, matrix[1] * ratio, matrix[2] * turned, matrix[3] * turned, matrix[4] * ratio, matrix[5] * ratio);
    context.globalAlpha = node.alpha;
    context.globalCompositeOperation = blendModes[node.part.blend ?? 0];
    this.drawCount += 1;
  }

  isOutside({ matrix }, left, bottom, width, height) {
    const middleX = left + width / 2;
    const middleY = bottom + height / 2;
    const x = matrix[0] * middleX + matrix[2] * middleY + matrix[4];
    const y = matrix[1] * middleX + matrix[3] * middleY + matrix[5];
    const reachX = (Math.abs(matrix[0] * width) + Math.abs(matrix[2] * height)) / 2;
    const reachY = (Math.abs(matrix[1] * width) + Math.abs(matrix[3] * height)) / 2;
    return x + reachX < 0 || y + reachY < 0 || x - reachX > this.area[0] || y - reachY > this.area[1];
  }

  // MARK: Sprites

  drawSprite(context, node) {
    const { values, texture } = node.state;
    const width = values[widthChannel];
    const height = values[heightChannel];
    const { anchor } = node.part;
    const anchorX = anchor ? anchor[0] : 0.5;
    const anchorY = anchor ? anchor[1] : 0.5;
    if (this.isOutside(node, -anchorX * width, -anchorY * height, width, height)) return;
    const left = -anchorX * width;
    const top = -(1 - anchorY) * height;
    const row = this.world.textures.get(texture);
    if (!row) {
      if (texture !== null) return;
      this.enterSprite(context, node, left, top, width, height);
      context.fillStyle = this.plainColor(node);
      context.fillRect(left, top, width, height);
      return;
    }
    const image = this.textures.image(row[0]);
    if (!image) return;
    const [, partX, partY, partWidth, partHeight, isNearest] = row;
    const { naturalWidth, naturalHeight } = image;
    let source = image;
    let part = [
      partX * naturalWidth, (1 - partY - partHeight) * naturalHeight, partWidth * naturalWidth, partHeight * naturalHeight,
    ];
    this.enterSprite(context, node, left, top, width, height);
    if (values[blend] > 0) {
      source = this.textures.tintedPart(image, `${row.slice(0, 5)}`, part, values.subarray(red, red + 3), Math.min(values[blend], 1));
      part = [0, 0, source.width, source.height];
      context.globalAlpha = node.alpha * (1 + (values[opacity] - 1) * Math.min(values[blend], 1));
    }
    context.imageSmoothingEnabled = isNearest !== 1;
    if (node.part.center) return drawStretched(context, source, part, [left, top, width, height], node.part.center, row.slice(6));
    context.drawImage(source, ...part, left, top, width, height);
  }

  /** A sprite that replaces what is behind it does so in all of its rectangle, where its picture is clear too. */
  enterSprite(context, node, left, top, width, height) {
    this.enter(context, node, true);
    if (node.part.blend === replaces) erase(context, () => context.fillRect(left, top, width, height));
  }

  /** A sprite's colour as CSS has it; words are made anew only where the colour changed. */
  plainColor(node) {
    const { values } = node.state;
    const known = node.color;
    if (known && known[0] === values[red] && known[1] === values[red + 1] && known[2] === values[red + 2]
      && known[3] === values[opacity]) return known[4];
    const components = [...values.subarray(red, opacity + 1)];
    node.color = [...components, css(components)];
    return node.color[4];
  }

  // MARK: Labels

  drawLabel(context, node) {
    const { corner: [left, top], color, runs } = node.part;
    const { values } = node.state;
    const factor = Math.min(Math.max(values[blend], 0), 1);
    this.enter(context, node, true);
    const mixed = (own) => css(own.map((component, index) => component + (values[red + index] - component) * factor));
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    for (const [text, x, baseline, family, size, , own] of runs) {
      context.fillStyle = mixed(own ?? color);
      context.font = `${size}px ${family === null ? "sans-serif" : JSON.stringify(family)}`;
      context.fillText(text, left + x, baseline - top);
    }
  }

  // MARK: Shapes

  drawShape(context, node) {
    const { part } = node;
    let path = this.paths.get(part);
    if (!path) this.paths.set(part, path = new Path2D(part.path));
    this.enter(context, node, false);
    if (part.fill) {
      if (part.blend === replaces) erase(context, () => context.fill(path));
      context.fillStyle = css(part.fill);
      context.fill(path);
      context.globalCompositeOperation = blendModes[part.blend ?? 0];
    }
    if (!part.stroke) return;
    context.strokeStyle = css(part.stroke);
    context.lineCap = part.cap ?? "butt";
    context.lineJoin = part.join ?? "miter";
    context.miterLimit = part.miter ?? 10;
    if (part.glow) this.glow(context, part, path, node.alpha);
    context.lineWidth = part.width;
    context.stroke(path);
  }

  /** Wider and wider strokes, each fainter. */
  glow(context, part, path, alpha) {
    const steps = 6;
    for (let step = steps; step > 0; step -= 1) {
      context.globalAlpha = alpha * 0.5 / steps;
      context.lineWidth = part.width + 2 * part.glow * step / steps;
      context.stroke(path);
    }
    context.globalAlpha = alpha;
  }
}

/** Clears what is behind a figure. What is drawn there next is added to nothing, at smooth edges to what remains. */
function erase(context, fill) {
  const { globalAlpha } = context;
  context.globalAlpha = 1;
  context.globalCompositeOperation = "destination-out";
  context.fillStyle = "black";
  fill();
  context.globalAlpha = globalAlpha;
  context.globalCompositeOperation = "lighter";
}

/** Nine pieces: the corners keep their size, the edges are stretched along themselves, the middle both ways. */
function drawStretched(context, source, [sx, sy, sw, sh], [left, top, width, height], [cx, cy, cw, ch], [pw, ph]) {
  const columns = pieces([cx, cw, 1 - cx - cw], sx, sw, left, width, pw);
  const rows = pieces([1 - cy - ch, ch, cy], sy, sh, top, height, ph);
  for (const [fromY, fromHeight, toY, toHeight] of rows) {
    for (const [fromX, fromWidth, toX, toWidth] of columns) {
      if (fromWidth <= 0 || fromHeight <= 0 || toWidth <= 0 || toHeight <= 0) continue;
      context.drawImage(source, fromX, fromY, fromWidth, fromHeight, toX, toY, toWidth, toHeight);
    }
  }
}

function pieces([before, middle, after], from, fromLength, to, toLength, points) {
  const fixed = Math.min((before + after) * points, toLength);
  const scale = before + after > 0 ? fixed / (before + after) : 0;
  const lengths = [before * scale, toLength - fixed, after * scale];
  const starts = [0, before, before + middle];
  let place = to;
  return [before, middle, after].map((part, index) => {
    const piece = [from + starts[index] * fromLength, part * fromLength, place, lengths[index]];
    place += lengths[index];
    return piece;
  });
}
