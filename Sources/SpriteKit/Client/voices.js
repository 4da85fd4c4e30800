// Audio nodes: continuous sounds, with the volume, rate and pan of their nodes.

import { channels, modes } from "./state.js";

const { volume, pace, side } = channels;

/** A sound that is late by no more than this plays from its beginning, in seconds. */
const latest = 0.25;

export class Voices {
  /**
   * Calls `changed()` when a pending sound has arrived.
   *
   * @param {import("./sounds.js").Sounds} sounds
   * @param {() => void} changed
   */
  constructor(sounds, changed) {
    this.sounds = sounds;
    this.changed = changed;
    /** @type {Map<number, Voice>} */
    this.voices = new Map();
  }

  /**
   * Updates all voices from their nodes; everything is paused while the scene's time is stopped.
   *
   * @param {import("./world.js").World} world
   * @param {number} time
   * @param {boolean} isRunning
   */
  update(world, time, isRunning) {
    if (!this.sounds.context) return;
    for (const [serial, voice] of this.voices) if (!world.nodes.has(serial)) this.remove(serial, voice);
    for (const node of world.audioNodes()) {
      const { sound } = node.part;
      if (sound !== undefined) this.voice(node.serial, sound).follow(node, world, time, isRunning);
    }
  }

  /**
   * @param {number} serial
   * @param {string} address
   */
  voice(serial, address) {
    const known = this.voices.get(serial);
    if (known?.address === address) return known;
    if (known) this.remove(serial, known);
    const voice = new Voice(this.sounds, address, this.changed);
    this.voices.set(serial, voice);
    return voice;
  }

  /**
   * @param {number} serial
   * @param {Voice} voice
   */
  remove(serial, voice) {
    voice.dispose();
    this.voices.delete(serial);
  }

  silence() { for (const [serial, voice] of this.voices) this.remove(serial, voice); }
}

class Voice {
  /**
   * @param {import("./sounds.js").Sounds} sounds
   * @param {string} address
   * @param {() => void} changed
   */
  constructor(sounds, address, changed) {
    const context = /** @type {AudioContext} */ (sounds.context);
    this.context = context;
    this.address = address;
    this.gain = context.createGain();
    this.panner = context.createStereoPanner();
    this.gain.connect(this.panner).connect(context.destination);
    /** @type {AudioBuffer | null} */
    this.buffer = null;
    sounds.buffer(address).then((/** @type {AudioBuffer | null} */ buffer) => {
      this.buffer = buffer;
      changed();
    });
    /** @type {AudioBufferSourceNode | null} */
    this.source = null;
    /** The number of the node's start that this voice plays, and the offset in the sound; null until it is known. */
    this.starts = 0;
    /** @type {number | null} seconds into the sound */
    this.offset = null;
    /** When the offset was last updated, by the context's clock. */
    this.reached = 0;
  }

  /**
   * @param {import("./node.js").Node} node
   * @param {import("./world.js").World} world
   * @param {number} time
   * @param {boolean} isRunning
   */
  follow(node, world, time, isRunning) {
    const { state } = node;
    if (state.starts !== this.starts || state.mode === modes.stopped) this.rewind(state.starts);
    this.count();
    const sounds = isRunning && state.mode === modes.playing;
    if (!sounds) this.hold();
    else if (!this.source && this.buffer) this.start(this.buffer, state, time);
    if (!this.source) return;
    this.source.playbackRate.value = Math.max(state.values[pace], 0);
    this.place(node, world);
  }

  /** @param {number} starts */
  rewind(starts) {
    this.hold();
    this.starts = starts;
    this.offset = null;
  }

  /** Adds the time that was played to the offset. */
  count() {
    const { currentTime } = this.context;
    if (this.source) this.offset = (this.offset ?? 0) + (currentTime - this.reached) * this.source.playbackRate.value;
    this.reached = currentTime;
  }

  /**
   * @param {AudioBuffer} buffer
   * @param {import("./state.js").State} state
   * @param {number} time
   */
  start(buffer, { since, loops }, time) {
    const { duration } = buffer;
    if (this.offset === null) this.offset = loops || time - since <= latest ? 0 : time - since;
    if (!loops && this.offset >= duration) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.loop = loops;
    source.addEventListener("ended", () => { if (this.source === source) this.end(); });
    source.connect(this.gain);
    source.start(0, this.offset % duration);
    this.source = source;
    this.reached = this.context.currentTime;
  }

  end() {
    this.source = null;
    this.offset = Infinity;
  }

  /** Pauses at the current offset. */
  hold() {
    const { source } = this;
    this.source = null;
    source?.stop();
  }

  /**
   * @param {import("./node.js").Node} node
   * @param {import("./world.js").World} world
   */
  place(node, world) {
    const { values } = node.state;
    const [nearness, direction] = node.part.positional ? world.heardFrom(node) : [1, 0];
    this.gain.gain.value = Math.max(values[volume], 0) * nearness;
    this.panner.pan.value = Math.min(Math.max(values[side] + direction, -1), 1);
  }

  dispose() {
    this.hold();
    this.panner.disconnect();
  }
}
