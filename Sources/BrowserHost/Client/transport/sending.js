// Uploads files to the host in chunks, one in flight at a time, so that a large file doesn't block other messages.

/** The host's limits: see FileChunk. */
const partBytes = 60 * 1024, fileBytesMax = 256 * 1024 * 1024, filesMax = 100;
/** Stays below the host's long-term message rate, with room for other messages. */
const restMilliseconds = 12;

/**
 * Uploads files for an element that listens for them. Returns how many were uploaded.
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
