// A dialog over the window: a real one, so that the browser keeps pointers, keys and assistive technology out of what lies
// below. Where the keyboard goes afterwards is in keyboardPlace.js. Only the host closes it; the client asks it to.

import { followBack } from "../page/backButton.js";
import { CardDrag } from "../input/cardDrag.js";
import { Element } from "./element.js";
import { exit } from "../input/exitCommand.js";
import { isField } from "../input/keyboardBar.js";
import { firstControl, giveKeyboard, moveKeyboard } from "../input/keyboardPlace.js";
import { attribute } from "./meaning.js";
import { goesToOpenControl } from "../input/openControl.js";
import { pressedBy } from "../input/shortcuts.js";

/** A name is said before anything else. */
const nameLengthMax = 80;

/** @type {DialogElement[]} the dialogs that are open, the topmost last */
const open = [];

addEventListener("keydown", (event) => open.at(-1)?.noticeKey(event), { capture: true });

/** @extends {Element<HTMLDialogElement>} */
export class DialogElement extends Element {
  isPressedOutside = false;
  /** @type {CardDrag} */
  drag;

  get isSolid() { return true; }

  /** What it shows; what lies before it is a shade over the window. */
  get card() {
    const children = /** @type {HTMLElement[]} */ ([...this.node.children]);
    return children.findLast((child) => child.classList.contains("element")) ?? null;
  }

  makeNode() {
    const node = document.createElement("dialog");
    this.drag = new CardDrag(this, node);
    node.addEventListener("cancel", (event) => {
      if (event.target !== node) return;
      event.preventDefault();
      this.wishToClose();
    });
    node.addEventListener("close", () => this.reopen());
    node.addEventListener("pointerdown", (event) => { this.isPressedOutside = event.target === node; });
    node.addEventListener("click", (event) => { if (event.target === node && this.isPressedOutside) this.leaveByPress(); });
    return node;
  }

  /**
   * @param {Partial<import("../transport/wire.js").Fields>} changes
   * @param {import("../transport/wire.js").Fields | null} before
   */
  show(changes, before) {
    super.show(changes, before);
    attribute(this.node, "tabindex", "-1");
    this.node.classList.toggle("menuDialog", this.fields.content?.menu === true);
    if (this.fields.leaving) this.close();
    else if (!this.node.open) this.surface.afterUpdate(() => this.open());
    else if ("content" in changes && Boolean(before?.content?.passive) !== Boolean(this.fields.content?.passive)) this.changeModality();
  }

  open() {
    if (!this.node.isConnected || this.node.open || this.fields.leaving) return;
    // The dialog itself gets the keyboard, of a menu its first button: a browser prefers what is inside, if it can.
    const { card } = this;
    const opener = document.activeElement;
    this.openedBy = opener === document.body ? null : opener?.ariaLabel ?? opener?.textContent;
    const { menu, passive, first } = this.fields.content ?? {};
    if (card) card.inert = !menu || first !== undefined;
    this.node.classList.toggle("passive", passive === true);
    if (passive) this.showAside();
    else this.node.showModal();
    if (card) card.inert = false;
    open.push(this);
    moveAnnouncements();
    this.followBack();
    this.giveKeyboard();
  }

  /** To what the host names, else to the action by default, else to the first control in sight; else the dialog keeps it. */
  giveKeyboard() {
    const { menu, passive, first } = this.fields.content ?? {};
    if (passive || (menu && first === undefined)) return;
    const node = this.surface.elements.get(first)?.keyboardNode ?? this.defaultAction ?? firstControl(this.node);
    if (node) giveKeyboard(/** @type {HTMLElement} */ (node));
  }

  get defaultAction() {
    const element = pressedBy(new KeyboardEvent("keydown", { key: "Enter" }), this.surface);
    return element && this.node.contains(element.control) && !isField(element.control) ? element.control : null;
  }

