// Restores the focus when the focused node is removed or out of reach: to where it was before, if that is in reach again, else to
// the nearest control. So keyboard users don't have to start at the top of the page again.
//
// If a person or the host removes the focus, it is not restored.

import { isField } from "./keyboardBar.js";
import { isOnlyUnseen } from "../drawing/look.js";

const controls = "button, a[href], input, select, textarea, [tabindex]";

/** A live collection of all dialogs in the page. */
const dialogs = document.getElementsByTagName("dialog");

/** The most places that are remembered while something covers them. */
const coveredMax = 32;

/**
 * A focused node and its position: its ancestors from the inside out, its index in each, and its neighbors there.
 *
 * @typedef {object} Place
 * @property {HTMLElement} node
 * @property {{ node: HTMLElement, index: number, neighbours: (Element | null)[] }[]} around
 */

/**
 * The current place; null if nothing has the focus.
 *
 * @type {Place | null}
 */
let here = null;

/**
 * The places that were covered by something, the latest one last.
 *
 * @type {Place[]}
 */
let covered = [];

/** Whether the page is being changed: a loss of focus is then a result of that. */
let isChanging = false;

/** Whether the page or the host, and not a person, is moving the focus right now. */
let isMovedByItself = false;

/** Whether the person last used the keyboard. */
let usesKeys = false;

/** Whether a key has been down since before the focus moved automatically: it isn't meant for the newly focused control. */
let isStale = false;

