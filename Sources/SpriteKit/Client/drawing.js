// Draws a world on a canvas, each node in its own coordinates.

import { Brush } from "./brush.js";
import { drawCrop, drawEffect } from "./crops.js";
import { drawEmitter } from "./emitters.js";
import { drawLabel } from "./labels.js";
import { drawShape } from "./shapes.js";
import { drawSprite } from "./spriteDrawing.js";
import { css } from "./textures.js";

/** @typedef {import("./node.js").Apart} Apart */

export class Drawing {
  /** @param {import("./textures.js").Textures} textures */
  constructor(textures) {
    this.textures = textures;
    this.world = /** @type {import("./world.js").World} */ (/** @type {any} */ (null));
    this.ratio = 1;
    this.width = 0;
    this.height = 0;
    this.drawCount = 0;
    this.quadCount = 0;
  }

  /**
   * Draws everything; `ratio` is the number of pixels per point.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {import("./world.js").World} world
   * @param {number} width
   * @param {number} height
   * @param {number} ratio
   */
  draw(context, world, width, height, ratio) {
    this.world = world;
    this.ratio = ratio;
    this.width = width;
    this.height = height;
    this.drawCount = 0;
    this.quadCount = 0;
    const brush = new Brush(context);
    context.clearRect(0, 0, width * ratio, height * ratio);
    // `drawBackground` may clip to the scene's rectangle.
    context.save();
    this.drawBackground(brush);
    this.drawNodes(brush, world.drawingOrder);
    context.restore();
  }

  /** @param {import("./brush.js").Brush} brush */
  drawBackground(brush) {
    const { world: { head }, ratio, width, height } = this;
    const { context } = brush;
    const area = this.world.sceneRectangle(width, height).map((length) => length * ratio);
    const hasBars = head.mode === 2 && (area[0] > 0.5 || area[1] > 0.5);
    if (hasBars && !head.transparent) {
      brush.setFill(head.bars ? css(head.bars) : "black");
      context.fillRect(0, 0, width * ratio, height * ratio);
    }
    if (hasBars) {
      context.beginPath();
      context.rect(area[0], area[1], area[2], area[3]);
      context.clip();
    }
    if (head.transparent && head.background[3] === 0) return;
    brush.setFill(css(head.background));
    context.fillRect(0, 0, width * ratio, height * ratio);
  }

  /**
   * Draws nodes from back to front, except the crop or effect node whose own subtree this is (`order.tree[0]`).
   *
   * @param {import("./brush.js").Brush} brush
   * @param {import("./node.js").Order} order
   */
  drawNodes(brush, order) {
    for (const node of order) {
      if (!node.isShown) continue;
      switch (node.part.kind) {
        case "sprite": drawSprite(this, brush, node); break;
        case "label": drawLabel(this, brush, node); break;
        case "shape": drawShape(this, brush, node); break;
        case "emitter": drawEmitter(this, brush, node); break;
        case "crop": if (node !== order.tree[0]) drawCrop(this, brush, /** @type {Apart} */ (node)); break;
        case "effect": if (node !== order.tree[0]) drawEffect(this, brush, /** @type {Apart} */ (node)); break;
      }
    }
  }

  /**
   * Sets the brush up for a node. `flips` is for pictures and text, whose y axis points down.
   *
   * @param {import("./brush.js").Brush} brush
   * @param {import("./node.js").Node} node
   * @param {boolean} flips
   */
  enter(brush, node, flips) {
    const { matrix } = node;
    const { ratio } = this;
    const turned = flips ? -ratio : ratio;
    brush.context.setTransform(
      matrix[0] * ratio, matrix[1] * ratio, matrix[2] * turned, matrix[3] * turned,
      matrix[4] * ratio, matrix[5] * ratio);
    brush.setAlpha(node.alpha);
    brush.setBlend(node.part.blend);
    this.drawCount += 1;
  }

  /**
   * Whether a rectangle in a node's coordinates is entirely off the canvas.
   *
   * @param {import("./node.js").Node} node
   * @param {number} left
   * @param {number} bottom
   * @param {number} width
   * @param {number} height
   */
  isOutside({ matrix }, left, bottom, width, height) {
    const middleX = left + width / 2;
    const middleY = bottom + height / 2;
    const x = matrix[0] * middleX + matrix[2] * middleY + matrix[4];
    const y = matrix[1] * middleX + matrix[3] * middleY + matrix[5];
    const reachX = (Math.abs(matrix[0] * width) + Math.abs(matrix[2] * height)) / 2;
    const reachY = (Math.abs(matrix[1] * width) + Math.abs(matrix[3] * height)) / 2;
    return x + reachX < 0 || y + reachY < 0 || x - reachX > this.width || y - reachY > this.height;
  }
}
