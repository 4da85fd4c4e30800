// Performs what the host asks of the page beside showing elements: it speaks to a screen reader through an invisible live
// region, opens addresses, vibrates, saves files and writes the clipboard.
//
// What was said is gone: whoever reads the page on to its end doesn't meet it there again.

import { copy } from "./clipboard.js";
import { keep, openPage } from "./links.js";

const kinds = { words: 0, address: 1, vibration: 2, download: 3, copy: 4, urgentWords: 5 };

/** Screen readers take up words as they come, but some not at once. */
const keptMilliseconds = 1000;

export class Announcer {
  constructor() {
    this.region = document.createElement("div");
    this.region.className = "spoken announcements";
    this.region.setAttribute("aria-live", "polite");
    this.region.setAttribute("aria-relevant", "additions");
    this.last = 0;
  }

  /** Serials grow: a snapshot that repeats old announcements says nothing twice. */
  announce(serial, text, kind = kinds.words) {
    if (serial <= this.last) return;
    this.last = serial;
    if (kind === kinds.address) return openPage(text);
    // Only some devices can, and only after the person touched the page.
    if (kind === kinds.vibration) return void navigator.vibrate?.(text.split(",").map(Number));
    if (kind === kinds.download) return keep(...text.split("\n"));
    if (kind === kinds.copy) return void copy(text);
    const line = document.createElement("p");
    // An alert interrupts, wherever it comes up.
    if (kind === kinds.urgentWords) line.setAttribute("role", "alert");
    line.textContent = text;
    this.region.append(line);
    setTimeout(() => line.remove(), keptMilliseconds);
  }

  /** Another window counts from the beginning. */
  reset() { this.last = 0; }
}
