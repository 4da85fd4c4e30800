extension Page {
    /// Lets Chromium no longer tell of requests and frames: what is measured should not pay for being watched. The lists of
    /// frames end here.
    public func stopWatchingNetwork() async throws { try await send("Network.disable") }

    /// Lets no new WebSocket out (or, again, lets them) and tells the page so. Open ones stay: see `cutWebSockets()`.
    ///
    /// The page's own constructor refuses. Chromium's offline mode does not serve: it lets a WebSocket through now and
    /// then, and holds back the closing handshake of an open one, so that the host never hears of the cut.
    public func setOffline(_ isOffline: Bool) async throws {
        let event = isOffline ? "offline" : "online"
        try await evaluate(
            "void (globalThis.\(Self.offlineFlag) = \(isOffline), dispatchEvent(new Event('\(event)')))")
    }

    /// Closes the page's WebSockets under it, as a lost connection does: the page did not ask for it.
    public func cutWebSockets() async throws {
        try await evaluate("(globalThis.\(Self.socketList) ?? []).forEach(socket => socket.close())")
    }

    /// Lets each message wait on its way, there and back, in the order in which they come: a slow line.
    public func delayMessages(by delay: Duration) async throws {
        let (seconds, attoseconds) = delay.components
        let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        try await evaluate("void (globalThis.\(Self.delay) = \(milliseconds))")
    }

    /// Remembers every WebSocket that the page opens, so that they can be cut, and slows what they carry.
    func trackWebSockets() async throws {
        let script = """
            {
                const sockets = [];
                class UnreachableSocket extends EventTarget {
                    readyState = WebSocket.CLOSED;
                    constructor() {
                        super();
                        setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code: 1006 })));
                    }
                    send() {}
                    close() {}
                }
                Object.defineProperty(globalThis, '\(Self.socketList)', { value: sockets });
                globalThis.WebSocket = class extends WebSocket {
                    constructor(...args) {
                        if (globalThis.\(Self.offlineFlag)) return new UnreachableSocket();
                        super(...args);
                        sockets.push(this);
                    }
                    send(data) { this.#later(() => super.send(data)); }
                    addEventListener(name, listener, options) {
                        const heard = name === 'message' ? (event) => this.#later(() => listener(event)) : listener;
                        super.addEventListener(name, heard, options);
                    }
                    #later(action) {
                        const delay = globalThis.\(Self.delay) ?? 0;
                        if (delay === 0) action(); else setTimeout(action, delay);
                    }
                };
            }
            """
        try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
    }

    private static let socketList = "__socketsOfTheTest"
    private static let delay = "__delayOfTheTest"
    private static let offlineFlag = "__isOfflineForTheTest"
}
