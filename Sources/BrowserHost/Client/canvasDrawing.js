// What a drawing's operations do to a canvas: that of a canvas element, or one that becomes a mask.

import { canvasPaint } from "./canvasPaint.js";
import { emojiFamilies, quotedFamily } from "./families.js";
import { cssFilter } from "./filters.js";

/** A drawing of a box that is all of one paint, and of a margin around it. */
export function paintedBox(paint, width, height, margin, imageCame) {
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const states = [[[1, 0, 0, 1, margin, margin]]];
  const path = `M${-margin} ${-margin}H${wide}V${high}H${-margin}Z`;
  const operations = [["fill", 0, path, false, paint, [0, 0, width, height]]];
  return new CanvasDrawing({ size: [wide, high], states, operations }, imageCame);
}

const images = new Map();
const imagesMax = 128;

export class CanvasDrawing {
  /** `imageCame` is called when an image that was missing is there, and when the fonts are. */
  constructor(content, imageCame) {
    this.content = content;
    this.imageCame = imageCame;
    this.isWaiting = false;
  }

  draw(canvas) {
    const { size: [width, height], opaque = false, operations } = this.content;
    const scale = window.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    const context = canvas.getContext("2d", { alpha: !opaque });
    if (!context || width <= 0 || height <= 0) return;
    this.run(context, operations, scale);
    this.awaitFonts();
  }

  /** A font begins to load when something is first drawn in it. */
  awaitFonts() {
    if (this.isWaiting || !hasText(this.content.operations)) return;
    this.isWaiting = true;
    document.fonts.ready.then(this.imageCame);
  }

  run(context, operations, scale) {
    for (const [name, state, ...operands] of operations) {
      context.save();
      enter(context, this.content.states[state], scale);
      this[`draw${name[0].toUpperCase()}${name.slice(1)}`](context, operands, scale);
      context.restore();
    }
  }

  paint(context, paint, box) { return canvasPaint(context, paint, box, (path) => this.image(path)); }

  drawFill(context, [path, evenOdd, paint, box]) {
    context.fillStyle = this.paint(context, paint, box);
    context.fill(new Path2D(path), evenOdd ? "evenodd" : "nonzero");
  }

  drawStroke(context, [path, { paint, width, cap, join, miter, dash = [], dashPhase = 0 }, box]) {
    context.strokeStyle = this.paint(context, paint, box);
    context.lineWidth = width;
    context.lineCap = cap;
    context.lineJoin = join;
    context.miterLimit = Math.max(miter, 1);
    context.setLineDash(dash);
    context.lineDashOffset = dashPhase;
    if (width > 0) context.stroke(new Path2D(path));
  }

  drawText(context, [lines]) {
    context.fontKerning = "normal";
    const box = textBox(lines);
    for (const [, baseline, , , ...runs] of lines) {
      for (const [text, x, width, family, size, color, decoration = 0, tracking = 0, extras = {}] of runs) {
        if (size === 0) continue;
        if (extras.image) {
          this.drawRunImage(context, extras.image, x, baseline, width, color);
          continue;
        }
        const italic = decoration & 4 ? "italic " : "";
        context.font = `${italic}${size}px ${family === null ? emojiFamilies : quotedFamily(family)}`;
        if ("letterSpacing" in context) context.letterSpacing = `${tracking}px`;
        context.fillStyle = extras.paint ? this.paint(context, extras.paint, box) : color;
        const y = baseline - (extras.lift ?? 0);
        context.fillText(text, x, y);
        if (extras.color) context.strokeStyle = extras.color; else context.strokeStyle = context.fillStyle;
        if (decoration & 1) this.drawLine(context, x, y + size * 0.13, width, size / 15, decoration);
        if (decoration & 2) this.drawLine(context, x, y - size * 0.27, width, size / 15, decoration);
      }
    }
  }

