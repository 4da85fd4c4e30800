// Draws a world with WebGL2, with the same order, positions, colors and operations as drawing.js on a 2D canvas.

import { channels } from "./state.js";
import { blendModes, replaces } from "./brush.js";
import { isOpaque, needsNoLayer } from "./crops.js";
import { Drawing } from "./drawing.js";
import { eachParticle, particleSize } from "./emitters.js";
import { Atlas } from "./glAtlas.js";
import { Batch, flags } from "./glBatch.js";
import { Layers } from "./glLayers.js";
import { Stamps } from "./glStamps.js";
import { labelBounds, LabelLook, paintLabel } from "./labels.js";
import { paintGlow, setStroke, shapeBounds, ShapeLook } from "./shapes.js";
import { eachSlice } from "./spriteDrawing.js";

const { width: widthChannel, height: heightChannel, blend, red, green, blue, opacity } = channels;
const white = 0xffffff;

/** @typedef {import("./node.js").Apart} Apart */

export class GLDrawing extends Drawing {
  /**
   * @param {WebGL2RenderingContext} gl
   * @param {import("./textures.js").Textures} textures
   */
  constructor(textures, gl) {
    super(textures);
    this.gl = gl;
    this.batch = new Batch(gl);
    this.layers = new Layers(gl);
    this.atlas = new Atlas(gl, () => this.batch.flush());
    this.stamps = new Stamps(this.atlas, this.batch);
    this.canvas = { width: 1, height: 1 };
    this.target = this.layers.canvas(1, 1);
    gl.enable(gl.BLEND);
    gl.disable(gl.DITHER);
  }

  /**
   * Draws everything; `ratio` is the number of pixels per point.
   *
   * @param {import("./world.js").World} world
   * @param {number} width
   * @param {number} height
   * @param {number} ratio
   * @param {HTMLCanvasElement} canvas
   */
  drawWorld(world, width, height, ratio, canvas) {
    Object.assign(this, { world, width, height, ratio, canvas, quadCount: 0 });
    this.target = this.layers.canvas(canvas.width, canvas.height);
    this.batch.callCount = 0;
    this.batch.drawInto(this.target);
    this.drawBackdrop();
    this.drawNodesInto(world.drawingOrder);
    this.batch.flush();
    this.drawCount = this.batch.callCount;
  }

  clear() {
    this.layers.canvas(this.canvas.width, this.canvas.height);
  }

  /** Draws labels again after fonts were loaded. */
  renew() { this.stamps.renew(); }

  drawBackdrop() {
    const { world: { head }, canvas, ratio, width, height, target } = this;
    const [left, top, wide, high] = this.world.sceneRectangle(width, height).map((length) => length * ratio);
    const hasBars = head.mode === 2 && (left > 0.5 || top > 0.5);
    if (hasBars && !head.transparent) this.addArea(head.bars ?? [0, 0, 0, 1]);
    if (hasBars) {
      this.batch.flush();
      const [x, y] = [Math.round(left), Math.round(top)];
      target.area = [x, canvas.height - Math.round(top + high), Math.round(left + wide) - x, Math.round(top + high) - y];
      target.bind();
    }
    if (head.transparent && head.background[3] === 0) return;
    this.addArea(head.background);
    target.isOpaque = head.background[3] === 1;
  }

  /**
   * Fills the area that can be drawn on.
   *
   * @param {number[]} color
   */
  addArea(color) {
    const { width, height } = this.canvas;
    const [, , , alpha = 1] = color;
    this.batch.add(
      "source-over", width, 0, 0, height, 0, 0, 0, 0, 0, 0, bytes(color[0], color[1], color[2]), flags.plain,
      limited(alpha), null, null);
  }

  /** @param {import("./node.js").Order} order */
  drawNodesInto(order) {
    for (const node of order) {
      if (!node.isShown) continue;
      switch (node.part.kind) {
        case "sprite": this.addSprite(node); break;
        case "label": this.addLabel(node); break;
        case "shape": this.addShape(node); break;
        case "emitter": this.addParticles(node); break;
        case "crop": if (node !== order.tree[0]) this.addCrop(/** @type {Apart} */ (node)); break;
        case "effect": if (node !== order.tree[0]) this.addEffect(/** @type {Apart} */ (node)); break;
      }
    }
  }

  // MARK: Sprites

