// Draws a list of operations on a canvas: for a canvas element, or for a mask.

import { canvasPaint } from "./canvasPaint.js";
import { CanvasImages } from "./canvasImages.js";
import {
  Layer, LayerPool, blend, clearing, coveredPixels, filterReach, isOneMark, isPlain, lookOf, mergedLook,
} from "./canvasLayers.js";
import { emojiFamilies, quotedFamily } from "./families.js";
import { canvasFilter } from "./filters.js";
import { canvasesFilter, filterPixels } from "./softwareFilters.js";

/** The largest side and area of a bitmap, in pixels, that every browser supports. A larger one would stay transparent. */
const sideMax = 16_000, areaMax = 16_000_000;

/**
 * Pixels per point: as on the screen, or fewer if the bitmap would be too large.
 *
 * @param {number} width
 * @param {number} height
 */
function fineness(width, height) {
  const most = Math.min(sideMax / Math.max(width, height, 1), Math.sqrt(areaMax / Math.max(width * height, 1)));
  return Math.min(window.devicePixelRatio || 1, most);
}

/**
 * A drawing of a box and a margin around it, filled with one paint.
 *
 * @param {import("./paint.js").Paint} paint
 * @param {number} width
 * @param {number} height
 * @param {number} margin
 * @param {() => void} imageCame
 */
export function paintedBox(paint, width, height, margin, imageCame) {
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const states = [[[1, 0, 0, 1, margin, margin]]];
  const path = `M${-margin} ${-margin}H${wide}V${high}H${-margin}Z`;
  const operations = [["fill", 0, path, false, paint, [0, 0, width, height]]];
  return new CanvasDrawing({ size: [wide, high], states, operations }, imageCame);
}

/**
 * The context for drawing operations.
 *
 * @typedef {object} Place
 * @property {DOMMatrix} base the matrix to the surface's pixels
 * @property {number} limit the index of the first symbol that these operations can't refer to
 */

export class CanvasDrawing {
  /**
   * `imageCame` is called when a missing image, or the fonts, have loaded.
   *
   * @param {any} content
   * @param {() => void} imageCame
   */
  constructor(content, imageCame) {
    this.content = content;
    this.symbols = content.symbols ?? [];
    this.imageCame = imageCame;
    this.images = new CanvasImages(imageCame);
    this.isWaiting = false;
    /** The canvas's pixels per point. */
    this.scale = 1;
    this.pool = new LayerPool();
  }

  /** @param {HTMLCanvasElement} canvas */
  draw(canvas) {
    const { size: [width, height], opaque = false, operations, margin: [top, left, bottom, right] = [0, 0, 0, 0] } = this.content;
    const [wide, high] = [left + width + right, top + height + bottom];
    const scale = fineness(wide, high);
    this.scale = scale;
    canvas.width = Math.ceil(wide * scale);
    canvas.height = Math.ceil(high * scale);
    const context = canvas.getContext("2d", { alpha: !opaque });
    if (!context || width <= 0 || height <= 0) return;
    const base = new DOMMatrix([scale, 0, 0, scale, left * scale, top * scale]);
    this.run(new Layer(context, canvas.width, canvas.height), operations, { base, limit: this.symbols.length });
    this.pool = new LayerPool();
    this.awaitFonts();
  }

  /** A font only starts loading when text is first drawn in it. */
  awaitFonts() {
    if (this.isWaiting || ![this.content.operations, ...this.symbols.map((/** @type {any[]} */ [inner]) => inner)].some(hasText)) return;
    this.isWaiting = true;
    document.fonts.ready.then(this.imageCame);
  }

  // MARK: Operations, one after the other

  /**
   * Performs operations on a surface.
   *
   * @param {import("./canvasLayers.js").Layer} surface
   * @param {any[]} operations
   * @param {Place} place
   */
  run(surface, operations, place) {
    for (const operation of operations) {
      surface.context.save();
      this.perform(surface, operation, place, lookOf(this.content.states[operation[1]]));
      surface.context.restore();
    }
  }

