// Tracks the touches on an element, each until its finger is lifted, wherever it goes. Simultaneous changes of several touches
// are one report.

export class Touches {
  /**
   * `pointers` has the fingers that are down; `report` is called with the gesture's index, the phase, a pointer and the fingers.
   * Listens on `node` until `signal` is aborted.
   *
   * @param {Map<number, import("./gestures.js").Pointer>} pointers
   * @param {(index: number, phase: string, pointer: import("./gestures.js").Pointer, values: { fingers: number[] }) => void} report
   * @param {HTMLElement} node
   * @param {AbortSignal} signal
   */
  constructor(pointers, report, node, signal) {
    this.pointers = pointers;
    this.report = report;
    this.node = node;
    this.signal = signal;
    /** @type {Map<number, { phase: string, pointer: import("./gestures.js").Pointer }>} */
    this.changes = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.isListening = false;
  }

  /**
   * Browsers dispatch pointer events for each finger, then one touch event for all of them: at that point all changes are known,
   * and no timer is needed. A mouse has no touch events.
   */
  listen() {
    if (this.isListening) return;
    this.isListening = true;
    const tell = () => { if (this.changes.size > 0) this.tell(); };
    for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
      this.node.addEventListener(name, tell, { signal: this.signal, passive: true });
    }
  }

  /**
   * Records a finger's change; its pointer lists the gestures that follow it.
   *
   * @param {number} id
   * @param {import("./gestures.js").Pointer} pointer
   * @param {string} phase
   */
  note(id, pointer, phase) {
    if (pointer.touches.length === 0) return;
    this.listen();
    const before = this.changes.get(id);
    if (before && before.phase !== phase) this.tell();
    this.changes.set(id, { phase, pointer });
    this.timer ??= setTimeout(() => this.tell(), 0);
  }

  /**
   * A change contains the locations of all fingers, since only the latest one is kept in flight; other phases contain only the
   * fingers concerned.
   */
  tell() {
    const changes = [...this.changes];
    this.forget();
    for (const phase of ["began", "changed", "ended", "cancelled"]) {
      const changed = changes.filter(([, change]) => change.phase === phase).map(([id, { pointer }]) => /** @type {[number, import("./gestures.js").Pointer]} */ ([id, pointer]));
      if (changed.length > 0) this.tellPhase(phase, phase === "changed" ? [...this.pointers] : changed);
    }
  }

  /**
   * @param {string} phase
   * @param {[number, import("./gestures.js").Pointer][]} fingers
   */
  tellPhase(phase, fingers) {
    for (const index of new Set(fingers.flatMap(([, { touches }]) => touches))) {
      const mine = fingers.filter(([, { touches }]) => touches.includes(index));
      this.report(index, phase, mine[0][1], { fingers: mine.flatMap(([id, { last }]) => [id, ...last]) });
    }
  }

  forget() {
    this.changes.clear();
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
