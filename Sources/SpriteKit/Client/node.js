// A node of the scene: the host's description of it, its state after actions, and its position in the tree and on the canvas.

import { initialValues, makeState } from "./state.js";
import { Emitter } from "./emitters.js";
import { Run } from "./run.js";

/**
 * Nodes from back to front; in `tree` parents come before their children whatever their z.
 *
 * @typedef {Node[] & { tree: Node[] }} Order
 */

/** @typedef {Node & { inner: Order, maskOrder: Order }} Apart a crop or effect node, once the order is known; an effect has no mask */

/** The description before the host has sent one. */
const unsaid = /** @type {import("./wire.js").Part} */ ({});

/** All nodes have the same fields (one hidden class), which makes them fast to iterate. */
export class Node {
  /** @param {number} serial */
  constructor(serial) {
    this.serial = serial;
    this.state = makeState();
    /** @type {import("./wire.js").Part} */
    this.part = unsaid;
    /** @type {Run[]} */
    this.runs = [];
    /** The scene time up to which its actions are played, in seconds, and the speed of its time. */
    this.reached = 0;
    this.rate = 1;
    /** Whether a running action has a visible or audible effect. */
    this.moves = false;
    // Its place in the tree.
    /** @type {Node | null} */
    this.parent = null;
    /** @type {Node[]} */
    this.children = [];
    /** @type {Node | null} */
    this.mask = null;
    /** @type {Order | null} */
    this.inner = null;
    /** @type {Order | null} */
    this.maskOrder = null;
    /** The accumulated z position, and the index in the tree. */
    this.depth = 0;
    this.index = 0;
    /** The transform to canvas coordinates, the opacity there, and whether it is visible at all. */
    this.matrix = new Float64Array([1, 0, 0, 1, 0, 0]);
    this.alpha = 1;
    this.isShown = false;
    /**
     * The drawing code's cache: an object for its kind of node.
     *
     * @type {any}
     */
    this.drawn = null;
    /**
     * WebGL2's cache: its pictures on the atlas, if it isn't a sprite.
     *
     * @type {import("./glStamps.js").Stamp[] | null}
     */
    this.stamps = null;
    /**
     * Its particles, if it is an emitter.
     *
     * @type {Emitter | null}
     */
    this.emitter = null;
  }

  /**
   * Applies the host's part: the state at a time, and the actions that run from there.
   *
   * @param {import("./wire.js").Part} part
   * @param {Map<number, import("./programs.js").Program>} programs
   */
  take(part, programs) {
    this.part = part;
    const { state } = this;
    state.values.set(initialValues);
    for (let index = 0; index < part.values.length; index += 2) state.values[part.values[index]] = part.values[index + 1];
    state.hidden = part.hidden ?? false;
    state.texture = part.texture ?? null;
    [state.mode, state.since, state.starts] = part.sounding ?? [0, 0, 0];
    state.loops = part.sounding?.[3] === 1;
    this.reached = part.time ?? 0;
    this.rate = part.rate ?? 1;
    if (part.emitter) (this.emitter ??= new Emitter()).take(part.emitter);
    this.runs = (part.actions ?? []).map((run) => new Run(/** @type {import("./programs.js").Program} */ (programs.get(run.program)), run));
    this.noticeRuns();
  }

  noticeRuns() {
    this.moves = this.rate > 0 && this.runs.some((run) => run.moves);
  }

  /**
   * @param {number} time
   * @param {import("./state.js").Stage} stage
   */
  advance(time, stage) {
    const seconds = (time - this.reached) * this.rate;
    if (seconds <= 0) return;
    this.reached = time;
    stage.time = time;
    stage.state = this.state;
    const { runs } = this;
    let isOver = false;
    for (let index = 0; index < runs.length; index += 1) {
      runs[index].advance(seconds, stage);
      isOver ||= runs[index].isOver;
    }
    if (!isOver) return;
    this.runs = runs.filter((run) => !run.isOver);
    this.noticeRuns();
  }
}
