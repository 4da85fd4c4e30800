// Short sounds, and what all sounds come from. A browser lets a page sound only after the visitor has touched it, so
// until then there is silence.

/** A sound that should have been heard longer ago than this is left out, in seconds. */
const latest = 0.25;

export class Sounds {
  /** `woken()` is called when the page may sound. */
  constructor(woken) {
    this.context = null;
    this.buffers = new Map();
    this.wake = () => {
      if (!this.context) {
        this.context = new AudioContext();
        woken();
      }
      // Suspended, or on some phones interrupted by a call.
      if (this.context.state !== "running") this.context.resume();
    };
    this.turned = () => { if (document.hidden) this.context?.suspend(); else this.context?.resume(); };
    document.addEventListener("visibilitychange", this.turned);
    // A finger has touched the page only when it is lifted, a mouse when it is pressed.
    this.listened = ["pointerdown", "pointerup", "touchend", "keydown"];
    for (const name of this.listened) document.addEventListener(name, this.wake, { capture: true, passive: true });
  }

  async play(address, secondsAgo) {
    if (!this.context || !address || secondsAgo > latest || document.hidden) return;
    const buffer = await this.buffer(address);
    if (!buffer || !this.context) return;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.start();
  }

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

  async load(address) {
    const response = await fetch(address);
    return this.context.decodeAudioData(await response.arrayBuffer());
  }

  dispose() {
    for (const name of this.listened) document.removeEventListener(name, this.wake, { capture: true });
    document.removeEventListener("visibilitychange", this.turned);
    this.context?.close();
    this.context = null;
  }
}
