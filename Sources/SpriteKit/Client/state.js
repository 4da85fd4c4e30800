// A node's numbers as actions change them.

/** A node's numbers, as indices into `values`. */
export const channels = Object.freeze({
  x: 0, y: 1, rotation: 2, xScale: 3, yScale: 4, alpha: 5, width: 6, height: 7, blend: 8, red: 9, green: 10, blue: 11,
  opacity: 12, volume: 13, pace: 14, side: 15,
});

export const initialValues = Object.freeze([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0]);

/** The playback modes of an audio node. */
export const modes = Object.freeze({ stopped: 0, playing: 1, paused: 2 });

/**
 * A node as actions see it. The last four fields are an audio node's: Audio/Sounding.swift explains them.
 *
 * @typedef {object} State
 * @property {Float64Array} values by channel
 * @property {boolean} hidden
 * @property {number | null} texture
 * @property {number} mode
 * @property {number} since
 * @property {number} starts
 * @property {boolean} loops
 */

/**
 * What actions play on: one node's state at a time.
 *
 * @typedef {object} Stage
 * @property {State} state
 * @property {number} time the scene's, in seconds
 * @property {number} seed of the run that is played
 * @property {((url: string, secondsAgo: number) => void) | undefined} sound
 * @property {(texture: number | null) => number[]} sizeOf
 */

/** @returns {State} */
export function makeState() {
  return {
    values: Float64Array.from(initialValues), hidden: false, texture: null,
    mode: modes.stopped, since: 0, starts: 0, loops: false,
  };
}