  /** @param {import("./node.js").Node} node */
  addSprite(node) {
    const { state: { values, texture: serial }, part } = node;
    const width = values[widthChannel];
    const height = values[heightChannel];
    const anchorX = part.anchor ? part.anchor[0] : 0.5;
    const anchorY = part.anchor ? part.anchor[1] : 0.5;
    const left = -anchorX * width;
    if (this.isOutside(node, left, -anchorY * height, width, height)) return;
    const top = -(1 - anchorY) * height;
    const texture = serial === null ? null : this.world.textures.get(serial) ?? null;
    if (serial !== null && !texture?.isLoaded(this.textures)) return;
    const mode = this.modeOf(node, left, top, width, height);
    if (texture === null) {
      const color = bytes(values[red], values[green], values[blue]);
      return this.addColor(mode, node.matrix, left, top, width, height, color, node.alpha * limited(values[opacity]));
    }
    const factor = Math.min(values[blend], 1);
    const isTinted = factor > 0;
    const color = isTinted
      ? bytes(tinted(values[red], factor), tinted(values[green], factor), tinted(values[blue], factor)) : white;
    const strength = isTinted ? node.alpha * (1 + (values[opacity] - 1) * factor) : node.alpha;
    if (part.center) return this.addSlices(node, texture, mode, left, top, width, height, color, strength);
    this.addPicture(
      texture, mode, node.matrix, left, top, width, height, texture.left, texture.top, texture.width, texture.height, color,
      strength);
  }

  /**
   * The blend mode of a sprite. The `replace` mode first erases the sprite's rectangle.
   *
   * @param {import("./node.js").Node} node
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  modeOf(node, left, top, width, height) {
    this.quadCount += node.part.center ? 9 : 1;
    if (node.part.blend !== replaces) return blendModes[node.part.blend ?? 0];
    this.target.isOpaque = false;
    this.addColor("destination-out", node.matrix, left, top, width, height, 0, 1);
    return "lighter";
  }

  /**
   * @param {import("./node.js").Node} node
   * @param {import("./textures.js").Texture} texture
   * @param {string} mode
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   * @param {number} color
   * @param {number} strength
   */
  addSlices(node, texture, mode, left, top, width, height, color, strength) {
    eachSlice(
      [texture.left, texture.top, texture.width, texture.height], [left, top, width, height], /** @type {number[]} */ (node.part.center), texture.size,
      (fromX, fromY, fromWidth, fromHeight, toX, toY, toWidth, toHeight) => this.addPicture(
        texture, mode, node.matrix, toX, toY, toWidth, toHeight, fromX, fromY, fromWidth, fromHeight, color, strength));
  }

  /**
   * A part of a picture, in pixels of the picture, in a rectangle whose y axis points down.
   *
   * @param {import("./textures.js").Texture} texture
   * @param {string} mode
   * @param {ArrayLike<number>} matrix
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   * @param {number} fromX
   * @param {number} fromY
   * @param {number} fromWidth
   * @param {number} fromHeight
   * @param {number} color
   * @param {number} strength
   */
  addPicture(texture, mode, matrix, left, top, width, height, fromX, fromY, fromWidth, fromHeight, color, strength) {
    const slot = this.atlas.image(/** @type {HTMLImageElement} */ (texture.image));
    if (!slot) return;
    const isStraight = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
    const isThin = Math.abs((matrix[0] + matrix[2]) * (matrix[1] === 0 ? width : height)) * this.ratio < 1
      || Math.abs((matrix[1] + matrix[3]) * (matrix[1] === 0 ? height : width)) * this.ratio < 1;
    const flag = (texture.isSmooth ? 0 : flags.nearest) | (isStraight && !isThin ? 0 : flags.soft);
    const { scale } = slot;
    const x = slot.x + fromX * scale;
    const y = slot.y + fromY * scale;
    this.addRectangle(
      mode, matrix, left, top, width, height, x, y, x + fromWidth * scale, y + fromHeight * scale, color, flag, strength,
      slot.page, slot);
  }

  /**
   * A color in a rectangle whose y axis points down.
   *
   * @param {string} mode
   * @param {ArrayLike<number>} matrix
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   * @param {number} color
   * @param {number} strength
   */
  addColor(mode, matrix, left, top, width, height, color, strength) {
    this.addRectangle(
      mode, matrix, left, top, width, height, 0, 0, 0, 0, color, flags.plain | flags.soft, strength, null, null);
  }

  /**
   * A rectangle in the coordinates of a transform, but with a y axis that points down.
   *
   * @param {string} mode
   * @param {ArrayLike<number>} matrix
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   * @param {number} u
   * @param {number} v
   * @param {number} u2
   * @param {number} v2
   * @param {number} color
   * @param {number} flag
   * @param {number} strength
   * @param {import("./glAtlas.js").Page | null} page
   * @param {import("./glAtlas.js").Slot | null} place
   */
  addRectangle(mode, matrix, left, top, width, height, u, v, u2, v2, color, flag, strength, page, place) {
    const { ratio } = this;
    const a = matrix[0] * ratio;
    const b = matrix[1] * ratio;
    const c = -matrix[2] * ratio;
    const d = -matrix[3] * ratio;
    this.batch.add(
      mode, a * width, b * width, c * height, d * height, a * left + c * top + matrix[4] * ratio,
      b * left + d * top + matrix[5] * ratio, u, v, u2, v2, color, flag, strength, page, place);
  }

