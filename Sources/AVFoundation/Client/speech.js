// What a window's app speaks, by the browser's speech synthesis: one utterance after another. The module reports starts, words,
// ends, failures, and the voices that there are. Browsers speak once the visitor has pressed something.

/**
 * @typedef {object} Order
 * @property {number} id
 * @property {string} text
 * @property {string} language
 * @property {string} voice its address in the browser; empty for the language's own
 * @property {number} rate
 * @property {number} pitch
 * @property {number} volume
 * @property {number} before seconds of silence
 * @property {number} after
 */

/** As many voices as a report can hold. */
const voicesMax = 250, lengthMax = 60;

const presses = ["pointerup", "touchend", "keydown"];

/**
 * @param {HTMLElement} element
 * @param {any} payload
 * @param {(value: any, coalesced?: string) => void} send
 */
export function mount(element, payload, send) {
  element.hidden = true;
  const speaker = new Speaker(send);
  // The host answers with what is to be spoken by now.
  send({ mounted: true, voices: speaker.voices() });
  return {
    /** @param {{ speeches: Order[], isPaused: boolean }} wanted */
    update({ speeches, isPaused }) { speaker.follow(speeches, isPaused); },
    edit() {},
    unmount() { speaker.end(); },
  };
}

class Speaker {
  /** @param {(value: any, coalesced?: string) => void} send */
  constructor(send) {
    this.send = send;
    /** @type {SpeechSynthesis | undefined} */
    this.synthesis = window.speechSynthesis;
    /** @type {Order[]} */
    this.orders = [];
    /** Those that were spoken, or failed. */
    this.done = new Set();
    /** @type {{ order: Order, utterance: SpeechSynthesisUtterance | null, timer: number } | null} */
    this.current = null;
    this.isPaused = false;
    this.isRefused = false;
    this.changed = () => send({ voices: this.voices() }, "voices");
    this.wake = () => {
      if (!this.isRefused) return;
      this.isRefused = false;
      this.next();
    };
    this.synthesis?.addEventListener?.("voiceschanged", this.changed);
    for (const name of presses) document.addEventListener(name, this.wake, { capture: true, passive: true });
  }

  /** The browser's voices, the preferred one of a language first. */
  voices() {
    const voices = this.synthesis?.getVoices() ?? [];
    return voices.slice(0, voicesMax).map(({ voiceURI, name, lang }) =>
      [voiceURI, name, lang].map((text) => text.slice(0, lengthMax)));
  }

  /**
   * @param {Order[]} orders
   * @param {boolean} isPaused
   */
  follow(orders, isPaused) {
    this.orders = orders;
    const wanted = new Set(orders.map(({ id }) => id));
    for (const id of this.done) if (!wanted.has(id)) this.done.delete(id);
    if (this.current && !wanted.has(this.current.order.id)) this.cancel();
    if (isPaused !== this.isPaused) {
      this.isPaused = isPaused;
      if (isPaused) this.synthesis?.pause(); else this.synthesis?.resume();
    }
    this.next();
  }

  next() {
    if (this.current || this.isPaused || this.isRefused) return;
    const order = this.orders.find(({ id }) => !this.done.has(id));
    if (!order) return;
    const timer = setTimeout(() => this.speak(order), order.before * 1000);
    this.current = { order, utterance: null, timer };
  }

  /** @param {Order} order */
  speak(order) {
    const { synthesis } = this;
    if (!synthesis) return this.finish(order, "failed");
    const utterance = new SpeechSynthesisUtterance(order.text);
    const voice = synthesis.getVoices().find(({ voiceURI }) => order.voice && voiceURI.slice(0, lengthMax) === order.voice);
    if (voice) utterance.voice = voice;
    if (order.language) utterance.lang = order.language;
    utterance.rate = order.rate;
    utterance.pitch = order.pitch;
    utterance.volume = order.volume;
    const isCurrent = () => this.current?.utterance === utterance;
    utterance.onstart = () => { if (isCurrent()) this.report(order, "started"); };
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (isCurrent() && name === "word") this.report(order, "word", [charIndex, charLength || wordLength(order.text, charIndex)]);
    };
    utterance.onend = () => { if (isCurrent()) this.pauseAfter(order); };
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return;
      if (error !== "not-allowed") return this.finish(order, "failed");
      this.isRefused = true;
      this.current = null;
    };
    if (this.current) this.current.utterance = utterance;
    synthesis.speak(utterance);
  }

  /** @param {Order} order */
  pauseAfter(order) {
    const timer = setTimeout(() => this.finish(order, "ended"), order.after * 1000);
    this.current = { order, utterance: null, timer };
  }

  /**
   * @param {Order} order
   * @param {string} event
   */
  finish(order, event) {
    this.done.add(order.id);
    this.current = null;
    this.report(order, event);
    this.next();
  }

  cancel() {
    if (this.current) clearTimeout(this.current.timer);
    this.current = null;
    this.synthesis?.cancel();
    // A browser that was paused stays so.
    if (!this.isPaused) this.synthesis?.resume();
  }

  /**
   * @param {Order} order
   * @param {string} event
   * @param {number[]} [range]
   */
  report({ id }, event, range = undefined) { this.send({ id, event, range }); }

  end() {
    this.cancel();
    this.synthesis?.removeEventListener?.("voiceschanged", this.changed);
    for (const name of presses) document.removeEventListener(name, this.wake, { capture: true });
  }
}

/**
 * The length of the word at a place, for browsers that don't tell it.
 *
 * @param {string} text
 * @param {number} start
 */
function wordLength(text, start) { return /^\S*/.exec(text.slice(start))?.[0].length ?? 0; }
