// The sounds of a window's players. The host says what is to be played, from where and how loud; the module reports when a sound
// begins, where it is, its length, its end, and failures. Short sounds are decoded; long ones, those at another speed, and those
// of other hosts are played by audio elements while they load. Browsers are silent until the visitor has pressed something: a
// sound that is wanted before begins then, at the time it would have come to.

import { SoundStage } from "./soundStage.js";

/**
 * What is to be played for one player.
 *
 * @typedef {object} Order
 * @property {number} id
 * @property {string} address
 * @property {number} serial a new one starts the sound at the position
 * @property {boolean} isPlaying
 * @property {number} position in seconds
 * @property {number} delay seconds until the start
 * @property {number} loops how often it is repeated after the start; negative without end
 * @property {number} volume
 * @property {number} fade how long a change of the volume takes, in seconds
 * @property {number} pan
 * @property {number} rate
 * @property {boolean} streams whether an audio element plays it
 * @property {boolean} ticks whether its time is reported
 */

/**
 * @param {HTMLElement} element
 * @param {{ mounts: number, sounds: Order[] }} payload
 * @param {(value: any, coalesced?: string) => void} send
 */
export function mount(element, payload, send) {
  element.hidden = true;
  const stage = new SoundStage(send);
  // The host answers with what there is to be heard by now.
  send({ mounted: true });
  return {
    /** @param {{ sounds: Order[] }} wanted */
    update({ sounds }) { stage.follow(sounds); },
    edit() {},
    unmount() { stage.end(); },
  };
}
