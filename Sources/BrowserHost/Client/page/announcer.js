// Makes a screen reader speak, through an invisible live region.
//
// Texts are removed soon, so that somebody who reads the whole page doesn't find them again.

/** Screen readers pick up inserted text, but some do so with a delay. */
const keptMilliseconds = 1000;

export class Announcer {
  constructor() {
    this.region = document.createElement("div");
    this.region.className = "spoken announcements";
    this.region.setAttribute("aria-live", "polite");
    this.region.setAttribute("aria-relevant", "additions");
  }

  /**
   * @param {string} words
   * @param {boolean} isUrgent whether the text interrupts what is being read
   */
  speak(words, isUrgent) {
    const line = document.createElement("p");
    // An alert interrupts the screen reader, wherever it is inserted.
    if (isUrgent) line.setAttribute("role", "alert");
    line.textContent = words;
    this.region.append(line);
    setTimeout(() => line.remove(), keptMilliseconds);
  }
}
