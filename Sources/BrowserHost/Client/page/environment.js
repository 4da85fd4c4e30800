// Reads the window's environment: its size, its safe area, the reader's languages and settings.

const darkScheme = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const reducedTransparency = matchMedia("(prefers-reduced-transparency: reduce)");
const increasedContrast = matchMedia("(prefers-contrast: more)");
/** The default text size, in CSS pixels. */
const usualTextSize = 16;

/** In CSS pixels. A browser that doesn't allow text this small enlarges it. */
const probeSize = 10;

/** The host's maximums (`ClientEnvironment.TextDemands`). */
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
 * The viewport's size without the on-screen keyboard. Zooming in doesn't make the window smaller, so the unzoomed size is used; a
 * difference of less than a point comes from rounding.
 */
function viewport() {
  const { clientWidth, clientHeight } = document.documentElement;
  const { height = clientHeight, scale = 1 } = window.visualViewport ?? {};
  const visible = height * scale;
  return [clientWidth, visible > clientHeight - 1 ? clientHeight : visible];
}

/**
 * The insets that the browser keeps clear of notches, read from an element that style.css pads with them.
 *
 * @param {HTMLElement} probe
 */
function safeArea(probe) {
  const style = getComputedStyle(probe);
  const edges = /** @type {const} */ (["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"]);
  return edges.map((edge) => parseFloat(style[edge]) || 0);
}

/**
 * The reader's text size, and the browser's minimum size and spacings, measured on a probe text. If the default size is below the
 * minimum size, the reader's size can't be determined.
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
 * An element with the safe area as its padding, which contains a text whose size is measured. The text's letters come from the
 * style sheet, so that nobody finds, copies or translates them.
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
 * Calls `changed` when any of it may have changed, at most once a frame.
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
  // A style sheet that loads later may change the size of its text.
  new ResizeObserver(notice).observe(/** @type {HTMLElement} */ (probe.firstElementChild));
  // A hidden page has no animation frames.
  document.addEventListener("visibilitychange", changed);
  observeScale(notice);
}

/**
 * A media query only matches one resolution, so a new one is needed after each change.
 *
 * @param {() => void} changed
 */
function observeScale(changed) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    changed();
    observeScale(changed);
  }, { once: true });
}
