// Sounds that audio elements play while they load.

/** A sound that an audio element plays. */
export class Stream {
  /** @param {import("./soundVoice.js").Voice} voice */
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
   * @param {import("./sounds.js").Order} order
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

  /** @param {import("./sounds.js").Order} order */
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
