// The sounds of a window's players. The host says what is to be played, from where and how loud; the module reports when a sound
// begins, where it is, its length, its end, and failures. Short sounds are decoded; long ones, those at another speed, and those
// of other hosts are played by audio elements while they load. Browsers are silent until the visitor has pressed something: a
// sound that is wanted before begins then, at the time it would have come to.

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

/** A sound that comes later than this begins where it would be by now, in seconds. */
const latest = 0.75;

/** How much decoded sound is kept, in seconds. */
const keptSeconds = 300;

/** What counts as a press: a touch when the finger is lifted, a click when the button is pressed. */
const presses = ["pointerdown", "pointerup", "touchend", "keydown"];

/**
 * @param {HTMLElement} element
 * @param {{ mounts: number, sounds: Order[] }} payload
 * @param {(value: any, coalesced?: string) => void} send
 */
export function mount(element, payload, send) {
  element.hidden = true;
  const stage = new Stage(send);
  // The host answers with what there is to be heard by now.
  send({ mounted: true });
  return {
    /** @param {{ sounds: Order[] }} wanted */
    update({ sounds }) { stage.follow(sounds); },
    edit() {},
    unmount() { stage.end(); },
  };
}

class Stage {
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

  /** @param {Order[]} orders */
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

/** One player's sound. */
class Voice {
  /**
   * @param {Stage} stage
   * @param {Order} order
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

  /** @param {Order} order */
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
   * @param {Order} previous
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

/** A sound that is decoded as a whole, so that it starts at once and repeats without a gap. */
class Decoded {
  /** @param {Voice} voice */
  constructor(voice) {
    this.voice = voice;
    /** @type {AudioBufferSourceNode | null} */
    this.source = null;
    /** Counts the starts, so that a sound that was stopped while it was loaded isn't played. */
    this.starts = 0;
    // A failure is reported when the sound is to be played.
    voice.stage.buffer(voice.order.address).catch(() => {});
  }

  /**
   * @param {number} position
   * @param {Order} order
   */
  async start(position, order) {
    const start = ++this.starts, { voice } = this, asked = performance.now();
    voice.report("waiting");
    try {
      const buffer = await voice.stage.buffer(order.address);
      if (start !== this.starts) return;
      const loaded = (performance.now() - asked) / 1000;
      this.play(buffer, position, Math.max(order.delay - loaded, 0), voice.order.loops);
    } catch (error) {
      if (start === this.starts) voice.fail(error);
    }
  }

  /**
   * @param {AudioBuffer} buffer
   * @param {number} position
   * @param {number} delay
   * @param {number} loops
   */
  play(buffer, position, delay, loops) {
    const { voice } = this, { context } = voice.stage, { duration } = buffer;
    // A sound that has ended meanwhile isn't wanted any more.
    const left = loops < 0 ? Infinity : duration * (loops + 1) - position;
    if (!context || !voice.gain || left <= 0 || duration === 0) return voice.end();
    const source = context.createBufferSource(), begin = context.currentTime + delay;
    source.buffer = buffer;
    source.loop = loops !== 0;
    source.addEventListener("ended", () => {
      if (this.source !== source) return;
      this.source = null;
      voice.end();
    });
    source.connect(voice.gain);
    source.start(begin, position % duration);
    if (loops > 0) source.stop(begin + left);
    this.source = source;
    if (delay === 0) voice.report("playing", position % duration);
  }

  /** Nothing: such sounds have their own speed, and their volume is the voice's. */
  adapt() {}

  stop() {
    this.starts += 1;
    const { source } = this;
    this.source = null;
    source?.stop();
    source?.disconnect();
  }

  dispose() { this.stop(); }
}

/** A sound that an audio element plays. */
class Stream {
  /** @param {Voice} voice */
  constructor(voice) {
    this.voice = voice;
    this.left = 0;
    const audio = this.audio = new Audio();
    audio.preload = "auto";
    const address = new URL(voice.order.address, location.href);
    const context = voice.stage.audio;
    // The samples of another host can't be processed: its sounds have the element's volume, and no pan.
    this.isMixed = address.origin === location.origin && context !== null;
    audio.src = address.href;
    if (this.isMixed && context && voice.gain) context.createMediaElementSource(audio).connect(voice.gain);
    audio.addEventListener("loadedmetadata", () => {
      if (!voice.order.ticks) return;
      if (Number.isFinite(audio.duration)) voice.report("duration", audio.duration); else voice.report("endless");
    });
    audio.addEventListener("playing", () => voice.report("playing", audio.currentTime));
    audio.addEventListener("timeupdate", () => {
      if (voice.order.ticks && voice.isStarted) voice.report("time", audio.currentTime, "time");
    });
    audio.addEventListener("ended", () => this.end());
    audio.addEventListener("error", () => {
      if (voice.tape === this) voice.fail(new Error(audio.error?.message || address.href));
    });
    this.adapt(voice.order);
  }

  /**
   * @param {number} position
   * @param {Order} order
   */
  start(position, order) {
    const { audio, voice } = this, { duration } = audio;
    const repetitions = Number.isFinite(duration) && duration > 0 ? Math.floor(position / duration) : 0;
    this.left = order.loops < 0 ? Infinity : order.loops - repetitions;
    if (repetitions > 0 && this.left < 0) return voice.end();
    audio.currentTime = position - repetitions * (repetitions > 0 ? duration : 0);
    voice.report("waiting");
    this.timer = setTimeout(() => void this.play(), order.delay * 1000);
  }

  async play() {
    const { audio, voice } = this;
    try {
      await audio.play();
    } catch (error) {
      // The browser wants another press first.
      if (error.name === "NotAllowedError") voice.isStarted = voice.stage.wasPressed = false;
      else if (error.name !== "AbortError") voice.fail(error);
    }
  }

  end() {
    if (!this.voice.isStarted) return;
    if (this.left <= 0) return this.voice.end();
    this.left -= 1;
    this.audio.currentTime = 0;
    void this.play();
  }

  /** @param {Order} order */
  adapt({ volume, rate }) {
    this.audio.playbackRate = Math.min(Math.max(rate, 0.1), 10);
    this.audio.volume = this.isMixed ? 1 : Math.min(Math.max(volume, 0), 1);
  }

  stop() {
    clearTimeout(this.timer);
    this.audio.pause();
  }

  dispose() {
    this.stop();
    this.audio.removeAttribute("src");
    this.audio.load();
  }
}
