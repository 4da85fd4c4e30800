// A drawing from a list of operations, in a bitmap as fine as the screen.
//
// It is drawn again when it changes, when an image or a font that it names has come, and when it is shown at another size.

import { CanvasDrawing } from "./canvasDrawing.js";
import { Element } from "./element.js";

export class CanvasElement extends Element {
  makeNode() {
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    const node = document.createElement("div");
    node.append(this.canvas);
    return node;
  }

  get ownRole() { return this.fields.label === null ? null : "img"; }

  showContent(content) {
    this.drawing = new CanvasDrawing(content, () => this.drawSoon());
    this.draw();
  }

  /** Many images may come at once. */
  drawSoon() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      if (this.node.isConnected) this.draw();
    });
  }

  draw() { this.drawing.draw(this.canvas); }
}
