// The sound of one player: what it is to do, and what plays it.

import { Decoded } from "./decodedSound.js";
import { Stream } from "./streamedSound.js";

/** A sound that comes later than this begins where it would be by now, in seconds. */
const latest = 0.75;

/** One player's sound. */
export class Voice {
  /**
   * @param {import("./soundStage.js").SoundStage} stage
   * @param {import("./sounds.js").Order} order
   */
  constructor(stage, order) {
    this.stage = stage;
    this.order = { ...order, serial: -1, address: "", isPlaying: false };
    /** @type {Decoded | Stream | null} */
    this.tape = null;
    this.isStarted = false;
    /** Whether the sound has ended or can't be played, by this order. */
    this.isOver = false;
    this.since = 0;
    const { audio } = stage;
    this.gain = audio?.createGain() ?? null;
    this.panner = audio?.createStereoPanner?.() ?? null;
    if (!audio || !this.gain) return;
    (this.panner ? this.gain.connect(this.panner) : this.gain).connect(audio.destination);
    this.gain.gain.value = order.volume;
  }

  /** @param {import("./sounds.js").Order} order */
  follow(order) {
    const previous = this.order;
    this.order = order;
    if (order.address !== previous.address || order.streams !== previous.streams) this.load();
    if (order.serial !== previous.serial) {
      this.tape?.stop();
      this.isStarted = this.isOver = false;
      this.since = performance.now();
    }
    this.sound(previous);
    if (order.isPlaying) this.retry();
    else if (this.isStarted) {
      this.isStarted = false;
      this.tape?.stop();
    }
  }

  load() {
    this.tape?.dispose();
    this.tape = null;
    this.isStarted = false;
    const { streams, address } = this.order;
    if (address) this.tape = streams || !this.stage.audio ? new Stream(this) : new Decoded(this);
  }

  /**
   * Takes over how it sounds.
   *
   * @param {import("./sounds.js").Order} previous
   */
  sound(previous) {
    const { stage: { context }, gain, panner, order } = this;
    if (gain && context && order.volume !== previous.volume) {
      const { currentTime } = context;
      gain.gain.cancelScheduledValues(currentTime);
      gain.gain.setValueAtTime(gain.gain.value, currentTime);
      gain.gain.linearRampToValueAtTime(order.volume, currentTime + Math.max(order.fade, 0.01));
    }
    if (panner) panner.pan.value = order.pan;
    this.tape?.adapt(order);
  }

  /** Starts the sound if it is wanted and the browser allows it. */
  retry() {
    const { order, tape } = this;
    const isAllowed = tape instanceof Decoded ? this.stage.isAwake : this.stage.wasPressed;
    if (!tape || this.isStarted || this.isOver || !order.isPlaying || !isAllowed) return;
    const seconds = (performance.now() - this.since) / 1000 - order.delay;
    this.isStarted = true;
    // A sound whose time the host takes from here has not gone on meanwhile.
    const late = seconds > latest && !order.ticks ? seconds * order.rate : 0;
    tape.start(order.position + late, order);
  }

  /**
   * @param {string} event
   * @param {number} [at] in seconds
   * @param {string} [coalesced]
   */
  report(event, at = undefined, coalesced = undefined) {
    const { id, serial } = this.order;
    this.stage.send({ id, serial, event, at }, coalesced && `${coalesced} ${id}`);
  }

  end() {
    this.isStarted = false;
    this.isOver = true;
    this.report("ended");
  }

  /** @param {Error} error */
  fail(error) {
    console.warn(`no sound: ${error.message}`);
    this.isStarted = false;
    this.isOver = true;
    this.report("failed");
  }

  dispose() {
    this.tape?.dispose();
    this.gain?.disconnect();
    this.panner?.disconnect();
  }
}
