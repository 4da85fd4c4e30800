// Input on the canvas: touch, pen, mouse and keyboard.

import { Reach } from "./reach.js";

const phases = { began: 0, moved: 1, ended: 3, cancelled: 4 };
/** @type {Record<string, number>} */
const types = { touch: 0, pen: 2, mouse: 3 };
/** At most one move report per this many milliseconds; the last one is always sent. */
const moveMilliseconds = 25;
/** Taps within this time and distance count as one multi-tap. */
const tapMilliseconds = 350;
const tapPoints = 24;

export class Input {
  /**
   * @param {HTMLElement} node
   * @param {import("./sprites.js").Send} send
   */
  constructor(node, send) {
    this.node = node;
    this.send = send;
    this.head = /** @type {import("./wire.js").Head} */ ({});
    /** @type {Map<number, any>} */
    this.pointers = new Map();
    this.tap = { time: 0, x: 0, y: 0, count: 0 };
    this.moved = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.hovered = null;
    this.held = new Set();
    /** Messages that the host may have rejected, because the scene was out of reach. */
    /** @type {any[]} */
    this.unheard = [];
    this.reach = new Reach(node, () => { if (this.reach.isLost) this.letGo(); else this.tellAgain(); });
    /**
     * @param {EventTarget} target
     * @param {string} name
     * @param {(event: any) => void} handler
     * @param {AddEventListenerOptions} [options]
     */
    const listen = (target, name, handler, options) => {
      target.addEventListener(name, handler, options);
      this.undo.push(() => target.removeEventListener(name, handler, options));
    };
    /** @type {(() => void)[]} */
    this.undo = [];
    listen(node, "pointerdown", (event) => this.down(event));
    listen(node, "pointermove", (event) => this.move(event));
    listen(node, "pointerup", (event) => this.up(event, phases.ended));
    listen(node, "pointercancel", (event) => this.up(event, phases.cancelled));
    listen(node, "lostpointercapture", (event) => this.up(event, phases.cancelled));
    listen(node, "contextmenu", (event) => event.preventDefault());
    listen(node, "wheel", (event) => this.wheel(event), { passive: true });
    listen(document, "keydown", (event) => this.key(event, true));
    listen(document, "keyup", (event) => this.key(event, false));
    listen(window, "blur", () => this.letKeysGo());
    listen(document, "visibilitychange", () => { if (document.hidden) this.letGo(); });
  }

  /** Sends no cancellations: the host cancels everything by itself when the scene goes. */
  dispose() {
    clearTimeout(this.timer);
    this.reach.watch(false);
    for (const action of this.undo) action();
  }

  /** @param {{ clientX: number, clientY: number }} options */
  place({ clientX, clientY }) {
    const box = this.node.getBoundingClientRect();
    // The element may be scaled by an ancestor.
    const scaleX = box.width > 0 ? this.node.clientWidth / box.width : 1;
    const scaleY = box.height > 0 ? this.node.clientHeight / box.height : 1;
    return [round((clientX - box.left) * scaleX), round((clientY - box.top) * scaleY)];
  }

  // MARK: Pointers

  /** @param {PointerEvent} event */
  down(event) {
    // Ignores all mouse buttons but the primary and the secondary one.
    if (event.pointerType === "mouse" && ![0, 2].includes(event.button)) return;
    this.tellAgain();
    // A second "down" of the same pointer: its "up" was lost.
    if (this.pointers.has(event.pointerId)) this.up(event, phases.cancelled);
    const [x, y] = this.place(event);
    const pointer = {
      id: event.pointerId, x, y, type: types[event.pointerType] ?? 0, taps: this.countTap(event, x, y),
      button: event.button === 2 ? 1 : 0, force: event.pressure > 0 ? event.pressure * 2 : 1,
    };
    this.pointers.set(event.pointerId, pointer);
    this.node.setPointerCapture?.(event.pointerId);
    this.node.focus({ preventScroll: true });
    this.report([row(pointer, phases.began)], event);
    this.watchReach();
  }

  /**
   * @param {PointerEvent} event
   * @param {number} x
   * @param {number} y
   */
  countTap({ timeStamp }, x, y) {
    const { tap } = this;
    const isAgain = timeStamp - tap.time < tapMilliseconds && Math.hypot(x - tap.x, y - tap.y) < tapPoints;
    this.tap = { time: timeStamp, x, y, count: isAgain ? tap.count + 1 : 1 };
    return this.tap.count;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return this.hover(event);
    // The button was released outside of the page.
    if (event.pointerType === "mouse" && event.buttons === 0) return this.up(event, phases.cancelled);
    [pointer.x, pointer.y] = this.place(event);
    this.moved.set(pointer.id, pointer);
    this.modifiers = event;
    this.later();
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (!this.head.hover || event.pointerType !== "mouse") return;
    this.hovered = event;
    this.later();
  }

