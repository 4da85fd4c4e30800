extension Page {
    /// Stops the browser from reporting requests and frames, so that measurements aren't affected. No more frames are recorded.
    public func stopWatchingNetwork() async throws { try await driver.stopWatchingNetwork() }

    /// Blocks new WebSockets (or allows them again), and tells the page that it is offline. Open ones stay: see
    /// `cutWebSockets()`.
    ///
    /// The page's own constructor refuses. Chromium's offline mode doesn't work: it sometimes lets a WebSocket through,
    /// and it blocks the closing handshake of open ones, so the host doesn't notice.
    public func setOffline(_ isOffline: Bool) async throws {
        let event = isOffline ? "offline" : "online"
        try await evaluate(
            "void (globalThis.\(Self.offlineFlag) = \(isOffline), dispatchEvent(new Event('\(event)')))")
    }

    /// Refuses the WebSockets of all documents that are loaded from now on, from the start.
    public func refuseWebSockets() async throws {
        try await driver.runInNewDocuments("globalThis.\(Self.offlineFlag) = true")
    }

    /// Deletes the visitor's cookies, as in a browser that stores none.
    public func clearCookies() async throws { try await driver.clearCookies() }

    /// Closes the page's WebSockets, as a lost connection does.
    public func cutWebSockets() async throws {
        try await evaluate("globalThis.\(Self.socketList).forEach(socket => socket.close())")
    }

    /// Delays each message in both directions, and keeps the order: a slow connection.
    public func delayMessages(by delay: Duration) async throws {
        let (seconds, attoseconds) = delay.components
        let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
        try await evaluate("void (globalThis.\(Self.delay) = \(milliseconds))")
    }

    /// Records every WebSocket that the page opens, so that they can be cut or delayed.
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
        try await driver.runInNewDocuments(script)
    }

    private static let socketList = "__socketsOfTheTest"
    private static let delay = "__delayOfTheTest"
    private static let offlineFlag = "__isOfflineForTheTest"
}
