// A finger that pulls a scroll view down from its top asks for its content anew. What is seen goes along with the finger, and
// waits under a sign until the host is done.

const triggerPoints = 64, restPoints = 52, slopPoints = 8, give = 0.5;

export class Pulling {
  constructor(scroll) {
    this.scroll = scroll;
    this.start = null;
    this.distance = 0;
    this.isBusy = false;
    this.sign = document.createElement("div");
    this.sign.className = "pull";
    this.sign.setAttribute("aria-hidden", "true");
    scroll.content.append(this.sign);
    const { node } = scroll;
    node.addEventListener("touchstart", (event) => this.begin(event), { passive: true });
    node.addEventListener("touchmove", (event) => this.move(event), { passive: false });
    for (const name of ["touchend", "touchcancel"]) node.addEventListener(name, () => this.end());
  }

  begin({ touches }) {
    // Another finger leaves the content to the one that pulls it.
    if (touches.length > 1 && this.distance > 0) return;
    this.start = null;
    if (touches.length !== 1 || this.isBusy || this.scroll.node.scrollTop > 0 || !this.scroll.listensTo("refresh")) return;
    this.start = [touches[0].clientX, touches[0].clientY];
  }

  move(event) {
    if (!this.start) return;
    const { clientX, clientY } = event.touches[0];
    const across = Math.abs(clientX - this.start[0]), along = clientY - this.start[1];
    if (this.distance === 0 && (along < slopPoints || across > along)) {
      if (along < -slopPoints || across > slopPoints) this.start = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    this.show(Math.max(along, 0) * give, false);
  }

  end() {
    if (!this.start) return;
    this.start = null;
    const isAsked = this.distance >= triggerPoints;
    this.show(isAsked ? restPoints : 0, true);
    if (!isAsked) return;
    this.isBusy = true;
    this.sign.classList.add("busy");
    this.scroll.report("refresh");
  }

  /** The host has begun, or is done. */
  follow(isRefreshing) {
    if (this.isBusy === isRefreshing) return;
    this.isBusy = isRefreshing;
    this.sign.classList.toggle("busy", isRefreshing);
    this.show(isRefreshing ? restPoints : 0, true);
  }

  show(distance, isAnimated) {
    this.distance = distance;
    const { style, classList } = this.scroll.content;
    classList.toggle("settling", isAnimated);
    style.translate = distance > 0 ? `0 ${distance}px` : "";
    this.sign.style.opacity = String(Math.min(distance / restPoints, 1));
    this.sign.style.rotate = `${distance * 4}deg`;
  }
}
