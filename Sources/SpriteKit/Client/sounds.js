// Short sounds, and the audio context that all sounds share. Browsers block audio until the user has interacted with
// the page.

/**
 * A sound that is late by more than this is dropped, in seconds: a page that opens later doesn't play earlier sounds. A sheet
 * that opens with the sound may take half a second to arrive.
 */
const latest = 0.75;

export class Sounds {
  /**
   * Calls `woken()` when the page may play audio.
   *
   * @param {() => void} woken
   */
  constructor(woken) {
    this.context = null;
    this.buffers = new Map();
    this.wake = () => {
      if (!this.context) {
        this.context = new AudioContext();
        woken();
      }
      // The context is suspended or, on some phones, interrupted by a call.
      if (this.context.state !== "running") this.context.resume();
    };
    this.turned = () => { if (document.hidden) this.context?.suspend(); else this.context?.resume(); };
    document.addEventListener("visibilitychange", this.turned);
    // A touch counts as user interaction when the finger is lifted, a mouse click when the button is pressed.
    this.listened = ["pointerdown", "pointerup", "touchend", "keydown"];
    for (const name of this.listened) document.addEventListener(name, this.wake, { capture: true, passive: true });
  }

  /**
   * @param {string} address
   * @param {number} secondsAgo
   */
  async play(address, secondsAgo) {
    if (!this.context || !address || secondsAgo > latest || document.hidden) return;
    const buffer = await this.buffer(address);
    if (!buffer || !this.context) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.start();
  }

  /** @param {string} address */
  buffer(address) {
    let buffer = this.buffers.get(address);
    if (!buffer) {
      buffer = this.load(address).catch((error) => {
        console.warn(`no sound from ${address}: ${error.message}`);
        return null;
      });
      this.buffers.set(address, buffer);
    }
    return buffer;
  }

  /** @param {string} address */
  async load(address) {
    const response = await fetch(address);
    return this.context?.decodeAudioData(await response.arrayBuffer());
  }

  dispose() {
    for (const name of this.listened) document.removeEventListener(name, this.wake, { capture: true });
    document.removeEventListener("visibilitychange", this.turned);
    this.context?.close();
    this.context = null;
  }
}