  /** A line of a text, about its middle: solid, of dots, of dashes or double. */
  drawLine(context, x, y, width, thickness, decoration) {
    context.save();
    context.lineWidth = thickness;
    if (decoration & 16) context.setLineDash([thickness, thickness]);
    if (decoration & 32) context.setLineDash([thickness * 3, thickness * 2]);
    for (const middle of decoration & 64 ? [y, y + 2 * thickness] : [y]) {
      context.beginPath();
      context.moveTo(x, middle);
      context.lineTo(x + width, middle);
      context.stroke();
    }
    context.restore();
  }

  drawRunImage(context, [ascent, height, , kind, source, ...rest], x, baseline, width, color) {
    const y = baseline - ascent;
    if (kind === "bitmap") return this.drawImage(context, [source, x, y, width, height, rest[1], rest[0]]);
    const [[left, top, wide, high], evenOdd] = rest;
    context.save();
    context.transform(width / wide, 0, 0, height / high, x - (left * width) / wide, y - (top * height) / high);
    context.fillStyle = color;
    context.fill(new Path2D(source), evenOdd ? "evenodd" : "nonzero");
    context.restore();
  }

  drawImage(context, [path, x, y, width, height, pixelated, tint]) {
    const image = this.image(path);
    if (!image) return;
    context.imageSmoothingEnabled = !pixelated;
    if (tint === null) return context.drawImage(image, x, y, width, height);
    const stencil = layerLike(context);
    const inner = stencil.getContext("2d");
    inner.setTransform(context.getTransform());
    inner.drawImage(image, x, y, width, height);
    inner.globalCompositeOperation = "source-in";
    inner.fillStyle = tint;
    inner.fillRect(x, y, width, height);
    blend(context, stencil);
  }

  drawLayer(context, [operations], scale) {
    const layer = layerLike(context);
    this.run(layer.getContext("2d"), operations, scale);
    blend(context, layer);
  }

  drawMasked(context, [operations, mask], scale) {
    const layer = layerLike(context), cut = layerLike(context);
    this.run(layer.getContext("2d"), operations, scale);
    this.run(cut.getContext("2d"), mask, scale);
    layer.getContext("2d").globalCompositeOperation = "destination-in";
    blend(layer.getContext("2d"), cut);
    blend(context, layer);
  }

  /** Null until it has come; then the drawing is made again. */
  image(path) {
    let image = images.get(path);
    if (!image) {
      image = new Image();
      image.src = path;
      if (images.size >= imagesMax) images.delete(images.keys().next().value);
      images.set(path, image);
    }
    if (image.complete) return image.naturalWidth > 0 ? image : null;
    image.addEventListener("load", this.imageCame, { once: true });
    return null;
  }
}


/** Around all lines, from the text's origin. */
function textBox(lines) {
  const [top = 0, , height = 0] = lines.at(-1) ?? [];
  return [0, 0, Math.max(0, ...lines.flatMap((line) => line.slice(4).map(([, x, width]) => x + width))), top + height];
}

function hasText(operations) {
  return operations.some(([name, , inner]) => name === "text" || ((name === "layer" || name === "masked") && hasText(inner)));
}

function enter(context, [matrix, opacity = 1, mode = "normal", clips = [], filters = []], scale) {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const [path, evenOdd] of clips) context.clip(new Path2D(path), evenOdd ? "evenodd" : "nonzero");
  context.transform(...matrix);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = mode === "normal" ? "source-over" : mode === "plus-lighter" ? "lighter" : mode;
  if (filters.length > 0) context.filter = filters.map((filter) => canvasFilter(filter, scale)).join(" ");
}

/** A canvas's filters count in its own pixels. */
function canvasFilter([name, ...values], scale) {
  if (name === "blur") return `blur(${values[0] * scale}px)`;
  if (name !== "shadow") return cssFilter([name, ...values]);
  const [color, radius, x, y] = values;
  return `drop-shadow(${x * scale}px ${y * scale}px ${radius * scale}px ${color})`;
}

function layerLike(context) {
  const layer = document.createElement("canvas");
  [layer.width, layer.height] = [context.canvas.width, context.canvas.height];
  return layer;
}

function blend(context, layer) {
  context.resetTransform();
  context.drawImage(layer, 0, 0);
}
