// Whether a person can reach the scene: nothing that holds it is out of reach, and no dialog lies over it.

export class Reach {
  /** `changed()` is called while it is watched, when it may have changed. */
  constructor(node, changed) {
    this.node = node;
    this.observer = new MutationObserver(changed);
    this.isWatched = false;
  }

  get isLost() {
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    return this.node.closest("[inert]") !== null || (dialog !== undefined && !dialog.contains(this.node));
  }

  /** It is watched only as long as somebody asks: the whole page is looked at for it. */
  watch(isWanted) {
    if (isWanted === this.isWatched) return;
    this.isWatched = isWanted;
    if (!isWanted) return this.observer.disconnect();
    this.observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["inert", "open"] });
  }
}
