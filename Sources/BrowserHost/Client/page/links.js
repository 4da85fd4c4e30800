// Decides which addresses may be opened: pages, mail and telephone numbers, but no scripts.

import { showBanner } from "./banner.js";

const schemes = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);

/** A placeholder for an address that the host follows. */
export const unnamedAddress = "#";

/**
 * Whether a link may have this address.
 *
 * @param {string} address
 */
export function opensPages(address) {
  try {
    return schemes.has(new URL(address).protocol);
  } catch {
    return false;
  }
}

/**
 * Downloads the resource at a path of the host as a file with that name.
 *
 * @param {string} path
 * @param {string} name
 */
export function keep(path, name) {
  if (!path.includes("/resources/")) return;
  const link = document.createElement("a");
  link.href = path;
  link.download = name;
  link.click();
}

/**
 * Opens another page of the app; if it is open already, it comes to the front.
 *
 * @param {string} path
 * @param {(address: string) => void} openHere opens it in this page, if the browser doesn't open another one
 */
export function openWindow(path, openHere) {
  const address = new URL(path, location.href);
  if (address.origin !== location.origin) return;
  const page = window.open(address, address.search);
  if (page) page.focus(); else openHere(address.href);
}

/**
 * Opens an address for the app in a new tab. Browsers only do that for a while after a user action, and WebKit only during the
 * action's own event; otherwise a banner with the address can be pressed.
 *
 * @param {string} address
 */
export function openPage(address) {
  if (!opensPages(address)) return;
  // With `noopener` the browser wouldn't say whether it opens the page. Our headers forbid a referrer.
  const page = window.open(address, "_blank");
  if (page) page.opener = null; else offer(address);
}

/** @param {string} address */
function offer(address) {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  showBanner(link, new URL(address).host || address, address);
}
