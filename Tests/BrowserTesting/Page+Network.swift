extension Page {
    /// Lets no new connection out (or, again, lets them). Open WebSockets stay open: see `cutWebSockets()`.
    public func setOffline(_ isOffline: Bool) async throws {
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
                Object.defineProperty(globalThis, '\(Self.socketList)', { value: sockets });
                globalThis.WebSocket = class extends WebSocket {
                    constructor(...args) {
                        super(...args);
                        sockets.push(this);
                    }
                };
            }
            """
        try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
    }

    private static let socketList = "__socketsOfTheTest"
}
