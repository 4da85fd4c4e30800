// Speaks to a screen reader, through an invisible live region.
//
// What was said is removed soon: whoever reads the page to its end doesn't find it there again.

/** Screen readers take up words as they come, but some not at once. */
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
   * @param {boolean} isUrgent whether they interrupt what is being read
   */
  speak(words, isUrgent) {
    const line = document.createElement("p");
    // An alert interrupts, wherever it comes up.
    if (isUrgent) line.setAttribute("role", "alert");
    line.textContent = words;
    this.region.append(line);
    setTimeout(() => line.remove(), keptMilliseconds);
  }
}
