// Reads the window's environment: its size, its safe area, the reader's languages and settings.

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const reducedTransparency = matchMedia("(prefers-reduced-transparency: reduce)");
const increasedContrast = matchMedia("(prefers-contrast: more)");
/** The size of text where nobody asks for another, in CSS pixels. */
const usualTextSize = 16;

/** In CSS pixels: a browser that allows no text so small shows a larger one. */
const probeSize = 10;

/** What the host takes (`ClientEnvironment.TextDemands`). */
const textSizeMax = 200, spacingMax = 10;

/**
 * All fields of the `environment` message.
 *
 * @param {HTMLElement} probe
 */
export function environment(probe) {
  return {
    viewport: viewport(), safeArea: safeArea(probe), scale: devicePixelRatio, locale: navigator.language || "en",
    languages: [...navigator.languages].slice(0, 32), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
    colorScheme: darkScheme.matches ? "dark" : "light", reducedMotion: reducedMotion.matches,
    reducedTransparency: reducedTransparency.matches, increasedContrast: increasedContrast.matches,
    ...texts(/** @type {HTMLElement} */ (probe.firstElementChild)),
    isVisible: document.visibilityState === "visible",
  };
}

/**
 * Without the on-screen keyboard. A page that is zoomed in is not a smaller window, so it is measured as it would be without;
 * what is missing then by less than a point was lost in rounding.
 */
function viewport() {
  const { clientWidth, clientHeight } = document.documentElement;
  const { height = clientHeight, scale = 1 } = window.visualViewport ?? {};
  const visible = height * scale;
  return [clientWidth, visible > clientHeight - 1 ? clientHeight : visible];
}

/**
 * What the browser keeps clear of notches, read off an element that style.css pads with it.
 *
 * @param {HTMLElement} probe
 */
function safeArea(probe) {
  const style = getComputedStyle(probe);
  const edges = /** @type {const} */ (["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"]);
  return edges.map((edge) => parseFloat(style[edge]) || 0);
}

/**
 * How large texts are to be, and what the browser holds them to, read off a text of ours. Where the usual size is below the
 * smallest one allowed, nobody knows of another.
 *
 * @param {HTMLElement} probe
 */
function texts(probe) {
  const { fontSize, letterSpacing, wordSpacing, lineHeight } = getComputedStyle(probe);
  const size = parseFloat(fontSize) || probeSize;
  const minimumSize = size > probeSize ? size : 0;
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize) || usualTextSize;
  /**
   * @param {string} length
   * @param {number} whole
   */
  const share = (length, whole) => Math.min(Math.max((parseFloat(length) || 0) / whole, 0), spacingMax);
  return {
    textScale: root <= minimumSize ? 1 : root / usualTextSize,
    textDemands: [
      Math.min(minimumSize, textSizeMax), share(letterSpacing, probeSize), share(wordSpacing, probeSize), share(lineHeight, size),
    ],
  };
}

/**
 * An element padded by what covers the window's edges, and in it a text of which a page says nothing but its size. The style
 * sheet writes its letters: nobody finds, copies or translates them.
 */
export function makeProbe() {
  const probe = document.createElement("div");
  probe.className = "safe-area";
  const text = document.createElement("span");
  text.style.fontSize = `${probeSize}px`;
  probe.append(text);
  return probe;
}

/**
 * Calls `changed` when any of it may be different, once a frame at most.
 *
 * @param {HTMLElement} probe
 * @param {() => void} changed
 */
export function observeEnvironment(probe, changed) {
  let isWaiting = false;
  const notice = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      changed();
    });
  };
  addEventListener("resize", notice);
  window.visualViewport?.addEventListener("resize", notice);
  addEventListener("languagechange", notice);
  darkScheme.addEventListener("change", notice);
  for (const wish of [reducedMotion, reducedTransparency, increasedContrast]) wish.addEventListener("change", notice);
  // A style sheet that comes later makes the text in it larger.
  new ResizeObserver(notice).observe(/** @type {HTMLElement} */ (probe.firstElementChild));
  // A hidden page draws no frames.
  document.addEventListener("visibilitychange", changed);
  observeScale(notice);
}

/**
 * A media query knows one resolution only, so each change needs the next.
 *
 * @param {() => void} changed
 */
function observeScale(changed) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    changed();
    observeScale(changed);
  }, { once: true });
}
