// A real button: the browser knows how to press it by mouse, touch, key and assistive technology.

import { Element } from "./element.js";

export class ButtonElement extends Element {
  get isSolid() { return true; }

  makeNode() {
    const node = document.createElement("button");
    node.type = "button";
    node.addEventListener("click", (event) => {
      // What the press was for is this button, not what lies around it.
      event.stopPropagation();
      this.report("press");
    });
    listenForFocus(this, node);
    return node;
  }
}

/** Reports when the keyboard comes to a node and when it goes, but not when the whole page loses it. */
export function listenForFocus(element, node) {
  node.addEventListener("focus", () => element.report("focus", { focused: true }));
  node.addEventListener("blur", () => {
    if (document.activeElement !== node) element.report("focus", { focused: false });
  });
}
