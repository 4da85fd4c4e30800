// A real button: the browser knows how to press it by mouse, touch, key and assistive technology.

import { Element } from "./element.js";
import { listenForFocus } from "./listening.js";

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
