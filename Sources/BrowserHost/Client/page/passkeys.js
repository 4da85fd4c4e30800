// Asks the browser for passkeys (Web Authentication). The host's wish is the payload of an invisible element, as for a client
// module; each request gets one answer, which names its serial.

/**
 * @typedef {object} PasskeyRequest
 * @property {number} serial greater than that of any earlier request of the window
 * @property {"create" | "get"} action makes a credential, or signs in with one
 * @property {boolean} isConditional whether fields for user names offer passkeys, instead of a question at once
 * @property {any} options the browser's own, with base64url in place of bytes
 */

/** @typedef {{ request?: PasskeyRequest }} PasskeyWish */

/**
 * @param {HTMLElement} element
 * @param {PasskeyWish} payload
 * @param {(report: any) => void} send
 */
export function mountPasskeys(element, payload, send) {
  const passkeys = new Passkeys(send);
  element.hidden = true;
  passkeys.follow(payload);
  return {
    /** @param {PasskeyWish} wish */
    update(wish) { passkeys.follow(wish); },
    edit() {},
    unmount() { passkeys.end(); },
  };
}

class Passkeys {
  /** @param {(report: any) => void} send */
  constructor(send) {
    this.send = send;
    /** The serial of the last request. */
    this.serial = 0;
    this.abort = new AbortController();
  }

  /**
   * Performs a new request; the one before is over, whether it was answered or not.
   *
   * @param {PasskeyWish} wish
   */
  follow({ request }) {
    if (request?.serial === this.serial) return;
    this.end();
    if (request) void this.perform(request);
  }

  /** @param {PasskeyRequest} request */
  async perform(request) {
    const abort = new AbortController();
    this.serial = request.serial;
    this.abort = abort;
    const answer = await ask(request, abort.signal).catch((error) => ({ error: String(error.name) }));
    // The host waits no longer for the answer to a request that it has ended.
    if (!abort.signal.aborted) this.send({ serial: request.serial, ...answer });
    abort.abort();
  }

  /** Closes the browser's question. */
  end() { this.abort.abort(); }
}

/**
 * @param {PasskeyRequest} request
 * @param {AbortSignal} signal
 */
async function ask({ action, isConditional, options }, signal) {
  if (!window.isSecureContext) return { error: "Insecure" };
  if (!window.PublicKeyCredential || !navigator.credentials) return { error: "Unsupported" };
  const publicKey = withBytes(options);
  if (action === "create") return made(await navigator.credentials.create({ publicKey, signal }));
  if (!isConditional) return used(await navigator.credentials.get({ publicKey, signal }));
  // Newer than the compiler's list of what browsers have.
  const browser = /** @type {any} */ (PublicKeyCredential);
  if (!await browser.isConditionalMediationAvailable?.()) return { error: "Unsupported" };
  offerInFields(signal);
  return used(await navigator.credentials.get(/** @type {any} */ ({ publicKey, signal, mediation: "conditional" })));
}

/**
 * Lets the fields for user names offer passkeys: browsers do so in fields that are marked.
 *
 * @param {AbortSignal} signal
 */
function offerInFields(signal) {
  const mark = () => {
    for (const field of document.querySelectorAll("input[autocomplete=username], input[autocomplete=current-password]")) {
      field.setAttribute("autocomplete", `${field.getAttribute("autocomplete")} webauthn`);
    }
  };
  mark();
  // Fields appear later, and lose the mark when the host changes them.
  document.addEventListener("focusin", mark, { capture: true, signal });
}

// MARK: Answers

/** @param {any} credential */
function made(credential) {
  if (!credential) return { error: "NotAllowedError" };
  const { rawId, response, authenticatorAttachment } = credential;
  const { clientDataJSON, attestationObject } = response;
  return {
    credential: {
      id: text(rawId), clientData: text(clientDataJSON), attestation: text(attestationObject),
      attachment: authenticatorAttachment, transports: response.getTransports?.() ?? [],
    },
  };
}

/** @param {any} credential */
function used(credential) {
  if (!credential) return { error: "NotAllowedError" };
  const { rawId, response, authenticatorAttachment } = credential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    credential: {
      id: text(rawId), clientData: text(clientDataJSON), authenticatorData: text(authenticatorData),
      signature: text(signature), userHandle: userHandle ? text(userHandle) : null, attachment: authenticatorAttachment,
    },
  };
}

// MARK: Bytes

/**
 * The options with bytes, as the browser takes them.
 *
 * @param {any} options
 */
function withBytes(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge) };
  if (options.user) publicKey.user = { ...options.user, id: bytes(options.user.id) };
  for (const name of ["allowCredentials", "excludeCredentials"]) {
    publicKey[name] = (options[name] ?? []).map((/** @type {any} */ item) => ({ ...item, id: bytes(item.id) }));
  }
  return publicKey;
}

/** @param {string} text base64url */
function bytes(text) {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const characters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
