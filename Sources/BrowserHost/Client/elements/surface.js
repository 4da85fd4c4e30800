// The display list in the page: elements by id, and the operations that change them.
//
// It patches by id and never by position, so that a page changed by others (a translator wraps words into elements of its own)
// keeps working. The order of DOM nodes is the accessibility order; z-indices decide what is in front.

import { alignHistory } from "../page/backButton.js";
import { nameDialogs } from "./dialog.js";
import { Dragging } from "../input/dragging.js";
import { Fonts } from "../page/fonts.js";
import { moveKeepingState } from "./moving.js";
import { makeElement } from "./kinds.js";
import { bringIntoReach, takeBackReach } from "../drawing/look.js";
import { isField } from "../input/keyboardBar.js";
import { beginChange, endChange, forgetPlaces, leaveKeyboard, moveKeyboard } from "../input/keyboardPlace.js";
import { isPartOf } from "../input/openControl.js";
import { differences, fieldDefaults, fieldsOf } from "../transport/wire.js";

/**
 * @typedef {import("../transport/wire.js").Key} Key
 * @typedef {import("../transport/wire.js").EventKind} EventKind
 * @typedef {import("../transport/wire.js").Payload} Payload
 * @typedef {import("./element.js").Element<any>} ShownElement
 * @typedef {{ element: ShownElement, children: number[] }} Created
 */

export class Surface {
  /**
   * @param {HTMLElement} node
   * @param {object} [host]
   * @param {(id: number, kind: EventKind, payload: Payload, coalesced: string | null) => void} [host.report] receives events
   * @param {(serial: number, request: any[]) => void} [host.perform] performs a request to the page
   * @param {(coalesced: string) => void} [host.settle] flushes a coalesced event, so that it is sent before the next one
   */
  constructor(node, host = {}) {
    const { report = () => {}, perform = () => {}, settle = () => {} } = host;
    this.node = node;
    /** @type {Map<number, import("./element.js").Element<any>>} */
    this.elements = new Map();
    /** @type {import("./element.js").Element | null} */
    this.root = null;
    this.report = report;
    this.perform = perform;
    this.settle = settle;
    this.fonts = new Fonts();
    /** @type {number | null | undefined} */
    this.wantedFocus = undefined;
    this.isFocusSettled = () => true;
    /** @type {(() => void)[]} */
    this.later = [];
    this.pagePaint = "";
    /**
     * The elements that recognize gestures.
     *
     * @type {Set<import("./element.js").Element>}
     */
    this.gesturing = new Set();
    /**
     * The zoomings of scroll views, each of which scales one element.
     *
     * @type {Set<import("../input/zooming.js").Zooming>}
     */
    this.magnifying = new Set();
    this.dragging = new Dragging(this);
    /** @type {(kind: EventKind) => boolean} whether events of a kind are still unacknowledged */
    this.isWaiting = () => false;
    /** @type {{ kind: EventKind, resolve: (value?: any) => void }[]} callers that wait for it */
    this.listeners = [];
    forgetPlaces();
  }

  /**
   * Resolves once the host has acknowledged all events of a kind.
   *
   * @param {EventKind} kind
   */
  hostHasHeard(kind) {
    if (!this.isWaiting(kind)) return Promise.resolve();
    return new Promise((resolve) => { this.listeners.push({ kind, resolve }); });
  }

  /** The host has acknowledged events. */
  noticeReceipt() {
    // The focus may have to be restored, as after a change of the picture.
    beginChange();
    this.settleFocus();
    endChange(this.wantedFocus !== undefined);
    for (const listener of this.listeners.splice(0)) {
      if (this.isWaiting(listener.kind)) this.listeners.push(listener); else listener.resolve();
    }
  }

  // MARK: Updates

  /**
   * Applies a frame, which is a patch to the previous one.
   *
   * @param {any[]} operations
   */
  applyFrame(operations) { this.apply(operations, false); }

  /**
   * Applies a snapshot: elements that it doesn't contain are removed, the others keep their nodes.
   *
   * @param {any[]} operations
   */
  applySnapshot(operations) {
    const named = new Set(operations.filter(({ op }) => op === "create").map(({ id }) => id));
    const gone = [...this.elements.keys()].filter((id) => !named.has(id));
    this.apply([...operations, { op: "remove", ids: gone }], true);
  }

  /** Removes everything. */
  clear() {
    this.applySnapshot([]);
    forgetPlaces();
  }

