// Loads the page again where the host serves another client than the one that runs here, as after an update. The window is the
// same one then.

const retryMilliseconds = 500;

/** The client's version, which is in the address of each of its files; this is one of them, or joined with all others. */
const version = new URL(import.meta.url).pathname.match(/\/client\/([^/]+)\/(?:main|transport\/renewal)\.js$/)?.[1];

/**
 * Whether the host's client is another one. One that can't be asked has the same.
 *
 * @param {string} prefix
 */
async function isOutdated(prefix) {
  const answer = await fetch(`${prefix}/client/main.js`, { method: "HEAD", cache: "no-store" }).catch(() => null);
  const tag = answer?.ok ? answer.headers.get("etag") : null;
  // A proxy that compresses makes it a weak one.
  return typeof tag === "string" && version !== undefined && tag.replace(/^W\//, "") !== `"${version}"`;
}

/**
 * Asks whether the client is the host's, and loads the page again if it isn't: between two things that somebody does.
 *
 * @param {string} prefix
 * @param {() => boolean} isBusy whether something was done that the host hasn't heard of
 */
export async function renew(prefix, isBusy) {
  if (await isOutdated(prefix)) loadAgain(isBusy);
}

/** @param {() => boolean} isBusy */
function loadAgain(isBusy) {
  const isTyping = document.activeElement?.matches("textarea, input, select, [contenteditable]") ?? false;
  if (isBusy() || isTyping) setTimeout(() => loadAgain(isBusy), retryMilliseconds); else location.reload();
}
