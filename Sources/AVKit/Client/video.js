// A film in the page, by the browser's own player. It tells the host of its length, of the time about four times a second, of the
// visitor's play and pause, of its end, and that it can't be played.

const sheet = new CSSStyleSheet();
sheet.replaceSync(".video { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; background: black; }");

/**
 * @param {{ address: string, label: string, rate: number, volume: number, isMuted: boolean, jump: number | null, serial: number }} payload
 * @param {HTMLElement} element
 * @param {(payload: any, coalesced?: string) => void} send
 */
export function mount(element, payload, send) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const video = document.createElement("video");
  video.className = "video";
  video.controls = true;
  video.playsInline = true;
  video.preload = "metadata";
  let address = "", serial = 0, isSilenced = false;

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
  video.addEventListener("timeupdate", () => send({ time: video.currentTime }, "time"));
  video.addEventListener("seeked", () => send({ time: video.currentTime }, "time"));
  video.addEventListener("play", () => send({ playing: true }));
  video.addEventListener("pause", () => { if (!video.ended) send({ playing: false }); });
  video.addEventListener("ended", () => send({ ended: true }));
  video.addEventListener("error", () => { if (address) send({ failed: true }); });
  show(payload);
  element.append(video);
  return {
    update: show,
    edit() {},
    unmount() {
      video.pause();
      video.removeAttribute("src");
      video.load();
      video.remove();
    },
  };
}
