// Scene transitions: a picture of the outgoing scene is kept, and both are drawn together.

import { css } from "./textures.js";

/**
 * Both scenes, and the progress of the transition between them.
 *
 * @typedef {object} Scenes
 * @property {CanvasRenderingContext2D} context
 * @property {HTMLCanvasElement} old
 * @property {HTMLCanvasElement} fresh
 * @property {number} part 0…1
 * @property {number} width
 * @property {number} height
 */

/**
 * Each draws onto an empty canvas; `part` is the progress, 0 to 1.
 *
 * @type {Record<string, (scenes: Scenes, ...parameters: any[]) => void>}
 */
const kinds = {
  /** @param {Scenes} options */
  crossFade({ context, old, fresh, part }) {
    context.drawImage(fresh, 0, 0);
    context.globalAlpha = 1 - part;
    context.drawImage(old, 0, 0);
  },

  /**
   * Fades out into the color in the first half, and in from it in the second.
   *
   * @param {Scenes} options
   * @param {number[]} color
   */
  fade({ context, old, fresh, part, width, height }, color) {
    context.drawImage(part < 0.5 ? old : fresh, 0, 0);
    context.globalAlpha = part < 0.5 ? part * 2 : 2 - part * 2;
    context.fillStyle = css(color);
    context.fillRect(0, 0, width, height);
  },

  /**
   * @param {Scenes} options
   * @param {number} x
   * @param {number} y
   * @param {boolean} movesOld
   * @param {boolean} movesNew
   */
  slide({ context, old, fresh, part, width, height }, x, y, movesOld, movesNew) {
    /**
     * @param {HTMLCanvasElement} picture
     * @param {number} way
     */
    const draw = (picture, way) => context.drawImage(picture, x * way * width, y * way * height);
    const drawOld = () => draw(old, movesOld ? part : 0);
    const drawNew = () => draw(fresh, movesNew ? part - 1 : 0);
    if (movesNew) { drawOld(); drawNew(); } else { drawNew(); drawOld(); }
  },

  /**
   * Flips like a card: narrowest halfway, where the other side appears.
   *
   * @param {Scenes} options
   * @param {boolean} isAcrossHorizontal
   */
  flip({ context, old, fresh, part, width, height }, isAcrossHorizontal) {
    const scale = Math.abs(Math.cos(part * Math.PI));
    const [x, y] = isAcrossHorizontal ? [1, scale] : [scale, 1];
    context.drawImage(
      part < 0.5 ? old : fresh, (1 - x) / 2 * width, (1 - y) / 2 * height, x * width, y * height);
  },

  /**
   * Either picture in two halves: the old one's halves open, or the new one's close.
   *
   * @param {Scenes} options
   * @param {boolean} opens
   * @param {boolean} isVertical
   */
  doors({ context, old, fresh, part, width, height }, opens, isVertical) {
    context.drawImage(opens ? fresh : old, 0, 0);
    drawHalves(context, opens ? old : fresh, opens ? part : 1 - part, isVertical, width, height);
  },

  /** @param {Scenes} options */
  doorway({ context, old, fresh, part, width, height }) {
    const scale = 0.5 + 0.5 * part;
    context.drawImage(
      fresh, (1 - scale) / 2 * width, (1 - scale) / 2 * height, scale * width, scale * height);
    drawHalves(context, old, part, false, width, height);
  },
};

/**
 * The two halves of a picture, each displaced by `way` times its own length.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLCanvasElement} picture
 * @param {number} way
 * @param {boolean} isVertical
 * @param {number} width
 * @param {number} height
 */
function drawHalves(context, picture, way, isVertical, width, height) {
  const [x, y] = isVertical ? [0, height / 2] : [width / 2, 0];
  const [partWidth, partHeight] = isVertical ? [width, height / 2] : [width / 2, height];
  context.drawImage(picture, 0, 0, partWidth, partHeight, -x * way, -y * way, partWidth, partHeight);
  context.drawImage(picture, x, y, partWidth, partHeight, x + x * way, y + y * way, partWidth, partHeight);
}

/** A running transition, from the picture that a canvas shows now. */
export class Transition {
  /**
   * - description: a number that identifies it, its kind, its duration in seconds, and the kind's parameters.
   *
   * @param {HTMLCanvasElement} canvas
   * @param {any[]} values
   */
  constructor(canvas, [, kind, seconds, ...rest]) {
    this.kind = kind;
    this.milliseconds = seconds * 1000;
    this.rest = rest;
    this.old = copy(canvas, document.createElement("canvas"));
    this.fresh = document.createElement("canvas");
    /** @type {number | null} */
    this.start = null;
  }

  /**
   * Draws the transition to the new scene, which a canvas shows, with an empty one's context. Returns whether it is still
   * running.
   *
   * @param {number} time
   * @param {HTMLCanvasElement} canvas
   * @param {CanvasRenderingContext2D} context
   */
  draw(time, canvas, context) {
    this.start ??= time;
    const part = this.milliseconds > 0 ? (time - this.start) / this.milliseconds : 1;
    if (part >= 1) return false;
    const { width, height } = canvas;
    copy(canvas, this.fresh);
    // The window may have been resized meanwhile.
    if (this.old.width !== width || this.old.height !== height) this.old = scaled(this.old, width, height);
    context.globalAlpha = 1;
    kinds[this.kind]({ context, old: this.old, fresh: this.fresh, part, width, height }, ...this.rest);
    return true;
  }
}

/**
 * @param {HTMLCanvasElement} from
 * @param {HTMLCanvasElement} to
 */
function copy(from, to) {
  if (to.width !== from.width) to.width = from.width;
  if (to.height !== from.height) to.height = from.height;
  const context = /** @type {CanvasRenderingContext2D} */ (to.getContext("2d"));
  context.clearRect(0, 0, to.width, to.height);
  context.drawImage(from, 0, 0);
  return to;
}

/**
 * @param {HTMLCanvasElement} picture
 * @param {number} width
 * @param {number} height
 */
function scaled(picture, width, height) {
  const result = document.createElement("canvas");
  [result.width, result.height] = [width, height];
  /** @type {CanvasRenderingContext2D} */ (result.getContext("2d")).drawImage(picture, 0, 0, width, height);
  return result;
}
