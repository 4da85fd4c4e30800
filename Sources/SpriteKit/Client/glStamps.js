// Labels and shapes for WebGL2: a 2D canvas draws them with their transform, and the atlas keeps the picture until they
// rotate, scale or change. A moving node keeps its picture as long as it is at the same quarter of a pixel.

import { flags } from "./glBatch.js";

/** A picture on the atlas, and the properties that it was drawn with. */
export class Stamp {
  constructor() {
    /** @type {import("./glAtlas.js").Slot | null} */
    this.slot = null;
    /** The version of the atlas, and the redraw round. */
    this.version = 0;
    this.round = 0;
    /** @type {object | null} */
    this.look = null;
    this.content = "";
    // The transform, its offset within a pixel, and the node's last position.
    this.matrix = new Float64Array(4);
    this.shiftX = NaN;
    this.shiftY = NaN;
    this.lastX = NaN;
    this.lastY = NaN;
    // The picture's position relative to the pixel of the node's origin, and its size; 0 if nothing is visible.
    this.left = 0;
    this.top = 0;
    this.width = 0;
    this.height = 0;
  }
}

/**
 * The content of a picture, in the node's coordinates.
 *
 * @typedef {object} Figure
 * @property {object} look the object that it was made from
 * @property {string} content other values that it depends on
 * @property {(context: CanvasRenderingContext2D) => number[]} bounds
 * @property {(context: CanvasRenderingContext2D) => void} paint
 * @property {boolean} flips whether the y axis points down
 */

export class Stamps {
  /**
   * @param {import("./glAtlas.js").Atlas} atlas
   * @param {import("./glBatch.js").Batch} batch
   */
  constructor(atlas, batch) {
    this.atlas = atlas;
    this.batch = batch;
    const canvas = document.createElement("canvas");
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    /** Incremented when all pictures have to be drawn again. */
    this.round = 0;
  }

  /** Draws all pictures again, because fonts were loaded. */
  renew() { this.round += 1; }

  /**
   * Draws one of a node's pictures.
   *
   * @param {import("./node.js").Node} node
   * @param {number} index which of the node's pictures it is
   * @param {Figure} figure
   * @param {number} ratio pixels a point
   * @param {{ width: number, height: number }} canvas
   * @param {string[]} modes
   * @param {number} opacity
   */
  draw(node, index, figure, ratio, canvas, modes, opacity) {
    node.stamps ??= [];
    const stamp = node.stamps[index] ??= new Stamp();
    const { matrix: [a, b, c, d, x, y] } = node;
    const turned = figure.flips ? -ratio : ratio;
    const matrix = [a * ratio, b * ratio, c * turned, d * turned];
    const moves = stamp.lastX !== x * ratio || stamp.lastY !== y * ratio;
    /** @param {number} at */
    const place = (at) => (moves && !Number.isNaN(stamp.lastX) ? Math.round(at * 4) / 4 : at);
    const [atX, atY] = [place(x * ratio), place(y * ratio)];
    [stamp.lastX, stamp.lastY] = [x * ratio, y * ratio];
    const [pixelX, pixelY] = [Math.floor(atX), Math.floor(atY)];
    if (!this.isFor(stamp, figure, matrix, atX - pixelX, atY - pixelY)) {
      this.make(stamp, figure, matrix, atX - pixelX, atY - pixelY, canvas);
    }
    const { slot, width, height } = stamp;
    if (!slot || width === 0) return;
    for (const mode of modes) {
      this.batch.add(
        mode, width, 0, 0, height, pixelX + stamp.left, pixelY + stamp.top,
        slot.x, slot.y, slot.x + width, slot.y + height, 0xffffff, flags.nearest, mode === "destination-out" ? 1 : opacity,
        slot.page, slot);
    }
  }

  /**
   * @param {Stamp} stamp
   * @param {Figure} options
   * @param {number[]} matrix
   * @param {number} shiftX
   * @param {number} shiftY
   */
  isFor(stamp, { look, content }, matrix, shiftX, shiftY) {
    return stamp.look === look && stamp.content === content && stamp.shiftX === shiftX && stamp.shiftY === shiftY
      && stamp.version === this.atlas.version && stamp.round === this.round && matrix.every((number, index) => number === stamp.matrix[index]);
  }

  /**
   * @param {Stamp} stamp
   * @param {Figure} figure
   * @param {number[]} matrix
   * @param {number} shiftX
   * @param {number} shiftY
   * @param {{ width: number, height: number }} canvas
   */
  make(stamp, figure, matrix, shiftX, shiftY, canvas) {
    stamp.matrix.set(matrix);
    Object.assign(stamp, { look: figure.look, content: figure.content, shiftX, shiftY });
    const box = this.box(figure, matrix, shiftX, shiftY);
    // Parts more than one and a half screens beyond the edges are hardly visible, and wouldn't fit into the atlas.
    const most = [Math.min(this.atlas.limit, canvas.width * 4 + 256), Math.min(this.atlas.limit, canvas.height * 4 + 256)];
    [stamp.left, stamp.top] = [box.left, box.top];
    [stamp.width, stamp.height] = [Math.min(box.width, most[0]), Math.min(box.height, most[1])];
    if (stamp.width > 0 && stamp.height > 0) this.paint(stamp, figure, matrix);
    [stamp.version, stamp.round] = [this.atlas.version, this.round];
  }

  /**
   * The pixels that a figure covers, relative to its origin's pixel.
   *
   * @param {Figure} options
   * @param {Iterable<number>} values
   * @param {number} shiftX
   * @param {number} shiftY
   */
  box({ bounds }, [a, b, c, d], shiftX, shiftY) {
    const [left, low, right, high] = bounds(this.context);
    const corners = [[left, low], [right, low], [left, high], [right, high]];
    const xs = corners.map(([x, y]) => a * x + c * y + shiftX);
    const ys = corners.map(([x, y]) => b * x + d * y + shiftY);
    const [minX, minY] = [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1];
    return {
      left: minX, top: minY, width: Math.ceil(Math.max(...xs)) + 1 - minX, height: Math.ceil(Math.max(...ys)) + 1 - minY,
    };
  }

  /**
   * @param {Stamp} stamp
   * @param {Figure} options
   * @param {Iterable<number>} values
   */
  paint(stamp, { paint }, [a, b, c, d]) {
    const { context, atlas } = this;
    const { canvas } = context;
    const { width, height } = stamp;
    if (canvas.width < width) canvas.width = width;
    if (canvas.height < height) canvas.height = height;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(a, b, c, d, stamp.shiftX - stamp.left, stamp.shiftY - stamp.top);
    context.globalAlpha = 1;
    paint(context);
    const { slot } = stamp;
    const fits = slot && stamp.version === atlas.version && slot.width >= width && slot.height >= height;
    // With some room for a label that grows or rotates.
    if (!fits) stamp.slot = atlas.reserve(roomy(width), roomy(height)) ?? atlas.reserve(width, height);
    if (stamp.slot) atlas.fill(stamp.slot, canvas, width, height);
  }
}

/** @param {number} length */
function roomy(length) { return Math.ceil(length / 16) * 16; }