  /**
   * @param {import("./canvasLayers.js").Layer} surface
   * @param {any[]} operation
   * @param {Place} place
   * @param {import("./canvasLayers.js").Look} look
   */
  perform(surface, operation, place, look) {
    const [, state] = operation;
    const { context } = surface;
    const [, , , clips = []] = this.content.states[state];
    context.setTransform(place.base);
    for (const [path, evenOdd] of clips) context.clip(new Path2D(path), evenOdd ? "evenodd" : "nonzero");
    if (look.filters.length > 0 && !canvasesFilter) this.drawFiltered(surface, operation, place, look);
    else this.mark(surface, operation, place, look);
  }

  /**
   * @param {import("./canvasLayers.js").Layer} surface
   * @param {any[]} values
   * @param {Place} place
   * @param {import("./canvasLayers.js").Look} look
   */
  mark(surface, [name, state, ...operands], place, look) {
    const { context } = surface;
    const [matrix] = this.content.states[state];
    context.setTransform(place.base);
    context.transform(.../** @type {[number, number, number, number, number, number]} */ (matrix));
    this.show(context, look);
    if (name === "layer") return this.drawGroup(surface, operands[0], place, look);
    if (name === "symbol") return this.drawSymbol(surface, operands[0], place, matrix, look);
    if (name === "masked") return this.drawMasked(surface, operands, place);
    const marks = /** @type {Record<string, any>} */ (/** @type {unknown} */ (this));
    marks[`draw${name[0].toUpperCase()}${name.slice(1)}`](context, operands);
  }

  /**
   * Draws an operation into a separate layer, filters its pixels, and composites them.
   *
   * @param {import("./canvasLayers.js").Layer} surface
   * @param {any[]} operation
   * @param {Place} place
   * @param {import("./canvasLayers.js").Look} look
   */
  drawFiltered(surface, operation, place, look) {
    const layer = this.pool.take(surface.width, surface.height);
    layer.context.save();
    this.mark(layer, operation, place, { ...look, opacity: 1, mode: "normal", filters: [] });
    layer.context.restore();
    filterPixels(layer, look.filters, this.scale);
    this.show(surface.context, { ...look, filters: [] });
    blend(surface, layer);
    this.pool.giveBack(layer);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Pick<import("./canvasLayers.js").Look, "opacity" | "mode" | "filters">} options
   */
  show(context, { opacity, mode, filters }) {
    context.globalAlpha = opacity;
    context.globalCompositeOperation = mode === "normal" ? "source-over" : mode === "plus-lighter" ? "lighter" : mode;
    const filter = filters.map((filter) => canvasFilter(filter, this.scale)).join(" ") || "none";
    if (context.filter !== filter) context.filter = filter;
  }

  // MARK: Groups

  /**
   * Draws operations as a group: directly on the surface if the result is the same, otherwise through a layer.
   *
   * @param {import("./canvasLayers.js").Layer} surface
   * @param {any[]} operations
   * @param {Place} place
   * @param {import("./canvasLayers.js").Look} look
   */
  drawGroup(surface, operations, place, look, box = null, reach = 0) {
    if (operations.length === 1) {
      const own = lookOf(this.content.states[operations[0][1]]);
      const merged = mergedLook(look, own);
      const isSame = merged && (isOneMark(operations[0]) || (isPlain(merged) && !merged.isCut));
      if (isSame) return this.perform(surface, operations[0], place, merged);
    } else if (isPlain(look) && !look.isCut && this.areLaidOver(operations)) {
      return this.run(surface, operations, place);
    }
    const beyond = Math.ceil(filterReach(look.filters) * this.scale);
    const bounds = clearing.has(look.mode) ? null : box;
    this.drawApart(surface, operations, place, coveredPixels(surface, bounds, place.base, reach * this.scale, beyond));
  }

  /**
   * Whether all operations use normal blending, so that the result doesn't depend on what is below them.
   *
   * @param {any[]} operations
   */
  areLaidOver(operations) {
    return operations.every(([, state]) => lookOf(this.content.states[state]).mode === "normal");
  }

  /**
   * @param {Layer} surface
   * @param {any[]} operations
   * @param {any} place
   * @param {number[]} pixels
   */
  drawApart(surface, operations, { base, limit }, [x, y, width, height]) {
    if (width <= 0 || height <= 0) return;
    const layer = this.pool.take(width, height);
    this.run(layer, operations, { base: new DOMMatrix([1, 0, 0, 1, -x, -y]).multiply(base), limit });
    blend(surface, layer, [x, y]);
    this.pool.giveBack(layer);
  }