  // MARK: Labels, shapes and particles

  /** @param {import("./node.js").Node} node */
  addLabel(node) {
    const { part } = node;
    if (node.drawn?.part !== part) node.drawn = new LabelLook(part);
    const look = node.drawn;
    look.mix(node.state.values);
    /** @type {import("./glStamps.js").Figure} */
    const figure = {
      look, content: look.fills.join(), flips: true, bounds: (context) => labelBounds(context, look),
      paint: (context) => paintLabel(context, look),
    };
    this.stamps.draw(node, 0, figure, this.ratio, this.canvas, [blendModes[part.blend ?? 0]], node.alpha);
  }

  /** @param {import("./node.js").Node} node */
  addShape(node) {
    const { part } = node;
    if (node.drawn?.part !== part) node.drawn = new ShapeLook(part, node.drawn);
    const look = node.drawn;
    const mode = blendModes[part.blend ?? 0];
    /**
     * @param {number} index
     * @param {string[]} modes
     * @param {(context: CanvasRenderingContext2D) => void} paint
     */
    const add = (index, modes, paint) => this.stamps.draw(
      node, index, { look, content: "", flips: false, bounds: () => shapeBounds(look), paint }, this.ratio, this.canvas, modes,
      node.alpha);
    if (look.fill) {
      if (part.blend === replaces) this.target.isOpaque = false;
      add(0, part.blend === replaces ? ["destination-out", "lighter"] : [mode], (context) => {
        context.fillStyle = look.fill;
        context.fill(look.path);
      });
    }
    if (look.stroke && part.glow) {
      add(1, [mode], (context) => {
        setStroke(context, look);
        paintGlow(context, look, 1);
      });
    }
    if (!look.stroke) return;
    add(2, [mode], (context) => {
      setStroke(context, look);
      context.lineWidth = part.width;
      context.stroke(look.path);
    });
  }

  /** @param {import("./node.js").Node} node */
  addParticles(node) {
    const mode = blendModes[node.part.blend ?? 0];
    eachParticle(this, node, (matrix, strength, draw, texture) => {
      this.quadCount += 1;
      const [w, h] = particleSize(draw, texture);
      const [r, g, b, alpha] = draw.color;
      if (!texture) {
        return this.addColor(mode, matrix, -w / 2, -h / 2, w, h, bytes(r, g, b), limited(strength) * limited(alpha));
      }
      const factor = Math.min(Math.max(draw.blend, 0), 1);
      const color = bytes(tinted(limited(r), factor), tinted(limited(g), factor), tinted(limited(b), factor));
      const opaque = limited(strength) * limited(1 + (alpha - 1) * factor);
      this.addPicture(
        texture, mode, matrix, -w / 2, -h / 2, w, h, texture.left, texture.top, texture.width, texture.height, color, opaque);
    });
  }

  // MARK: Layers

  /** @param {Apart} node */
  addCrop(node) {
    const { target } = this;
    const picture = this.layer(node.inner);
    // A mask is always drawn, even outside of the view; a hidden mask hides everything.
    const mask = this.layer(node.maskOrder);
    this.target = target;
    this.layers.merge(picture, target, { mask, hardness: node.maskOrder.every(isOpaque) ? 1 : 20 });
    this.layers.release(picture, mask);
    this.batch.drawInto(target);
  }

  /** @param {Apart} node */
  addEffect(node) {
    if (needsNoLayer(node)) return this.drawNodesInto(node.inner);
    const { target } = this;
    const picture = this.layer(node.inner);
    this.target = target;
    const isReplacing = node.part.blend === replaces;
    if (isReplacing) {
      target.isOpaque = false;
      this.layers.merge(picture, target, { mode: "destination-out" });
    }
    const mode = isReplacing ? "lighter" : blendModes[node.part.blend ?? 0];
    this.layers.merge(picture, target, { mode, opacity: node.alpha });
    this.layers.release(picture);
    this.batch.drawInto(target);
  }

  /**
   * Draws nodes into a new layer.
   *
   * @param {import("./node.js").Order} order
   */
  layer(order) {
    this.batch.flush();
    this.target = this.layers.layer();
    this.batch.drawInto(this.target);
    this.drawNodesInto(order);
    this.batch.flush();
    return this.target;
  }
}

/** @param {number} number */
function limited(number) { return Math.min(Math.max(number, 0), 1); }

/**
 * A component of the color by which a picture is multiplied.
 *
 * @param {number} component
 * @param {number} factor
 */
function tinted(component, factor) { return 1 + (component - 1) * factor; }

/**
 * A color as a number, red in the lowest byte.
 *
 * @param {number} r
 * @param {number} g
 * @param {number} b
 */
function bytes(r, g, b) {
  return Math.round(limited(r) * 255) | (Math.round(limited(g) * 255) << 8) | (Math.round(limited(b) * 255) << 16);
}
