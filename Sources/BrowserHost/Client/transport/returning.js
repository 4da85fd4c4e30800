// Remembers the window of a page that is reloaded, or come back to, so that it is resumed while the host keeps it.

import { isOurs } from "../page/backButton.js";

const key = "kissa-window";

/**
 * Remembers the window when the page goes. A copy of a page that is there has nothing to come back to.
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
 * The window to come back to; null where the page was opened anew, be it in the entry of the history that it had, or by a link
 * upon which the host sent it twice.
 */
export function windowBefore() {
  const name = attempt(() => sessionStorage.getItem(key)) ?? null;
  attempt(() => sessionStorage.removeItem(key));
  const [entry] = performance.getEntriesByType("navigation");
  const { type } = /** @type {PerformanceNavigationTiming} */ (entry ?? {});
  return isOurs(history.state) && ["reload", "back_forward"].includes(type) ? name : null;
}

/**
 * A browser may keep its storage from pages.
 *
 * @param {() => any} action
 */
function attempt(action) {
  try { return action(); } catch { return null; }
}
