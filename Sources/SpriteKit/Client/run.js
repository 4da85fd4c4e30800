// The execution of a program on a node.

import { Playback, goesOn } from "./actions.js";

/**
 * A program that a node runs. In most frames a single leaf advances a little: that leaf is cached and advanced
 * directly, without walking the program from its root.
 */
export class Run {
  /**
   * @param {import("./programs.js").Program} program
   * @param {{ seed: number, pace?: number, state?: any }} options
   */
  constructor(program, { seed, pace = 1, state = 0 }) {
    this.playback = new Playback(program, state);
    this.seed = seed;
    this.pace = pace;
    this.isOver = false;
    /** @type {Playback | null} */
    this.leaf = null;
    /** Seconds of the leaf's time per second of the node's. */
    this.leafPace = 1;
  }

  /** Whether it is running and has a visible or audible effect. */
  get moves() { return this.pace > 0 && this.playback.program.moves; }

  /**
   * @param {number} seconds
   * @param {import("./state.js").Stage} stage
   */
  advance(seconds, stage) {
    stage.seed = this.seed;
    if (this.leaf?.goOn(seconds * this.leafPace, stage)) return;
    this.isOver = this.playback.advance(seconds * this.pace, stage) !== goesOn;
    this.findLeaf();
  }

  /** Caches the leaf that is running by itself; there is none while a group runs several. */
  findLeaf() {
    this.leaf = null;
    this.leafPace = this.pace;
    /** @type {Playback | null} */
    let place = this.playback;
    for (; place && place.program.speed > 0; place = place.child) {
      this.leafPace *= place.program.speed;
      if (place.hasBegun && place.length > 0) this.leaf = place;
    }
  }
}
