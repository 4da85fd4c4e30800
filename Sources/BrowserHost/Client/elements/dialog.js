// A dialog over the window: a real one, so that the browser keeps pointers, keys and assistive technology away from everything
// below. keyboardPlace.js decides where the focus goes afterwards. Only the host closes it; the client can only request that.

import { followBack } from "../page/backButton.js";
import { CardDrag } from "../input/cardDrag.js";
import { Element } from "./element.js";
import { exit } from "../input/exitCommand.js";
import { isField } from "../input/keyboardBar.js";
import { firstControl, giveKeyboard, moveKeyboard } from "../input/keyboardPlace.js";
import { attribute } from "./meaning.js";
import { goesToOpenControl } from "../input/openControl.js";
import { pressedBy } from "../input/shortcuts.js";

/** A screen reader says the name first, so it is kept short. */
const nameLengthMax = 80;

/** @type {DialogElement[]} the dialogs that are open, the topmost last */
const open = [];

/** @type {HTMLElement | null} where announcements are inserted for screen readers */
let region = null;

addEventListener("keydown", (event) => open.at(-1)?.noticeKey(event), { capture: true });

/** @extends {Element<HTMLDialogElement>} */
export class DialogElement extends Element {
  isPressedOutside = false;
  /** @type {CardDrag} */
  drag;

  get isSolid() { return true; }

  /** The dialog's content; the child before it dims the window. */
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
    // Without this the browser would focus something inside: the dialog itself gets the focus, or a menu's first button.
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

  /**
   * Moves the focus to the element that the host names, else to the default action, else to the first visible control; else the
   * dialog keeps it.
   */
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

  /** Opens the dialog without modality, so that the focus stays where it is. */
  showAside() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    this.node.show();
    if (active && active !== document.body) moveKeyboard(active);
  }

  /** Closes and reopens the dialog to change its modality; a focused node inside keeps the focus. */
  changeModality() {
    const active = this.node.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
    open.splice(open.indexOf(this), 1);
    this.node.close();
    this.open();
    if (active) moveKeyboard(active);
  }

  /** Closes the dialog: it stays visible, but no longer blocks anything. */
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

  /** A dialog that can't be closed also blocks the Back button, unless what lies below is in reach. */
  followBack() {
    followBack(this, open.includes(this) && (this.listensTo("dismiss") || !this.fields.content?.passive));
  }

  goBack() {
    this.wishToClose();
    return this.surface.hostHasHeard("dismiss");
  }

  /** Some browsers close a dialog on their own; the host hasn't closed it. */
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
    // During a drag, its keys have priority; it handles them later.
    if (event.isComposing || event.defaultPrevented || this.surface.dragging.isUnderWay || goesToOpenControl(event)) return;
    if (event.key === "Escape") {
      // If the dialog has a button for Escape, or a view in it with an exit command, that handles it instead.
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
    // In a field, arrow keys move the caret.
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

/**
 * Moves the live region into the topmost dialog: a screen reader ignores it outside of an open dialog. Old announcements are
 * dropped, or they would be spoken again.
 */
function moveAnnouncements() {
  // A dialog may have been removed from the page together with it, so it isn't looked for again.
  region ??= document.querySelector(".announcements");
  const place = open.at(-1)?.node ?? document.body;
  if (!region || region.parentNode === place) return;
  region.replaceChildren();
  place.append(region);
}

/**
 * Names the dialogs to which the app gave no name: by the first heading, a menu by what opened it, others by the beginning of
 * their text. Called after each change of the picture.
 */
export function nameDialogs() {
  for (const dialog of open) {
    const { node, fields } = dialog;
    const heading = fields.label === null ? node.querySelector("[role=heading]:not([aria-hidden=true] *)") : null;
    attribute(node, "aria-labelledby", heading?.id ?? null);
    attribute(node, "aria-label", fields.label ?? (heading ? null : dialog.nameByContent));
  }
  // Overlays that the app draws itself.
  for (const node of document.querySelectorAll("[role=dialog]:not(dialog, [aria-label])")) {
    attribute(node, "aria-labelledby", node.querySelector("[role=heading]")?.id ?? null);
  }
}
