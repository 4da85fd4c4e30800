// A share button: it passes a text and an address to the browser's share dialog, or else to the clipboard. Browsers require a
// person's press for both, so it can't wait for the host. It reports a copy as a press, and a completed share as a submission.

import { ButtonElement } from "./button.js";
import { copy } from "../page/clipboard.js";

export class ShareElement extends ButtonElement {
  press() { this.share(this.fields.content); }

  /** @param {any} options */
  async share({ label, text, link }) {
    /** @type {Record<string, string | null>} */
    const words = { title: label, text, url: link };
    for (const name of Object.keys(words)) if (!words[name]) delete words[name];
    if (navigator.canShare?.(words)) {
      try {
        await navigator.share(words);
        return this.report("submit");
      } catch (error) {
        if (error.name === "AbortError") return;
      }
    }
    if (await copy([text, link].filter(Boolean).join("\n"))) this.report("press");
  }
}
