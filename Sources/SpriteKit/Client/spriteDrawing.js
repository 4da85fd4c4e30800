// Draws sprites: a color, or a part of a picture, whole or as nine slices. This runs for every sprite in every frame,
// so it allocates only when something changed.

import { channels } from "./state.js";
import { replaces } from "./brush.js";
import { css } from "./textures.js";

const { width: widthChannel, height: heightChannel, blend, red, green, blue, opacity } = channels;

/** Values that are cached for a sprite until its part changes. A sprite that only moves keeps its cache. */
class Look {
  /**
   * @param {import("./wire.js").Part} part
   * @param {any} old
   */
  constructor(part, old) {
    this.part = part;
    const [anchorX, anchorY] = part.anchor ?? [0.5, 0.5];
    this.anchorX = anchorX;
    this.anchorY = anchorY;
    /** The cached color, and its result: a CSS color or a tinted picture. */
    this.red = old?.red ?? NaN;
    this.green = old?.green ?? NaN;
    this.blue = old?.blue ?? NaN;
    this.strength = old?.strength ?? NaN;
    this.texture = old?.texture ?? null;
    this.made = old?.made ?? null;
  }

  /**
   * Whether the cache is for these values. If not, they become the cache's key.
   *
   * @param {any} texture
   * @param {Float64Array} values
   * @param {number} strength
   */
  isMade(texture, values, strength) {
    const isSame = this.red === values[red] && this.green === values[green] && this.blue === values[blue]
      && this.strength === strength && this.texture === texture;
    if (isSame) return true;
    this.red = values[red];
    this.green = values[green];
    this.blue = values[blue];
    this.strength = strength;
    this.texture = texture;
    return false;
  }

  /** @param {Float64Array} values */
  color(values) {
    if (!this.isMade(null, values, values[opacity])) this.made = css(values.subarray(red, opacity + 1));
    return this.made;
  }

  /**
   * @param {import("./textures.js").Textures} textures
   * @param {import("./textures.js").Texture} texture
   * @param {Float64Array} values
   * @param {number} factor
   */
  tinted(textures, texture, values, factor) {
    if (!this.isMade(texture, values, factor)) {
      this.made = textures.tinted(texture, values[red], values[green], values[blue], factor);
    }
    return this.made;
  }
}

/**
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Node} node
 */
export function drawSprite(drawing, brush, node) {
  const { state: { values, texture: serial }, part } = node;
  if (node.drawn?.part !== part) node.drawn = new Look(part, node.drawn);
  const look = node.drawn;
  const width = values[widthChannel];
  const height = values[heightChannel];
  const left = -look.anchorX * width;
  if (drawing.isOutside(node, left, -look.anchorY * height, width, height)) return;
  const top = -(1 - look.anchorY) * height;
  if (serial === null) {
    enter(drawing, brush, node, left, top, width, height);
    brush.setFill(look.color(values));
    brush.context.fillRect(left, top, width, height);
    return;
  }
  const texture = drawing.world.textures.get(serial);
  if (!texture?.isLoaded(drawing.textures)) return;
  enter(drawing, brush, node, left, top, width, height);
  brush.setSmoothing(texture.isSmooth);
  if (values[blend] > 0) return drawTinted(drawing, brush, node, texture, left, top, width, height);
  const { image, left: sx, top: sy, width: sw, height: sh } = texture;
  drawPart(brush, part, texture, /** @type {HTMLImageElement} */ (image), sx, sy, sw, sh, left, top, width, height);
}

/**
 * The `replace` blend mode replaces the sprite's whole rectangle, including the picture's transparent parts.
 *
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Node} node
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function enter(drawing, brush, node, left, top, width, height) {
  drawing.enter(brush, node, true);
  drawing.quadCount += node.part.center ? 9 : 1;
  if (node.part.blend === replaces) brush.erase(() => brush.context.fillRect(left, top, width, height));
}

/**
 * @param {import("./drawing.js").Drawing} drawing
 * @param {import("./brush.js").Brush} brush
 * @param {import("./node.js").Node} node
 * @param {import("./textures.js").Texture} texture
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function drawTinted(drawing, brush, node, texture, left, top, width, height) {
  const { values } = node.state;
  const factor = Math.min(values[blend], 1);
  const canvas = node.drawn.tinted(drawing.textures, texture, values, factor);
  brush.setAlpha(node.alpha * (1 + (values[opacity] - 1) * factor));
  drawPart(brush, node.part, texture, canvas, 0, 0, canvas.width, canvas.height, left, top, width, height);
}

/**
 * @param {import("./brush.js").Brush} brush
 * @param {import("./wire.js").Part} part
 * @param {import("./textures.js").Texture} texture
 * @param {CanvasImageSource} source
 * @param {number} sx
 * @param {number} sy
 * @param {number} sw
 * @param {number} sh
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function drawPart({ context }, part, texture, source, sx, sy, sw, sh, left, top, width, height) {
  if (!part.center) return context.drawImage(source, sx, sy, sw, sh, left, top, width, height);
  drawStretched(context, source, [sx, sy, sw, sh], [left, top, width, height], part.center, texture.size);
}

/**
 * Nine slices: the corners keep their size, the edges stretch along one axis, the middle along both.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {CanvasImageSource} source
 * @param {number[]} from
 * @param {number[]} to
 * @param {number[]} center
 * @param {number[]} size
 */
function drawStretched(context, source, from, to, center, size) {
  eachSlice(from, to, center, size, (...places) => context.drawImage(source, ...places));
}

/**
 * Calls `visit` with each slice's left, top, width and height in the picture, and then on the canvas.
 *
 * @param {number[]} values
 * @param {number[]} values2
 * @param {number[]} values22
 * @param {number[]} values222
 * @param {(fromX: number, fromY: number, fromWidth: number, fromHeight: number, toX: number, toY: number, toWidth: number, toHeight: number) => void} visit
 */
export function eachSlice([sx, sy, sw, sh], [left, top, width, height], [cx, cy, cw, ch], [pw, ph], visit) {
  const columns = pieces([cx, cw, 1 - cx - cw], sx, sw, left, width, pw);
  const rows = pieces([1 - cy - ch, ch, cy], sy, sh, top, height, ph);
  for (const [fromY, fromHeight, toY, toHeight] of rows) {
    for (const [fromX, fromWidth, toX, toWidth] of columns) {
      if (fromWidth <= 0 || fromHeight <= 0 || toWidth <= 0 || toHeight <= 0) continue;
      visit(fromX, fromY, fromWidth, fromHeight, toX, toY, toWidth, toHeight);
    }
  }
}

/**
 * @param {number[]} values
 * @param {number} from
 * @param {number} fromLength
 * @param {number} to
 * @param {number} toLength
 * @param {number} points
 */
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
