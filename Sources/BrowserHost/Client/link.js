// A real link: it opens a page beside this one, which the new page knows nothing of.

import { Element } from "./element.js";
import { listenForFocus } from "./listening.js";
import { attribute } from "./meaning.js";

const schemes = ["http:", "https:", "mailto:", "tel:"];

export class LinkElement extends Element {
  get isSolid() { return true; }

  makeNode() {
    const node = document.createElement("a");
    node.target = "_blank";
    node.rel = "noopener noreferrer";
    // What the press was for is this link, not what lies around it.
    node.addEventListener("click", (event) => {
      event.stopPropagation();
      if (this.fields.disabled) event.preventDefault();
    });
    listenForFocus(this, node);
    return node;
  }

  show(changes, before) {
    super.show(changes, before);
    // A link without an address is out of the tab order.
    const { content, disabled } = this.fields;
    attribute(this.node, "href", isSafe(content) && !disabled ? content : null);
    attribute(this.node, "tabindex", null);
  }
}

/** A script is no address. */
function isSafe(address) {
  try { return schemes.includes(new URL(address).protocol); } catch { return false; }
}
