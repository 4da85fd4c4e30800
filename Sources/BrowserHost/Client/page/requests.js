// Performs the host's requests to the page other than showing elements: speaking, opening addresses and windows, notifying,
// vibrating, saving files and writing to the clipboard.

import { Announcer } from "./announcer.js";
import { copy } from "./clipboard.js";
import { allowNotifications, notify } from "./notifications.js";
import { keep, openPage, openWindow } from "./links.js";

export class Requests {
  /** @param {(address: string) => void} openHere opens an address of the app in this page */
  constructor(openHere) {
    this.openHere = openHere;
    this.announcer = new Announcer();
    /** The serial of the last request that was performed. */
    this.last = 0;
  }

  /**
   * Performs a request once: serials increase, and a snapshot repeats old requests.
   *
   * @param {number} serial
   * @param {any[]} request its name and its values
   */
  perform(serial, [name, ...values]) {
    if (serial <= this.last) return;
    this.last = serial;
    switch (name) {
    case "speak": return this.announcer.speak(values[0], values[1]);
    case "open": return openPage(values[0]);
    // Only some devices support it, and only after a user action.
    case "vibrate": return void navigator.vibrate?.(values[0]);
    case "download": return keep(values[0], values[1]);
    case "copy": return void copy(values[0]);
    case "openWindow": return openWindow(values[0], this.openHere);
    case "closeWindow": return window.close();
    case "allowNotifications": return allowNotifications();
    case "notify": return notify(values[0], values[1], values[2], this.openHere);
    default: console.error(`the host asked for ${name}, which this page does not know`);
    }
  }

  /** Another window restarts the numbering. */
  reset() { this.last = 0; }
}
