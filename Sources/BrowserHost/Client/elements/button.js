// A button: a real one, so that the browser handles mouse, touch, keys and assistive technology.

import { Element } from "./element.js";
import { listenForFocus } from "../input/listening.js";

/** @type {Record<string, number>} */
const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @extends {Element<HTMLButtonElement>} */
export class ButtonElement extends Element {
  isHeld = false;

  get isSolid() { return true; }

  makeNode() {
    const node = document.createElement("button");
    node.type = "button";
    node.addEventListener("click", (event) => {
      // The press is for this button, not for an ancestor.
      event.stopPropagation();
      this.press();
    });
    node.addEventListener("keydown", (event) => this.moveAmongRadios(event));
    node.addEventListener("pointerdown", (event) => { if (event.button === 0) this.hold(true); });
    node.addEventListener("keydown", ({ key }) => { if (key === " ") this.hold(true); });
    for (const name of ["pointerup", "pointercancel", "pointerleave", "keyup", "blur"]) {
      node.addEventListener(name, () => this.hold(false));
    }
    listenForFocus(this, node);
    return node;
  }

  /** The action of a press; subclasses override it. */
  press() { this.report("press"); }

  /**
   * Reports when a finger or key goes down on the button and up again; the press itself is a separate event.
   *
   * @param {boolean} isDown
   */
  hold(isDown) {
    if (isDown === this.isHeld) return;
    this.isHeld = isDown;
    this.report("hold", { down: isDown });
  }

  /**
   * Arrow keys move between the radio buttons of a group, and wrap around at its ends.
   *
   * @param {KeyboardEvent} event
   */
  moveAmongRadios(event) {
    const step = steps[event.key];
    const group = this.fields.role === "radio" ? this.node.closest("[role=radiogroup]") : null;
    if (!step || !group || event.altKey || event.ctrlKey || event.metaKey) return;
    const radios = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[role=radio]:not(:disabled)")]);
    const next = radios.at((radios.indexOf(this.node) + step) % radios.length);
    event.preventDefault();
    next?.focus();
    next?.click();
  }
}
