// Uploads files to the host in parts, one in flight at a time, so that a large one keeps nothing else waiting.

/** As the host bounds them: see FileChunk. */
const partBytes = 60 * 1024, fileBytesMax = 256 * 1024 * 1024, filesMax = 100;
/** The host takes so many messages a second in the long run, and other ones want to be among them. */
const restMilliseconds = 12;

/**
 * Reports the files at an element that listens for them. The answer is how many the host has got.
 *
 * @param {import("../elements/element.js").Element} element
 * @param {File[]} files
 */
export async function sendFiles(element, files) {
  const fitting = [...files].filter(({ size }) => size <= fileBytesMax).slice(0, filesMax);
  for (const [index, file] of fitting.entries()) await send(element, file, index, fitting.length);
  return fitting.length;
}

/**
 * @param {import("../elements/element.js").Element} element
 * @param {File} file
 * @param {number} index
 * @param {number} count
 */
async function send(element, file, index, count) {
  const name = [...file.name].slice(-200).join("");
  let offset = 0;
  do {
    const bytes = new Uint8Array(await file.slice(offset, offset + partBytes).arrayBuffer());
    element.report("file", {
      index, count, name, value: file.type.slice(0, 100), byteCount: file.size, offset, data: inBase64(bytes),
    });
    offset += bytes.length;
    await element.surface.hostHasHeard("file");
    if (offset < file.size) await new Promise((resolve) => { setTimeout(resolve, restMilliseconds); });
  } while (offset < file.size);
}

/** @param {Uint8Array} bytes */
function inBase64(bytes) {
  const step = 8 * 1024;
  let text = "";
  for (let place = 0; place < bytes.length; place += step) {
    text += String.fromCharCode(...bytes.subarray(place, place + step));
  }
  return btoa(text);
}
