// An element drawn by a client module: see Documentation/Protocol.md for what a module exports.

import { Element } from "./element.js";
import { mountPasskeys } from "../page/passkeys.js";

/**
 * The result of a client module's `mount`.
 *
 * @typedef {object} Drawing
 * @property {(payload: any) => void} update shows another payload
 * @property {(edited: Record<string, any>, gone: string[]) => void} edit takes over changed parts
 * @property {() => void} unmount
 */

/** What the modules export that are a part of the page, by their addresses in it. */
const ownModules = Object.entries({ "/client/page/passkeys.js": { mount: mountPasskeys } });

export class ModuleElement extends Element {
  /** @type {Drawing | null} */
  drawing = null;
  isGone = false;
  canvas = document.createElement("div");

  get isSolid() { return true; }

  /** The focused node in the drawing, or else its first focusable node. */
  get keyboardNode() {
    const { canvas } = this;
    if (canvas.contains(document.activeElement)) return /** @type {HTMLElement} */ (document.activeElement);
    return /** @type {HTMLElement | null} */ (canvas.querySelector("[tabindex='0'], button, input")) ?? this.node;
  }

  makeNode() {
    this.canvas.className = "canvas";
    this.canvas.addEventListener("focusin", (event) => this.noticeFocus(event, true));
    this.canvas.addEventListener("focusout", (event) => this.noticeFocus(event, false));
    const node = document.createElement("div");
    node.append(this.canvas);
    return node;
  }

  /**
   * @param {{ module: string, payload: any }} options
   * @param {any} previous
   */
  showContent({ module, payload }, previous) {
    if (module !== previous?.module) {
      this.unmount();
      this.mount(module);
    } else if (payload !== previous.payload) {
      this.drawing?.update(JSON.parse(payload));
    }
  }

  /** @param {string} path */
  async mount(path) {
    const address = new URL(path, location.href);
    if (address.origin !== location.origin) throw new Error(`${path} is not a module of this host's`);
    const own = ownModules.find(([end]) => path.endsWith(end));
    /** @type {{ mount: (...values: any[]) => Drawing }} */
    const module = own?.[1] ?? await import(address.href);
    // Meanwhile the element may have been removed, or got another module.
    if (this.isGone || this.fields.content.module !== path) return;
    const send = (/** @type {any} */ value, /** @type {string | null} */ coalesced = null) => {
      const key = coalesced === null ? null : `module ${this.id} ${coalesced}`;
      // Also while the element is disabled: the host decides which modules may report then.
      if (this.fields.events.includes("module")) this.surface.report(this.id, "module", { value }, key);
    };
    this.drawing = module.mount(this.canvas, JSON.parse(this.fields.content.payload), send, this.parts);
  }

  /**
   * @param {Record<string, any>} edited
   * @param {string[]} gone
   */
  showParts(edited, gone) { this.drawing?.edit(edited, gone); }

  /**
   * Reports that the drawing got or lost the focus; moves within the drawing, and losses by the whole page, are not reported.
   *
   * @param {FocusEvent} event
   * @param {boolean} focused
   */
  noticeFocus({ relatedTarget }, focused) {
    const { canvas } = this;
    if (canvas.contains(/** @type {Node | null} */ (relatedTarget)) || (!focused && canvas.contains(document.activeElement))) return;
    this.report("focus", { focused });
  }

  unmount() {
    this.drawing?.unmount();
    this.drawing = null;
    this.canvas.replaceChildren();
  }

  dispose() {
    super.dispose();
    this.isGone = true;
    this.unmount();
  }
}
