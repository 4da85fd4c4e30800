// Reloads the page if the host has another version of the client, as after an update. The page keeps its window.

const retryMilliseconds = 500;

/** The client's version, which is in the address of each of its files; this is one of them, or a part of the joined file. */
const version = new URL(import.meta.url).pathname.match(/\/client\/([^/]+)\/(?:main|transport\/renewal)\.js$/)?.[1];

/**
 * Reloads the page if the host's client has another version, at a moment between a person's actions.
 *
 * Behind a proxy, the version comes from the process to which the page is connected. A request could reach another process that
 * still has the old client, while processes are being replaced one after the other.
 *
 * @param {string | undefined} client the version of the host's client
 * @param {() => boolean} isBusy whether events are still unacknowledged
 */
export function renew(client, isBusy) {
  if (client !== undefined && version !== undefined && client !== version) loadAgain(isBusy);
}

/** @param {() => boolean} isBusy */
function loadAgain(isBusy) {
  const isTyping = document.activeElement?.matches("textarea, input, select, [contenteditable]") ?? false;
  if (isBusy() || isTyping) setTimeout(() => loadAgain(isBusy), retryMilliseconds); else location.reload();
}
