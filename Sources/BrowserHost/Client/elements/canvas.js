// A canvas element: a drawing from a list of operations, in a bitmap with the screen's resolution.
//
// It is redrawn when it changes, when an image or font in it has loaded, and when it is shown at another size. If the drawing is
// a text, drawn letter by letter, the text is also added invisibly for assistive technology.

import { CanvasDrawing } from "../drawing/canvasDrawing.js";
import { Element } from "./element.js";
import { speak } from "./spoken.js";

export class CanvasElement extends Element {
  canvas = document.createElement("canvas");
  /** @type {string | null} */
  text = null;
  /** @type {CanvasDrawing | null} */
  drawing = null;
  /** @type {HTMLElement | null} the text, for assistive technology */
  spoken = null;

  makeNode() {
    this.canvas.setAttribute("aria-hidden", "true");
    const node = document.createElement("div");
    node.append(this.canvas);
    return node;
  }

  get ownRole() { return this.fields.label === null || this.text !== null ? null : "img"; }

  get takesRole() { return this.text === null || this.fields.role !== null; }

  /**
   * A picture's name becomes its label; a text is added itself, or its label instead.
   *
   * @param {string | null} label
   */
  name(label) {
    super.name(this.text === null ? label : null);
    this.spoken = speak(this.node, this.spoken, this.text === null ? null : label ?? this.text);
  }

  /** @param {any} content */
  showContent(content) {
    this.text = content.text ?? null;
    this.name(this.fields.label);
    this.fit(content.margin ?? [0, 0, 0, 0]);
    this.drawing = new CanvasDrawing(content, () => this.drawSoon());
    this.draw();
  }

  /**
   * If the drawing extends beyond the element, the bitmap is larger.
   *
   * @param {number[]} values
   */
  fit([top, left, bottom, right]) {
    const { style } = this.canvas;
    style.inset = `${-top}px ${-right}px ${-bottom}px ${-left}px`;
    style.width = left + right > 0 ? `calc(100% + ${left + right}px)` : "";
    style.height = top + bottom > 0 ? `calc(100% + ${top + bottom}px)` : "";
  }

  /** Coalesced, since many images may load at once. */
  drawSoon() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      if (this.node.isConnected) this.draw();
    });
  }

  draw() { this.drawing?.draw(this.canvas); }
}
