// A control with a value that the browser provides: a slider, a menu, or a picker for dates, times or colors. A slider draws
// itself (see style.css); the others lie invisibly over the children, which show the value, and open the browser's menu, calendar
// or palette.
//
// As with a field's text, the client owns the value while a person changes it: see Documentation/Protocol.md.

import { Element } from "./element.js";
import { listenForFocus } from "../input/listening.js";
import { attribute } from "./meaning.js";
import { quotedFamily } from "../drawing/families.js";

/** @type {Record<string, string>} */
const inputTypes = {
  sliderControl: "range", dateControl: "date", timeControl: "time", dateTimeControl: "datetime-local",
  colorControl: "color",
};

/** @typedef {HTMLInputElement & HTMLSelectElement} NativeControl one of these, depending on the kind */

export class ControlElement extends Element {
  revision = 0;
  known = "";
  isHeld = false;

  /** @type {NativeControl} */
  native;

  get isSlider() { return this.kind === "sliderControl"; }

  get isSolid() { return true; }

  get control() { return this.native; }

  get takesRole() { return false; }

  makeNode() {
    this.native = this.makeNative();
    const node = document.createElement("div");
    node.classList.add("control");
    node.append(this.native);
    return node;
  }

  makeNative() {
    const type = inputTypes[this.kind];
    const native = /** @type {NativeControl} */ (document.createElement(type ? "input" : "select"));
    if (type) native.setAttribute("type", type);
    native.className = "native";
    listenForFocus(this, native);
    native.addEventListener("input", () => this.noticeChange());
    native.addEventListener("change", () => this.finishChange());
    native.addEventListener("click", (event) => {
      // The click is for this control, not for an ancestor.
      event.stopPropagation();
      if (type && !this.isSlider) this.open();
    });
    native.addEventListener("blur", () => this.noticeChange());
    if (this.isSlider) native.addEventListener("pointerdown", () => this.hold(true));
    for (const name of ["pointerup", "pointercancel"]) native.addEventListener(name, () => this.hold(false));
    return native;
  }

  // MARK: What the host says

  /**
   * @param {any} content
   * @param {any} previous
   */
  showContent(content, previous) {
    const { style } = this.native;
    style.fontFamily = [...content.families.map(quotedFamily), "sans-serif"].join(",");
    style.fontSize = `${content.size}px`;
    style.colorScheme = content.dark ? "dark" : "light";
    style.setProperty("--ink", content.color);
    style.setProperty("--tint", content.tint);
    attribute(this.native, "min", content.minimum);
    attribute(this.native, "max", content.maximum);
    attribute(this.native, "step", content.step ?? (this.isSlider ? "any" : null));
    const isMenu = this.native.localName === "select";
    if (isMenu && JSON.stringify(content.options) !== JSON.stringify(previous?.options)) this.fill(content.options ?? []);
    this.takeOver(content);
  }

  /**
   * Options that existed before keep their nodes: an option of an open menu may have the focus.
   *
   * @param {any[]} options
   */
  fill(options) {
    const before = new Map([...this.native.options].map((option) => [option.value, option]));
    const groups = new Map();
    const lines = [];
    for (const [value, title, disabled, group = null] of options) {
      const option = before.get(value) ?? new Option(title, value);
      if (option.text !== title) option.text = title;
      option.disabled = disabled;
      if (group === null) lines.push(option);
      else if (groups.has(group)) groups.get(group).append(option);
      else {
        const heading = document.createElement("optgroup");
        heading.label = group;
        heading.append(option);
        groups.set(group, heading);
        lines.push(heading);
      }
    }
    this.arrange(lines);
    // New options make the browser select the first one, so the value is restored.
    this.native.value = this.known;
  }

  /**
   * A node that is already in place isn't moved, since it would lose the focus.
   *
   * @param {any[]} lines
   */
  arrange(lines) {
    const { native } = this;
    for (const line of [...native.children]) if (!lines.includes(line)) line.remove();
    lines.forEach((line, place) => {
      if (native.children[place] !== line) native.insertBefore(line, native.children[place] ?? null);
    });
  }

  /** @param {{ value: string, revision: number }} options */
  takeOver({ value, revision }) {
    if (revision < this.revision) return;
    this.revision = revision;
    this.known = value;
    // A menu without a selection shows none of its options.
    if (this.native.value !== value) this.native.value = value;
    if (this.isSlider) this.showFraction();
  }

  showFraction() {
    const { min, max, value } = this.native;
    const extent = Number(max) - Number(min);
    const fraction = extent > 0 ? (Number(value) - Number(min)) / extent : 0;
    this.native.style.setProperty("--fraction", String(Math.min(Math.max(fraction, 0), 1)));
  }

  // MARK: What a person does

  /** Browsers open a date picker only from a small part of the field; here the whole field looks like a button and opens it. */
  open() {
    try { this.native.showPicker(); } catch { /* A browser that has none lets the value be typed. */ }
  }

  noticeChange() {
    const { value } = this.native;
    // While a date is being typed, its value is empty until it is complete.
    if (value === this.known || value === "" || this.isBeingTyped()) return;
    this.known = value;
    this.revision += 1;
    if (this.isSlider) this.showFraction();
    if (!this.isHeld) this.hold(true);
    this.report("value", { value, revision: this.revision }, `value ${this.id}`);
  }

  /** A year that is being typed is out of range until it is complete: the host would replace it. */
  isBeingTyped() {
    const { rangeUnderflow, rangeOverflow } = this.native.validity;
    return document.activeElement === this.native && (rangeUnderflow || rangeOverflow);
  }

  finishChange() {
    this.noticeChange();
    this.hold(false);
  }

  /** @param {boolean} isDown */
  hold(isDown) {
    if (isDown === this.isHeld || this.fields.disabled) return;
    this.isHeld = isDown;
    // The last value has to be sent before the report that the control was released.
    if (!isDown) this.surface.settle(`value ${this.id}`);
    this.report("hold", { down: isDown });
  }
}
