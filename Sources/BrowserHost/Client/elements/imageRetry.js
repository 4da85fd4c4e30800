// Requests images again that couldn't be loaded, because the host sends too many others or the network was away.

const attemptsMax = 6;
const firstDelayMilliseconds = 2000;

/**
 * Requests an image's resource again after each failure, a few times and ever later, while a node is in the page. `cameLate` is
 * called when that helped.
 *
 * @param {HTMLImageElement} image
 * @param {() => void} cameLate
 * @param {HTMLElement} node
 */
export function retryWhenFailed(image, cameLate = () => {}, node = image) {
  let attempts = 0;
  /** @type {string | null} */
  let requested = null;
  image.addEventListener("load", () => {
    if (attempts > 0) cameLate();
    attempts = 0;
  });
  image.addEventListener("error", () => {
    const resource = image.getAttribute("src");
    if (resource !== requested) attempts = 0;
    requested = resource;
    if (resource === null || attempts === attemptsMax) return;
    attempts += 1;
    // Random, so that the clients that were refused together don't come again together.
    const delay = firstDelayMilliseconds * attempts * (0.5 + Math.random());
    setTimeout(() => {
      if (node.isConnected && image.getAttribute("src") === resource && hasFailed(image)) image.src = resource;
    }, delay);
  });
}

/**
 * A mask that failed is loaded again only if the style has had another one meanwhile.
 *
 * @param {HTMLElement} node
 */
export function renewMask(node) {
  const mask = node.style.maskImage;
  if (mask === "") return;
  node.style.maskImage = "none";
  getComputedStyle(node).maskImage;
  node.style.maskImage = mask;
}

/** @param {HTMLImageElement} image */
function hasFailed(image) { return image.complete && image.naturalWidth === 0; }
