// Decides which addresses may be opened: pages, mail and telephones, nothing that runs.

const schemes = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);

/** In place of an address that is the host's to follow. */
export const unnamedAddress = "#";

/**
 * Whether an address is one that a link may have.
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
 * Lets the browser keep what is at a path of the host's as a file of that name.
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
 * Opens another page of the app's; one that is there already comes to the front.
 *
 * @param {string} path
 * @param {(address: string) => void} openHere opens it in this page, where the browser opens no other
 */
export function openWindow(path, openHere) {
  const address = new URL(path, location.href);
  if (address.origin !== location.origin) return;
  const page = window.open(address, address.search);
  if (page) page.focus(); else openHere(address.href);
}

/**
 * Opens an address that the app asked for, beside this page.
 *
 * @param {string} address
 */
export function openPage(address) {
  if (opensPages(address)) window.open(address, "_blank", "noopener,noreferrer");
}
