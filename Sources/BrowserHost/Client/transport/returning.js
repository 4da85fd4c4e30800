// Remembers the window of a page that is reloaded or returned to, so that it can be resumed while the host still has it.

import { isOurs } from "../page/backButton.js";

const key = "kissa-window";

/**
 * Saves the window when the page is left. A duplicate of an open page has nothing saved.
 *
 * @param {any} window
 */
export function rememberOnLeaving(window) {
  addEventListener("pagehide", () => {
    const name = window();
    if (name !== null) attempt(() => sessionStorage.setItem(key, name));
  });
  addEventListener("pageshow", () => attempt(() => sessionStorage.removeItem(key)));
}

/**
 * The window to resume; null if the page was opened anew, whether from its old history entry or through a link for which the host
 * sent the page twice.
 */
export function windowBefore() {
  const name = attempt(() => sessionStorage.getItem(key)) ?? null;
  attempt(() => sessionStorage.removeItem(key));
  const [entry] = performance.getEntriesByType("navigation");
  const { type } = /** @type {PerformanceNavigationTiming} */ (entry ?? {});
  return isOurs(history.state) && ["reload", "back_forward"].includes(type) ? name : null;
}

/**
 * A browser may deny pages access to its storage.
 *
 * @param {() => any} action
 */
function attempt(action) {
  try { return action(); } catch { return null; }
}
