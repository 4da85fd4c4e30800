// Which addresses a page of ours leads to: pages and mail, nothing that runs.

const schemes = new Set(["http:", "https:", "mailto:"]);

/** Whether an address is one that a link may have. */
export function opensPages(address) {
  try {
    return schemes.has(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** Opens an address that the app asked for, beside this page. */
export function openPage(address) {
  if (opensPages(address)) window.open(address, "_blank", "noopener,noreferrer");
}
