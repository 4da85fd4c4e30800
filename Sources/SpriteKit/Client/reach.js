// Whether the user can reach the scene: no ancestor is inert, and no dialog covers it.

export class Reach {
  /**
   * Calls `changed()` while it is being watched, when reachability may have changed.
   *
   * @param {HTMLElement} node
   * @param {() => void} changed
   */
  constructor(node, changed) {
    this.node = node;
    this.observer = new MutationObserver(changed);
    this.isWatched = false;
  }

  get isLost() {
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    return this.node.closest("[inert]") !== null || (dialog !== undefined && !dialog.contains(this.node));
  }

  /**
   * Watches only on demand, since it observes the whole page.
   *
   * @param {boolean} isWanted
   */
  watch(isWanted) {
    if (isWanted === this.isWatched) return;
    this.isWatched = isWanted;
    if (!isWanted) return this.observer.disconnect();
    this.observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["inert", "open"] });
  }
}
