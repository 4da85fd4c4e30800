// A film in the page, by the browser's own player. It tells the host that it is there, so that the host says where to go on; of
// its length, of the time about four times a second, of the visitor's play and pause, of its end, and that it can't be played.
// Times and ends have the number of the last jump with them: the host knows by it that they are of before another one.

const sheet = new CSSStyleSheet();
sheet.replaceSync(".video { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: black; }");

/**
 * @param {{ address: string, label: string, rate: number, volume: number, isMuted: boolean, jump: number | null, serial: number }} payload
 * @param {HTMLElement} element
 * @param {(payload: any, coalesced?: string) => void} report
 */
export function mount(element, payload, report) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const video = document.createElement("video");
  video.className = "video";
  video.controls = true;
  video.playsInline = true;
  video.preload = "metadata";
  let address = "", serial = 0, isSilenced = false;

  // A player without a film, or one that is gone, has nothing to tell: the browser still says that its time is 0.
  const send = (/** @type {object} */ value, /** @type {string | undefined} */ coalesced = undefined) => {
    if (address) report(value, coalesced);
  };

  const play = async () => {
    try {
      await video.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
      // No sound before the visitor has pressed something: without sound it may begin.
      if (video.muted) return send({ playing: false });
      isSilenced = video.muted = true;
      await video.play().catch(() => send({ playing: false }));
    }
  };

  const show = (/** @type {typeof payload} */ wanted) => {
    if (wanted.address !== address) {
      address = wanted.address;
      if (address) video.src = address; else video.removeAttribute("src");
    }
    video.setAttribute("aria-label", wanted.label);
    if (video.volume !== wanted.volume) video.volume = wanted.volume;
    if (!isSilenced || wanted.isMuted) video.muted = wanted.isMuted;
    if (wanted.jump !== null && wanted.serial !== serial) {
      serial = wanted.serial;
      video.currentTime = wanted.jump;
    }
    if (wanted.rate > 0) {
      video.playbackRate = Math.min(Math.max(wanted.rate, 0.1), 10);
      if (video.paused) void play();
    } else if (!video.paused) {
      video.pause();
    }
  };

  video.addEventListener("loadedmetadata", () => send({ duration: Number.isFinite(video.duration) ? video.duration : -1 }));
  const sendTime = () => send({ time: video.currentTime, serial }, "time");
  video.addEventListener("timeupdate", sendTime);
  video.addEventListener("seeked", sendTime);
  video.addEventListener("play", () => send({ playing: true }));
  video.addEventListener("pause", () => { if (!video.ended) send({ playing: false }); });
  video.addEventListener("ended", () => send({ ended: true, serial }));
  video.addEventListener("error", () => send({ failed: true }));
  show(payload);
  element.append(video);
  send({ mounted: true });
  return {
    update: show,
    edit() {},
    unmount() {
      address = "";
      video.pause();
      video.removeAttribute("src");
      video.load();
      video.remove();
    },
  };
}