addEventListener("keydown", (event) => {
  usesKeys = true;
  if (!event.repeat) isStale = false;
  if (!isStale || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
addEventListener("keyup", () => { isStale = false; }, { capture: true });
addEventListener("pointerdown", () => { usesKeys = false; }, { capture: true });

addEventListener("focusin", () => { if (!isChanging) note(); });
addEventListener("focusout", ({ target, relatedTarget }) => {
  if (relatedTarget === null && !isChanging && document.hasFocus() && isReachable(target)) here = null;
});
// Some browsers don't focus a button when it is pressed: the focus should still return to it from what it opens. Presses by a key
// or a script don't count.
addEventListener("click", ({ target, isTrusted }) => {
  const control = /** @type {HTMLElement | null | undefined} */ (/** @type {HTMLElement} */ (target).closest?.(controls));
  if (control && isTrusted && holder() === null) here = placeOf(control);
}, { capture: true });

/** Call it before the page is changed. */
export function beginChange() {
  note();
  isChanging = true;
}

/**
 * Call it after the page was changed. `isPromised` means that the host is about to set the focus.
 *
 * @param {boolean} isPromised
 */
export function endChange(isPromised) {
  isChanging = false;
  if (isPromised) return;
  const active = holder();
  if (active && isReachable(active)) return settle(active);
  if (!here || isResting(here.node)) return;
  if (isReachable(here.node)) return void (mayHave(here.node) && giveKeyboard(here.node));
  cover(here);
  const next = comeBack() ?? nearest(here);
  if (next) giveKeyboard(next);
}

/**
 * Whether a field or another native control is disabled temporarily: it gets the focus back when it is enabled. Keys typed
 * meanwhile are meant for it and must not press anything else. Some fields are transparent while they are disabled.
 *
 * @param {any} node
 */
function isResting(node) {
  return node.isConnected && node.matches(":disabled") && !node.closest(".leaving") && isOnlyUnseen(node);
}

/** Whether a focus event right now was not caused by a person. */
export function isUnasked() { return isMovedByItself; }

/**
 * Moves the focus to a node, not on behalf of a person.
 *
 * @param {HTMLElement} node
 */
export function moveKeyboard(node) {
  isMovedByItself = true;
  node.focus({ preventScroll: true });
  isMovedByItself = false;
}

/** The host has removed the focus. */
export function leaveKeyboard() { here = null; }

/** From now on the page shows another window. */
export function forgetPlaces() {
  here = null;
  covered = [];
}

/**
 * Focuses a node that the person didn't choose.
 *
 * @param {HTMLElement} node
 */
export function giveKeyboard(node) {
  isStale = usesKeys;
  // Browsers draw a focus ring after a script sets the focus; a person who uses a pointer doesn't want one.
  if (!usesKeys) hideRing(node);
  moveKeyboard(node);
  if (usesKeys) node.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (!isChanging) note();
}

/** @param {HTMLElement} node */
function hideRing(node) {
  const end = new AbortController();
  const show = () => {
    node.classList.remove("ringless");
    end.abort();
  };
  node.classList.add("ringless");
  node.addEventListener("blur", show, { signal: end.signal });
  addEventListener("keydown", show, { capture: true, signal: end.signal });
}

/**
 * The first visible control in a node that may be focused automatically.
 *
 * @param {HTMLElement} node
 */
export function firstControl(node) { return candidates(node).find((control) => isInSight(control, node)) ?? null; }

// MARK: Places

function note() {
  const active = holder();
  if (active && isReachable(active)) here = placeOf(active);
}

function holder() {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  return active && active !== document.body && active !== document.documentElement ? active : null;
}

/** @param {HTMLElement} node */
function placeOf(node) {
  /** @type {Place["around"]} */
  const around = [];
  for (let inner = node; inner.parentElement; inner = inner.parentElement) {
    const { parentElement: node, previousElementSibling: before, nextElementSibling: after } = inner;
    around.push({ node, index: indexOf(inner), neighbours: [before, after] });
  }
  return { node, around };
}

/** @param {Element} node */
function indexOf(node) { return Array.prototype.indexOf.call(node.parentElement?.children ?? [], node); }

/**
 * A node has the focus: covered places that are in reach again are forgotten.
 *
 * @param {HTMLElement} active
 */
function settle(active) {
  const isSame = here?.node === active;
  if (here && !isSame) cover(here);
  covered = covered.filter((place) => place.node !== active && isCovered(place));
  if (!isSame) here = placeOf(active);
}

/** @param {Place} place */
function cover(place) {
  if (isCovered(place)) covered = [...covered.filter(({ node }) => node !== place.node), place].slice(-coveredMax);
}

/**
 * Whether the place, or what is left of it, exists but is out of reach.
 *
 * @param {Place} place
 */
function isCovered(place) {
  const rest = place.node.isConnected ? place.node : place.around.find(({ node }) => node.isConnected)?.node;
  return rest !== undefined && !rest.closest(".leaving") && !isReachable(rest);
}

// MARK: Where to go

/** Focuses the latest covered place that is in reach again. */
function comeBack() {
  for (const place of covered.toReversed()) {
    if (isCovered(place)) continue;
    covered = covered.filter((other) => other !== place);
    const node = isReachable(place.node) && mayHave(place.node) ? place.node : nearest(place);
    if (node) return node;
  }
  return null;
}

/**
 * The control now at the node's position, else the next one, else the previous one, in the nearest ancestor that has any.
 *
 * @param {Place} options
 */
function nearest({ around }) {
  for (const { node, index: before, neighbours } of around) {
    if (!node.isConnected || node.closest("[inert], .leaving")) continue;
    const found = candidates(node);
    // If none of its neighbors are left, this is another screen, and the focus starts at its beginning.
    /** @param {Element | null} neighbour */
    const stays = (neighbour) => neighbour?.parentElement === node && !neighbour.matches(".leaving");
    const index = neighbours.some(stays) ? before : 0;
    const places = found.map((control) => placeIn(node, control));
    const next = found[places.findIndex((place) => place >= index)] ?? found.at(-1);
    if (next) return next;
  }
  return null;
}

/**
 * The index of the child that contains a control.
 *
 * @param {HTMLElement} node
 * @param {Element} control
 */
function placeIn(node, control) {
  let inner = control;
  while (inner.parentElement && inner.parentElement !== node) inner = inner.parentElement;
  return indexOf(inner);
}

/** @param {HTMLElement} node */
function candidates(node) {
  const all = /** @type {HTMLElement[]} */ ([...node.querySelectorAll(controls)]).filter((control) => control.tabIndex >= 0 && isReachable(control) && isShown(control));
  const quiet = all.filter((control) => !isField(control));
  return quiet.length > 0 || !usesKeys ? quiet : all;
}

/**
 * A focused field would bring up an on-screen keyboard, which the person didn't request.
 *
 * @param {HTMLElement} node
 */
function mayHave(node) { return usesKeys || !isField(node); }

/** @param {any} node */
function isReachable(node) {
  const modal = [...dialogs].findLast((dialog) => dialog.matches(":modal"));
  return node.isConnected && !node.matches(":disabled") && !node.closest("[inert], .leaving")
    && (!modal || modal.contains(node) || node.contains(modal));
}

/** @param {any} control */
function isShown(control) {
  const { width, height } = control.getBoundingClientRect();
  return width > 0 && height > 0 && (control.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * Uses the layout position, since a node that is being animated in is still moving.
 *
 * @param {HTMLElement} control
 * @param {HTMLElement} whole
 */
function isInSight(control, whole) {
  let top = 0, left = 0;
  for (let place = /** @type {HTMLElement | null} */ (control); place && place !== whole; place = /** @type {HTMLElement | null} */ (place.offsetParent)) {
    const around = /** @type {HTMLElement | null} */ (place.offsetParent);
    top += place.offsetTop - (around?.scrollTop ?? 0);
    left += place.offsetLeft - (around?.scrollLeft ?? 0);
    if (!around) return false;
    if (around !== whole && !around.matches(".scroll, .clips")) continue;
    if (top >= around.clientHeight || top + control.offsetHeight <= 0) return false;
    if (left >= around.clientWidth || left + control.offsetWidth <= 0) return false;
  }
  return true;
}
