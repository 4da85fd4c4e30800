// A file field: a real one, which lies invisibly over its children, like the browser's other controls.

import { Element } from "./element.js";
import { listenForFocus } from "../input/listening.js";
import { sendFiles } from "../transport/sending.js";

export class FileElement extends Element {
  /** @type {number | null} */
  opened = null;
  native = document.createElement("input");

  get isSolid() { return true; }

  get control() { return this.native; }

  get takesRole() { return false; }

  makeNode() {
    this.native.type = "file";
    this.native.className = "native";
    listenForFocus(this, this.native);
    this.native.addEventListener("click", (event) => event.stopPropagation());
    this.native.addEventListener("change", () => this.take());
    this.native.addEventListener("cancel", (event) => {
      // Keeps the event from canceling a dialog that contains the field.
      event.stopPropagation();
      this.report("dismiss");
    });
    const node = document.createElement("div");
    node.classList.add("control");
    node.append(this.native);
    return node;
  }

  /** @param {{ accept?: string[], several?: boolean, opens?: number | null }} options */
  showContent({ accept = [], several = false, opens = null }) {
    this.native.accept = accept.join(",");
    this.native.multiple = several;
    if (opens === null || opens === this.opened) return;
    this.opened = opens;
    this.surface.afterUpdate(() => this.open());
  }

  /** A browser opens the file dialog only soon after a press; otherwise the person has to press the field. */
  open() {
    if (!navigator.userActivation?.isActive) return;
    try { this.native.showPicker(); } catch { /* It waits to be pressed. */ }
  }

  async take() {
    const count = await sendFiles(this, [...this.native.files ?? []]);
    // Allows choosing the same file again.
    this.native.value = "";
    if (count === 0) this.report("dismiss");
  }
}