  /**
   * Runs a closure after the current operations.
   *
   * @param {() => void} action
   */
  afterUpdate(action) { this.later.push(action); }

  /**
   * @param {any[]} operations
   * @param {boolean} isSnapshot
   */
  apply(operations, isSnapshot) {
    beginChange();
    const named = byName(operations);
    const ops = (/** @type {Key} */ name) => named[name] ?? none;
    for (const { faces } of ops("fonts")) this.fonts.add(faces);
    for (const { text } of ops("title")) document.title = text;
    for (const { text } of ops("language")) document.documentElement.lang = text;
    const created = ops("create").map((operation) => this.create(operation, isSnapshot));
    const updates = ops("update");
    const isRelayout = updates.some((operation) => operation.id === this.root?.id && "frame" in operation);
    for (const operation of updates) {
      const element = this.find(operation.id);
      element.change(fieldsOf(operation), operation.motions, isRelayout);
      if (operation.edited || operation.gone) element.editParts(operation.edited ?? {}, operation.gone ?? []);
    }
    this.arrange(updates.filter(({ left, placed }) => left || placed), created);
    for (const { id } of ops("root")) this.showRoot(id);
    if (isSnapshot || ops("root").length > 0 || updates.some(({ id }) => id === this.root?.id)) this.paintPage();
    for (const { ids } of ops("remove")) for (const id of ids) this.remove(id);
    for (const zooming of this.magnifying) zooming.refresh();
    for (const action of this.later.splice(0)) action();
    // An element may have moved to another scroll view, or its scroll view may have changed direction.
    if (this.gesturing.size > 0 && operations.some(({ placed, left, content }) => placed || left || content)) {
      for (const element of this.gesturing) element.gestures?.share();
    }
    takeBackReach();
    for (const { id } of ops("focus")) this.focus(id);
    for (const { requests } of ops("request")) for (const [serial, ...request] of requests) this.perform(serial, request);
    nameDialogs();
    endChange(this.wantedFocus !== undefined);
    alignHistory();
  }

  /** @param {number} id */
  find(id) {
    const element = this.elements.get(id);
    if (!element) throw new Error(`there is no element ${id}`);
    return element;
  }

  /**
   * Creates an element; in a snapshot, it may exist already.
   *
   * @param {any} operation
   * @param {boolean} isSnapshot
   */
  create(operation, isSnapshot) {
    const { id, kind, motions, children = [], parts = {} } = operation;
    const present = this.elements.get(id);
    if (present && present.kind === kind) {
      present.change(differences(present.fields, { ...fieldDefaults, ...fieldsOf(operation) }), motions);
      present.replaceParts(parts);
      return { element: present, children };
    }
    if (present) this.remove(id);
    const element = makeElement(id, kind, this);
    this.elements.set(id, element);
    element.begin(fieldsOf(operation), motions, !isSnapshot);
    element.replaceParts(parts);
    return { element, children };
  }

  /** @param {number} id */
  remove(id) {
    const element = this.elements.get(id);
    if (!element) return;
    this.elements.delete(id);
    element.dispose();
    element.node.remove();
  }

  /** @param {number} id */
  showRoot(id) {
    this.root = this.find(id);
    if (this.root.node.parentNode !== this.node) this.node.replaceChildren(this.root.node);
  }