  /**
   * A symbol can only refer to earlier symbols, so that none contains itself; a missing one draws nothing.
   *
   * @param {import("./canvasLayers.js").Layer} surface
   * @param {number} index
   * @param {Place} options
   * @param {number[]} matrix
   * @param {import("./canvasLayers.js").Look} look
   */
  drawSymbol(surface, index, { base, limit }, matrix, look) {
    if (!(index < limit) || !this.symbols[index]) return;
    const [operations, box, reach] = this.symbols[index];
    this.drawGroup(surface, operations, { base: base.multiply(new DOMMatrix(matrix)), limit: index }, look, box, reach);
  }

  /**
   * @param {Layer} surface
   * @param {any[]} operands the operations, and those of the mask
   * @param {any} place
   */
  drawMasked(surface, [operations, mask], place) {
    const { width, height } = surface;
    const layer = this.pool.take(width, height), cut = this.pool.take(width, height);
    this.run(layer, operations, place);
    this.run(cut, mask, place);
    layer.context.save();
    layer.context.globalCompositeOperation = "destination-in";
    blend(layer, cut);
    layer.context.restore();
    blend(surface, layer);
    this.pool.giveBack(cut);
    this.pool.giveBack(layer);
  }

  // MARK: Marks

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import("./paint.js").Paint} paint
   * @param {number[]} box
   */
  paint(context, paint, box) { return canvasPaint(context, paint, box, (path) => this.images.at(path)); }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {any[]} values
   */
  drawFill(context, [path, evenOdd, paint, box]) {
    context.fillStyle = this.paint(context, paint, box);
    context.fill(new Path2D(path), evenOdd ? "evenodd" : "nonzero");
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {any[]} values
   */
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

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {any[][]} values
   */
  drawText(context, [lines]) {
    context.fontKerning = "normal";
    const box = textBox(lines);
    for (const [, baseline, , , ...runs] of lines) {
      for (const [text, x, width, family, size, color, decoration = 0, tracking = 0, extras = {}] of runs) {
        if (size === 0) continue;
        if (extras.image) {
          this.drawRunImage(context, extras.image, x, baseline - (extras.lift ?? 0), width, color);
          continue;
        }
        const y = baseline - (extras.lift ?? 0);
        if (extras.background) {
          context.fillStyle = extras.background;
          context.fillRect(x, y - size * 0.95, width, size * 1.2);
        }
        const italic = decoration & 4 ? "italic " : "";
        context.font = `${italic}${size}px ${family === null ? emojiFamilies : quotedFamily(family)}`;
        if ("letterSpacing" in context) context.letterSpacing = `${tracking}px`;
        context.fillStyle = extras.paint ? this.paint(context, extras.paint, box) : color;
        context.fillText(text, x, y);
        if (extras.color) context.strokeStyle = extras.color; else context.strokeStyle = context.fillStyle;
        if (decoration & 1) this.drawLine(context, x, y + size * 0.13, width, size / 15, decoration);
        if (decoration & 2) this.drawLine(context, x, y - size * 0.27, width, size / 15, decoration);
      }
    }
  }

  /**
   * Draws a line of a text decoration, centered on `y`: solid, dotted, dashed or double.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} thickness
   * @param {number} decoration
   */
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

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {any[]} values
   * @param {number} x
   * @param {number} baseline
   * @param {number} width
   * @param {string} color
   */
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

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {any[]} values
   */
  drawImage(context, [path, x, y, width, height, pixelated, tint]) {
    context.imageSmoothingEnabled = !pixelated;
    const image = tint === null ? this.images.at(path) : this.images.stencil(path, tint, context, width, height);
    if (image) context.drawImage(image, x, y, width, height);
  }
}

/**
 * The box around all lines, from the text's origin.
 *
 * @param {any[][]} lines
 */
function textBox(lines) {
  const [top = 0, , height = 0] = lines.at(-1) ?? [];
  return [0, 0, Math.max(0, ...lines.flatMap((line) => line.slice(4).map(([, x, width]) => x + width))), top + height];
}

/**
 * @param {any[]} operations
 * @returns {boolean}
 */
function hasText(operations) {
  return operations.some(([name, , inner, cut]) => name === "text" || (isGroup(name) && (hasText(inner) || hasText(cut ?? []))));
}

/** @param {string} name */
function isGroup(name) { return name === "layer" || name === "masked"; }
