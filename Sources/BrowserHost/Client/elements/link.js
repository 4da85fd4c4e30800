// A link: it opens a page in a new tab without access to this one, or the app handles it.

import { Element } from "./element.js";
import { listenForFocus } from "../input/listening.js";
import { opensPages, unnamedAddress } from "../page/links.js";
import { attribute } from "./meaning.js";

/** @extends {Element<HTMLAnchorElement>} */
export class LinkElement extends Element {
  get isSolid() { return true; }

  makeNode() {
    const node = document.createElement("a");
    node.target = "_blank";
    node.rel = "noopener noreferrer";
    // The press is for this link, not for an ancestor.
    node.addEventListener("click", (event) => {
      event.stopPropagation();
      const isHeard = this.listensTo("press");
      if (this.fields.disabled || isHeard) event.preventDefault();
      if (isHeard) this.report("press");
    });
    listenForFocus(this, node);
    return node;
  }

  /**
   * @param {Partial<import("../transport/wire.js").Fields>} changes
   * @param {import("../transport/wire.js").Fields | null} before
   */
  show(changes, before) {
    super.show(changes, before);
    // A link without an address is not in the tab order.
    const { content, disabled } = this.fields;
    const isAddress = opensPages(content) || content === unnamedAddress;
    attribute(this.node, "href", isAddress && !disabled ? content : null);
    attribute(this.node, "target", content === unnamedAddress ? null : "_blank");
    attribute(this.node, "tabindex", null);
  }
}
