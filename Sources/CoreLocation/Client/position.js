// The visitor's position, from the browser, which asks the visitor. The host says what it wants to know; the module reports what
// the visitor allows, positions, and why there is none.

/**
 * @typedef {object} Wish
 * @property {number} requests how many single positions the host has asked for so far
 * @property {number} answers how many of them were answered, also to an earlier page of the window
 * @property {boolean} follows whether it wants every new position
 * @property {boolean} isPrecise whether the position may cost more power
 */

/**
 * @param {HTMLElement} element
 * @param {Wish} payload
 * @param {(report: any) => void} send
 */
export function mount(element, payload, send) {
  const locator = new Locator(send, payload.answers);
  element.hidden = true;
  void locator.reportPermission();
  locator.follow(payload);
  return {
    /** @param {Wish} wish */
    update(wish) { locator.follow(wish); },
    edit() {},
    unmount() { locator.end(); },
  };
}

class Locator {
  /**
   * @param {(report: any) => void} send
   * @param {number} answers
   */
  constructor(send, answers) {
    this.send = send;
    /** The single positions that were asked for. */
    this.requests = answers;
    /** @type {number | undefined} */
    this.watch = undefined;
    this.isPrecise = false;
    /** @type {PermissionStatus | undefined} */
    this.permission = undefined;
  }

  /** Only pages over TLS or on localhost have positions. */
  get geolocation() { return window.isSecureContext ? navigator.geolocation : undefined; }

  /** Reports what the visitor allows, now and whenever it changes. */
  async reportPermission() {
    if (!this.geolocation) return this.send({ permission: "denied" });
    try {
      const permission = await navigator.permissions.query({ name: "geolocation" });
      this.permission = permission;
      permission.onchange = () => this.send({ permission: permission.state, isChange: true });
      this.send({ permission: permission.state });
    } catch {
      // Such a browser tells when it is asked for a position.
      this.send({ permission: "prompt" });
    }
  }

  /** @param {Wish} wish */
  follow({ requests, follows, isPrecise }) {
    if (requests > this.requests) this.locate(isPrecise);
    this.requests = requests;
    if (follows === (this.watch !== undefined) && isPrecise === this.isPrecise) return;
    this.isPrecise = isPrecise;
    this.stop();
    if (follows) this.start();
  }

  /** @param {boolean} isPrecise */
  locate(isPrecise) {
    if (!this.geolocation) return this.send({ failure: 1 });
    this.geolocation.getCurrentPosition(
      (position) => this.report(position, true),
      (error) => this.send({ failure: error.code }),
      { enableHighAccuracy: isPrecise, timeout: 30000, maximumAge: 10000 });
  }

  start() {
    if (!this.geolocation) return this.send({ failure: 1 });
    this.watch = this.geolocation.watchPosition(
      (position) => this.report(position, false),
      (error) => this.send({ failure: error.code }),
      { enableHighAccuracy: this.isPrecise });
  }

  /**
   * @param {GeolocationPosition} position
   * @param {boolean} isAnswer whether it was asked for by itself
   */
  report({ coords, timestamp }, isAnswer) {
    const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords;
    this.send({
      position: { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed, time: timestamp / 1000 }, isAnswer,
    });
  }

  stop() {
    if (this.watch !== undefined) this.geolocation?.clearWatch(this.watch);
    this.watch = undefined;
  }

  end() {
    this.stop();
    if (this.permission) this.permission.onchange = null;
  }
}