  later() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.flush();
    }, moveMilliseconds);
  }

  flush() {
    if (this.moved.size > 0) {
      const rows = [...this.moved.values()].map((pointer) => row(pointer, phases.moved));
      this.moved.clear();
      this.report(rows, this.modifiers, "moves");
    }
    if (!this.hovered) return;
    this.send({ hover: this.place(this.hovered), modifiers: modifiers(this.hovered) }, "hover");
    this.hovered = null;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} phase
   */
  up(event, phase) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.flush();
    this.pointers.delete(event.pointerId);
    [pointer.x, pointer.y] = phase === phases.ended ? this.place(event) : [pointer.x, pointer.y];
    this.report([row(pointer, phase)], event);
    this.watchReach();
  }

  /**
   * @param {any[]} rows
   * @param {any} event
   * @param {string | null} coalesced
   */
  report(rows, event, coalesced = null) {
    this.send({ touches: rows, modifiers: modifiers(event) }, coalesced);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const unit = event.deltaMode === 1 ? 16 : 1;
    this.send({ wheel: [...this.place(event), round(event.deltaX * unit), round(event.deltaY * unit)] }, "wheel");
  }

  // MARK: Keys

  /**
   * The scene gets keys while it has the focus, and while nothing in the page has it.
   *
   * @param {any} target
   */
  listensToKeys(target) {
    if (this.reach.isLost) return false;
    if (this.node.contains(target)) return target.localName !== "button";
    return target === document.body || target === document.documentElement;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {boolean} down
   */
  key(event, down) {
    // While Command is held, macOS sends no "keyup" for other keys.
    if (!down && event.key === "Meta") return this.letKeysGo();
    if (!down && this.held.delete(event.code)) {
      this.sendKey(event, false);
      return this.watchReach();
    }
    if (!down || event.isComposing || event.metaKey || event.ctrlKey || event.defaultPrevented) return;
    if (!this.listensToKeys(event.target) || event.code === "Tab" || event.code === "") return;
    // Keeps the browser from scrolling the page with these keys.
    if (event.code.startsWith("Arrow") || event.code === "Space") event.preventDefault();
    this.tellAgain();
    this.held.add(event.code);
    this.sendKey(event, true);
    this.watchReach();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {boolean} down
   */
  sendKey(event, down) {
    const text = event.key.length === 1 ? event.key : "";
    this.send({ code: event.code, text, down, again: event.repeat, modifiers: modifiers(event) });
  }

  /** The window lost the focus: releases all keys. */
  letKeysGo() {
    for (const message of this.keysUp()) this.send(message);
    this.watchReach();
  }

  /** The "key up" messages for all held keys. */
  keysUp() {
    /** @type {any[]} */
    const messages = [...this.held].map((code) => ({ code, text: "", down: false, again: false, modifiers: 0 }));
    this.held.clear();
    return messages;
  }

  // MARK: Out of reach

  /** Cancels all pointers and releases all keys. */
  letGo() {
    const pointers = [...this.pointers.values()];
    this.pointers.clear();
    this.moved.clear();
    this.hovered = null;
    for (const { id } of pointers) if (this.node.hasPointerCapture?.(id)) this.node.releasePointerCapture(id);
    const messages = this.keysUp();
    const rows = pointers.map((pointer) => row(pointer, phases.cancelled));
    if (rows.length > 0) messages.unshift({ touches: rows, modifiers: 0 });
    for (const message of messages) this.send(message);
    this.unheard.push(...messages);
    this.watchReach();
  }

  /** Resends messages that the host may have rejected. The host ignores those that it already has. */
  tellAgain() {
    for (const message of this.unheard.splice(0)) this.send(message);
    this.watchReach();
  }

  watchReach() { this.reach.watch(this.pointers.size + this.held.size + this.unheard.length > 0); }
}

/**
 * @param {any} options
 * @param {number} phase
 */
function row({ id, x, y, type, taps, button, force }, phase) {
  return [id, phase, x, y, type, taps, button, round(force)];
}

/** @param {KeyboardEvent | PointerEvent | WheelEvent} event */
function modifiers({ shiftKey, ctrlKey, altKey, metaKey }) {
  return (shiftKey ? 1 : 0) | (ctrlKey ? 2 : 0) | (altKey ? 4 : 0) | (metaKey ? 8 : 0);
}

/** @param {number} number */
function round(number) { return Math.round(number * 100) / 100; }
