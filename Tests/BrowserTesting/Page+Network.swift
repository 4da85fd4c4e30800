extension Page {
    /// Lets no new connection out (or, again, lets them). Open WebSockets stay open: see `cutWebSockets()`.
    ///
    /// Chromium lets a WebSocket through now and then although it is offline, so the page's own constructor refuses too.
    public func setOffline(_ isOffline: Bool) async throws {
        try await evaluate("void (globalThis.\(Self.offlineFlag) = \(isOffline))")
        try await throttle(latencyMilliseconds: 0, bytesPerSecond: -1, isOffline: isOffline)
    }

    /// Slows the network down; -1 bytes per second is no limit. WebSocket frames are not slowed down by Chromium.
    public func throttle(latencyMilliseconds: Double, bytesPerSecond: Double, isOffline: Bool = false) async throws {
        try await send(
            "Network.emulateNetworkConditions",
            [
                "offline": .bool(isOffline), "latency": .number(latencyMilliseconds),
                "downloadThroughput": .number(bytesPerSecond), "uploadThroughput": .number(bytesPerSecond),
            ])
    }

    /// Closes the page's WebSockets under it, as a lost connection does: the page did not ask for it.
    public func cutWebSockets() async throws {
        try await evaluate("(globalThis.\(Self.socketList) ?? []).forEach(socket => socket.close())")
    }

    /// Remembers every WebSocket that the page opens, so that they can be cut.
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
                };
            }
            """
        try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
    }

    private static let socketList = "__socketsOfTheTest"
    private static let offlineFlag = "__isOfflineForTheTest"
}
