// Sounds that the Web Audio API plays from memory.

/** A sound that is decoded as a whole, so that it starts at once and repeats without a gap. */
export class Decoded {
  /** @param {import("./soundVoice.js").Voice} voice */
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
   * @param {import("./sounds.js").Order} order
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
