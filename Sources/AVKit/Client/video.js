// A video element in the page, with the browser's own controls. On mounting it reports to the host, which answers with the time
// to resume at. It then reports the duration, the current time about four times a second, play and pause by the visitor, the end,
// and failure. Times and ends carry the serial of the last seek, so that the host can ignore reports from before a newer seek.

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

  // Report nothing without a video: the browser still fires a time update with 0.
  const send = (/** @type {object} */ value, /** @type {string | undefined} */ coalesced = undefined) => {
    if (address) report(value, coalesced);
  };

  const play = async () => {
    try {
      await video.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
      // Autoplay with sound is blocked until the visitor interacts with the page, so start muted.
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
