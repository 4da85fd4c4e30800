// Loads the page again where the host has another client than the one that runs here, as after an update. The window is the
// same one then.

const retryMilliseconds = 500;

/** The client's version, which is in the address of each of its files; this is one of them, or joined with all others. */
const version = new URL(import.meta.url).pathname.match(/\/client\/([^/]+)\/(?:main|transport\/renewal)\.js$/)?.[1];

/**
 * Loads the page again where the host's client is another one: between two things that somebody does.
 *
 * Behind a proxy the process at the page's line says its own version. Another one, which a request might come to, may still
 * have the old client while processes are renewed one after the other.
 *
 * @param {string | undefined} client the version of the host's client
 * @param {() => boolean} isBusy whether something was done that the host hasn't heard of
 */
export function renew(client, isBusy) {
  if (client !== undefined && version !== undefined && client !== version) loadAgain(isBusy);
}

/** @param {() => boolean} isBusy */
function loadAgain(isBusy) {
  const isTyping = document.activeElement?.matches("textarea, input, select, [contenteditable]") ?? false;
  if (isBusy() || isTyping) setTimeout(() => loadAgain(isBusy), retryMilliseconds); else location.reload();
}