  /** Beside what has the keyboard, which keeps it. */
  showAside() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    this.node.show();
    if (active && active !== document.body) moveKeyboard(active);
  }

  /** What is open one way opens the other way; whoever has the keyboard inside keeps it. */
  changeModality() {
    const active = this.node.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    open.splice(open.indexOf(this), 1);
    this.node.close();
    this.open();
    if (active) moveKeyboard(active);
  }

  /** Stays to be seen, but is in nobody's way any more. */
  close() {
    if (!open.includes(this)) return;
    open.splice(open.indexOf(this), 1);
    this.node.close();
    this.node.setAttribute("open", "");
    moveAnnouncements();
    this.followBack();
  }

  get nameByContent() {
    const words = this.fields.content?.menu ? this.openedBy : this.node.querySelector(".text")?.textContent;
    return words?.trim().slice(0, nameLengthMax) || null;
  }

  // MARK: Back

  get stepsBack() { return 1; }

  /** Nobody gets past a dialog that can't be closed, unless what lies below is in reach. */
  followBack() {
    followBack(this, open.includes(this) && (this.listensTo("dismiss") || !this.fields.content?.passive));
  }

  goBack() {
    this.wishToClose();
    return this.surface.hostHasHeard("dismiss");
  }

  /** Some browsers close a dialog without asking; the host has not been heard yet. */
  reopen() {
    if (!open.includes(this) || this.node.open) return;
    open.splice(open.indexOf(this), 1);
    this.open();
    this.wishToClose();
  }

  leaveByPress() { if (!this.fields.content?.stays) this.wishToClose(); }

  wishToClose() { this.report("dismiss"); }

  dispose() {
    super.dispose();
    this.close();
    this.drag.dispose();
  }

  // MARK: Keys

  /** @param {KeyboardEvent & { target: any }} event */
  noticeKey(event) {
    // The keys are a drag's while there is one, which hears them later.
    if (event.isComposing || event.defaultPrevented || this.surface.dragging.isUnderWay || goesToOpenControl(event)) return;
    if (event.key === "Escape") {
      // A button for it in the dialog is pressed instead, or a view in the dialog goes back by it.
      if (this.node.contains(pressedBy(event, this.surface)?.node ?? null)) return;
      if (exit(event)) return;
      event.preventDefault();
      this.wishToClose();
    } else if (this.fields.content?.menu) {
      this.moveAmongButtons(event);
    }
  }

  /** @param {KeyboardEvent & { target: any }} event */
  moveAmongButtons(event) {
    // They move within a field.
    if (event.target.closest("input, textarea, select")) return;
    const buttons = this.buttons();
    const place = buttons.findLastIndex((button) => button === document.activeElement);
    const next = {
      ArrowDown: place + 1, ArrowUp: place < 0 ? -1 : place - 1, Home: 0, End: -1,
    }[event.key];
    if (next === undefined || buttons.length === 0) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus({ focusVisible: true });
  }

  buttons() {
    const buttons = /** @type {HTMLElement[]} */ ([...this.node.querySelectorAll("button:not(:disabled)")]);
    return buttons.filter((button) => !button.closest("[inert]"));
  }
}

/** What is said aloud is not heard from outside of an open dialog. What was said there would be said again. */
function moveAnnouncements() {
  const region = document.querySelector(".announcements");
  const place = open.at(-1)?.node ?? document.body;
  if (!region || region.parentNode === place) return;
  region.replaceChildren();
  place.append(region);
}

/**
 * A dialog that the app gave no name is called what its first heading says; a menu, what it was opened by; others, what they
 * begin with. Called when the picture has changed.
 */
export function nameDialogs() {
  for (const dialog of open) {
    const { node, fields } = dialog;
    const heading = fields.label === null ? node.querySelector("[role=heading]:not([aria-hidden=true] *)") : null;
    attribute(node, "aria-labelledby", heading?.id ?? null);
    attribute(node, "aria-label", fields.label ?? (heading ? null : dialog.nameByContent));
  }
  // What an app itself lays over everything else.
  for (const node of document.querySelectorAll("[role=dialog]:not(dialog, [aria-label])")) {
    attribute(node, "aria-labelledby", node.querySelector("[role=heading]")?.id ?? null);
  }
}