  /**
   * Gives the area beyond the window's edges (visible while a page is overscrolled) the window's background. Written only on
   * changes, since it makes the browser recompute the page's styles.
   */
  paintPage() {
    const style = this.root?.node.style;
    const paint = style ? style.backgroundImage || style.backgroundColor : "";
    if (paint === this.pagePaint) return;
    this.pagePaint = paint;
    document.body.style.background = paint;
    const theme = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="theme-color"]'));
    if (theme && style?.backgroundColor) theme.content = style.backgroundColor;
  }

  // MARK: Children

  /**
   * Takes children out, then inserts them at their new positions.
   *
   * @param {any[]} edits
   * @param {Created[]} created
   */
  arrange(edits, created) {
    if (edits.length === 0 && created.length === 0) return;
    /** @type {Map<Element, ShownElement>} */
    const leaving = new Map();
    for (const { id, left = [] } of edits) for (const child of left) leaving.set(this.find(child).node, this.find(id));
    for (const { element, children } of created) this.noteLeaving(element, children, leaving);
    for (const { element, children } of created) this.placeRun(element, null, children, leaving);
    for (const { id, placed = [] } of edits) {
      for (const [after, ...children] of placed) this.placeRun(this.find(id), after, children, leaving);
    }
    for (const [node, parent] of leaving) if (node.parentNode === parent.container) node.remove();
  }

  /**
   * A snapshot doesn't list an element's previous children.
   *
   * @param {ShownElement} element
   * @param {number[]} children
   * @param {Map<Element, ShownElement>} leaving
   */
  noteLeaving(element, children, leaving) {
    const nodes = new Set(children.map((child) => this.find(child).node));
    for (const node of element.container.children) {
      if (isOfElement(node) && !nodes.has(node)) leaving.set(node, element);
    }
  }

  /**
   * Places children in order after the child `after`, or at the front.
   *
   * @param {ShownElement} parent
   * @param {number | null} after
   * @param {number[]} children
   * @param {Map<Element, ShownElement>} leaving
   */
  placeRun(parent, after, children, leaving) {
    const { container } = parent;
    let previous = after === null ? null : this.find(after).node;
    for (const child of children) {
      const { node } = this.find(child);
      breakCycle(node, container, leaving);
      const next = previous === null ? firstChildElement(container) : previous.nextElementSibling;
      if (next !== node) moveKeepingState(container, node, next);
      leaving.delete(node);
      previous = node;
    }
  }

  // MARK: Focus

  /**
   * Focuses an element, unless a person has just moved the focus and the host doesn't know that yet.
   *
   * @param {number | null} id
   */
  focus(id) {
    // The host answers a loss of focus that it received before a later gain, which is still on its way.
    if (id === null && !this.isFocusSettled()) return;
    this.wantedFocus = id;
    this.settleFocus();
  }

  settleFocus() {
    if (this.wantedFocus === undefined || !this.isFocusSettled()) return;
    const id = this.wantedFocus;
    this.wantedFocus = undefined;
    if (id === null) return this.blur();
    const node = this.elements.get(id)?.keyboardNode;
    if (!node || isPartOf(document.activeElement, node)) return;
    if (node.matches("input, textarea")) bringIntoReach(node);
    moveKeyboard(node);
    takeBackReach();
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * Removes the focus from the element that the host considers focused. It doesn't know about others that the browser focused: an
   * option of an open menu, a dialog that has the focus for its content, a button of an alert.
   */
  blur() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const element = this.elements.get(Number(active?.closest(".element")?.id.slice(1)));
    if (!active) return;
    if (element?.keyboardNode !== active || !element.listensTo("focus")) return;
    // The host isn't told when an alert's buttons or a menu's rows are focused.
    if (active.closest(".menuDialog") && !isField(active)) return;
    active.blur();
    leaveKeyboard();
  }

  // MARK: For tests

  /** The display list as the page shows it: each element's fields, and its children's ids in DOM order. */
  describe() {
    /** @type {Record<number, any>} */
    const described = {};
    for (const [id, element] of this.elements) {
      const children = [...element.container.children].map(({ id: name }) => Number(name.slice(1)))
        .filter((child) => this.elements.get(child)?.node.parentNode === element.container);
      described[id] = { kind: element.kind, fields: element.fields, parts: Object.entries(element.parts).sort(), children };
    }
    return { root: this.root?.id ?? null, elements: described };
  }
}

/** @type {readonly any[]} */
const none = Object.freeze([]);

/**
 * The operations grouped by name, in order.
 *
 * @param {any[]} operations
 */
function byName(operations) {
  /** @type {Record<string, any[]>} */
  const named = {};
  for (const operation of operations) (named[operation.op] ??= []).push(operation);
  return named;
}

/**
 * What a kind draws itself (an image, a path) comes before the children's nodes.
 *
 * @param {Element} node
 */
function isOfElement(node) { return node.classList.contains("element"); }

/** @param {Element} container */
function firstChildElement(container) { return [...container.children].find(isOfElement) ?? null; }

/**
 * If a child and its parent swap places, the child is first removed from the branch that will be inserted below it.
 *
 * @param {Element} node
 * @param {Element} container
 * @param {Map<Element, ShownElement>} leaving
 */
function breakCycle(node, container, leaving) {
  if (!node.contains(container)) return;
  for (let place = container; place !== node; place = /** @type {Element} */ (place.parentNode)) {
    if (leaving.has(place)) return place.remove();
  }
}
