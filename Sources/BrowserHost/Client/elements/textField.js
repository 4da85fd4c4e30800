// A text field, single-line or multiline. While a person types, the client owns the text: each change has a revision, and the
// host's text is applied only if it is based on the latest one. A composition is never interrupted.

import { Element } from "./element.js";
import { FieldSelection, textInside } from "./fieldSelection.js";
import { listenForFocus } from "../input/listening.js";
import { attribute } from "./meaning.js";
import { quotedFamily } from "../drawing/families.js";

/** The longest text that the host accepts (`TextFieldContent.lengthMax`). A longer text from the app can't be edited. */
const lengthMax = 160_000;

/** Above this length, reports are coalesced while a person types, since each one contains the whole text. */
const shortLengthMax = 4096;

/** @type {Record<string, string>} */
const alignments = { leading: "start", center: "center", trailing: "end" };

/** @extends {Element<HTMLInputElement | HTMLTextAreaElement>} */
export class TextFieldElement extends Element {
  revision = 0;
  /** The serial of the host's text that the field shows, for the current revision. */
  serial = 0;
  /** The host's text, and the browser's normalized version of it. */
  text = "";
  known = "";
  isComposing = false;
  /** @type {FieldSelection} */
  selection;
  /** @type {any} */
  waiting = null;

  get isSolid() { return true; }

  get isMultiline() { return this.kind === "textEditor"; }

  makeNode() {
    const node = document.createElement(this.isMultiline ? "textarea" : "input");
    node.maxLength = lengthMax;
    node.addEventListener("compositionstart", () => { this.isComposing = true; });
    node.addEventListener("compositionend", () => this.finishComposition());
    node.addEventListener("input", (event) => {
      if (!(/** @type {InputEvent} */ (event).isComposing)) this.noticeEdit();
    });
    node.addEventListener("keydown", (event) => this.submitOnReturn(/** @type {KeyboardEvent} */ (event)));
    // The selection has to be reported before the loss of focus.
    this.selection = new FieldSelection(this, node);
    listenForFocus(this, node);
    return node;
  }

  /**
   * @param {Partial<import("../transport/wire.js").Fields>} changes
   * @param {import("../transport/wire.js").Fields | null} before
   */
  show(changes, before) {
    super.show(changes, before);
    // The label of the return key on an on-screen keyboard.
    const { content, events } = this.fields;
    if (!("events" in changes || "content" in changes) || content === null) return;
    attribute(this.node, "enterkeyhint", content.submitLabel ?? (this.isMultiline || !events.includes("submit") ? null : "send"));
  }

  /** @param {any} content */
  showContent(content) {
    const { style } = this.node;
    if (!this.isMultiline) attribute(this.node, "type", content.secure ? "password" : "text");
    attribute(this.node, "inputmode", content.keyboard);
    attribute(this.node, "autocomplete", content.autocomplete ?? "off");
    attribute(this.node, "autocapitalize", content.capitalization);
    attribute(this.node, "autocorrect", content.corrects === false ? "off" : null);
    attribute(this.node, "spellcheck", content.corrects === false || !this.isMultiline ? "false" : "true");
    if (content.lineHeight) style.lineHeight = `${content.lineHeight}px`;
    attribute(this.node, "placeholder", content.placeholder === "" ? null : content.placeholder);
    style.setProperty("--placeholder", content.placeholderColor);
    style.setProperty("--tint", content.tint);
    style.fontFamily = [...content.families.map(quotedFamily), "sans-serif"].join(",");
    style.fontSize = `${content.size}px`;
    style.color = content.color;
    style.textAlign = alignments[content.alignment];
    this.takeOver(content);
  }

  dispose() {
    super.dispose();
    this.selection.dispose();
  }

  /** @param {any} content */
  takeOver(content) {
    if (this.isComposing) {
      this.waiting = content;
      return;
    }
    const { text, revision, serial = 0, selection } = content;
    if (revision < this.revision) return;
    this.revision = revision;
    this.serial = serial;
    this.text = text;
    this.known = textInside(text, this.isMultiline);
    this.node.readOnly = text.length > lengthMax;
    this.showText(this.known);
    this.selection.takeOver(selection);
  }

  /** @param {string} text */
  showText(text) {
    if (this.node.value === text) return;
    const isAtEnd = this.node.selectionEnd === this.node.value.length;
    const selection = [this.node.selectionStart ?? 0, this.node.selectionEnd ?? 0];
    this.node.value = text;
    if (document.activeElement !== this.node) return;
    if (isAtEnd) selection.fill(text.length);
    const [start, end] = selection.map((place) => Math.min(place, text.length));
    this.node.setSelectionRange(start, end);
  }

  noticeEdit() {
    if (this.node.readOnly) return;
    // An input method may insert more than the maximum length.
    const value = this.node.value.slice(0, lengthMax);
    const text = value.toWellFormed?.() ?? value;
    if (text === this.known) return;
    this.text = text;
    this.known = text;
    this.revision += 1;
    const from = this.serial === 0 ? {} : { serial: this.serial };
    this.serial = 0;
    const coalesced = text.length > shortLengthMax ? `text ${this.id}` : null;
    this.report("text", { text, revision: this.revision, ...from, ...this.selection.noticeEdit() }, coalesced);
  }

  finishComposition() {
    this.isComposing = false;
    const waiting = this.waiting;
    this.waiting = null;
    this.noticeEdit();
    // The host's text from meanwhile is applied only if the composition changed nothing.
    if (waiting) this.takeOver(waiting);
    this.selection.notice();
  }

  /** @param {KeyboardEvent} event */
  submitOnReturn(event) {
    // Key code 229 means that an input method handles the key, whatever `key` says.
    if (this.isMultiline && !(event.ctrlKey || event.metaKey)) return;
    if (event.key !== "Enter" || event.isComposing || this.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    this.noticeEdit();
    this.report("submit");
  }
}
