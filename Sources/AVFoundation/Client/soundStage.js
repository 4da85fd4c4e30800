// What the sounds of a window share: the audio context, decoded sounds, and whether the visitor has pressed something.

import { Voice } from "./soundVoice.js";

/** How much decoded sound is kept, in seconds. */
const keptSeconds = 300;

/** What counts as a press: a touch when the finger is lifted, a click when the button is pressed. */
const presses = ["pointerdown", "pointerup", "touchend", "keydown"];

/** All sounds of a window. */
export class SoundStage {
  /** @param {(value: any, coalesced?: string) => void} send */
  constructor(send) {
    this.send = send;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Map<number, Voice>} */
    this.voices = new Map();
    /** @type {Map<string, { buffer: Promise<AudioBuffer>, seconds: number }>} the last used one at the end */
    this.buffers = new Map();
    const activation = /** @type {{ hasBeenActive?: boolean } | undefined} */ (navigator.userActivation);
    this.wasPressed = activation?.hasBeenActive ?? false;
    this.wake = () => {
      this.wasPressed = true;
      if (!this.isAwake) void this.audio?.resume();
      for (const voice of this.voices.values()) voice.retry();
    };
    for (const name of presses) document.addEventListener(name, this.wake, { capture: true, passive: true });
  }

  /** @param {import("./sounds.js").Order[]} orders */
  follow(orders) {
    const wanted = new Set(orders.map(({ id }) => id));
    for (const [id, voice] of this.voices) {
      if (wanted.has(id)) continue;
      voice.dispose();
      this.voices.delete(id);
    }
    for (const order of orders) {
      let voice = this.voices.get(order.id);
      if (!voice) this.voices.set(order.id, voice = new Voice(this, order));
      voice.follow(order);
    }
  }

  /** The context that all sounds share; null where the browser has none. */
  get audio() {
    if (!this.context && typeof AudioContext !== "undefined") {
      this.context = new AudioContext();
      this.context.addEventListener("statechange", () => {
        if (this.isAwake) for (const voice of this.voices.values()) voice.retry();
      });
    }
    return this.context;
  }

  get isAwake() { return this.audio?.state === "running"; }

  /**
   * @param {string} address
   * @returns {Promise<AudioBuffer>}
   */
  buffer(address) {
    const known = this.buffers.get(address), kept = known ?? { buffer: this.load(address), seconds: 0 };
    this.buffers.delete(address);
    this.buffers.set(address, kept);
    if (!known) {
      kept.buffer.then(({ duration }) => {
        kept.seconds = duration;
        this.forget();
      }, () => this.buffers.delete(address));
    }
    return kept.buffer;
  }

  /** @param {string} address */
  async load(address) {
    const response = await fetch(address);
    if (!response.ok || !this.audio) throw new Error(`${address}: ${response.status}`);
    return this.audio.decodeAudioData(await response.arrayBuffer());
  }

  /** Drops the sounds that were not used for the longest time. */
  forget() {
    let seconds = [...this.buffers.values()].reduce((sum, kept) => sum + kept.seconds, 0);
    for (const [address, kept] of this.buffers) {
      if (seconds <= keptSeconds || this.buffers.size === 1) return;
      seconds -= kept.seconds;
      this.buffers.delete(address);
    }
  }

  end() {
    for (const name of presses) document.removeEventListener(name, this.wake, { capture: true });
    for (const voice of this.voices.values()) voice.dispose();
    this.voices.clear();
    void this.context?.close();
    this.context = null;
  }
}
