import TestSupport
import BrowserTesting
import DisplayList
import Foundation

@testable import BrowserHost

/// A host on a port of its own, whose windows are scripted. It stops when the test's body ends.
@MainActor
final class RunningHost {
    let port: Int
    let url: URL
    private let host: BrowserHost
    private let made: Made

    /// The contents of the windows, in the order in which they were opened.
    var contents: [ScriptedContent] { made.contents }

    @MainActor private final class Made {
        var contents: [ScriptedContent] = []
    }

    static func run(
        limits: HostConfiguration.Limits = HostConfiguration.Limits(), allowedHosts: [String] = [],
        configure: (inout HostConfiguration) -> Void = { _ in },
        showing makeList: @escaping @MainActor () -> DisplayList = { SampleLists.counter(0) },
        onEvent: @escaping @MainActor (ScriptedContent, ElementEvent) -> Void = { _, _ in },
        _ body: @MainActor (RunningHost) async throws -> Void
    ) async throws {
        let running = try RunningHost(
            limits: limits, allowedHosts: allowedHosts, configure: configure, makeList: makeList, onEvent: onEvent)
        defer { running.host.stop() }
        try await body(running)
    }

    private init(
        limits: HostConfiguration.Limits, allowedHosts: [String], configure: (inout HostConfiguration) -> Void,
        makeList: @escaping @MainActor () -> DisplayList,
        onEvent: @escaping @MainActor (ScriptedContent, ElementEvent) -> Void
    ) throws {
        let made = Made()
        let page = HostConfiguration.Page(title: "Test")
        var configuration = HostConfiguration(port: 0, allowedHosts: allowedHosts, page: page, limits: limits)
        configure(&configuration)
        let host = BrowserHost(configuration: configuration) { handle in
            let content = ScriptedContent(handle: handle, list: makeList())
            content.onEvent = onEvent
            made.contents.append(content)
            return content
        }
        url = try host.start()
        port = url.port ?? 0
        self.host = host
        self.made = made
    }

    var windowCount: Int { host.windowCount }
    var serverTurnCount: Int { host.serverTurnCount }
    var unreadByteCount: Int { host.unreadByteCount }
    func cutConnections() { host.cutConnections() }
    func stop() { host.stop() }
    func drain() { host.drain() }
    func lookForLostWindows() async { await host.lookForLostWindows() }

    /// Loads the page like a browser, and returns the response.
    func loadPage(cookie: String? = nil, headers more: [String] = []) async throws -> HTTPAnswer {
        let headers = (cookie.map { ["Cookie: \($0)"] } ?? []) + more
        guard let answer = try await HTTPAnswer.get("/", port: port, headers: headers) else {
            throw TestWebSocket.Refused(answer: nil)
        }
        return answer
    }

    /// Loads the page and opens its window; returns the socket after `welcome`, and the values for resuming.
    func openWindow(cookie: String? = nil) async throws -> (socket: TestWebSocket, cookie: String, window: String) {
        let page = try await loadPage(cookie: cookie)
        let cookie = page.cookie ?? ""
        let socket = try await TestWebSocket.open(port: port, cookie: cookie)
        try socket.send(Self.hello(nonce: page.nonce ?? ""))
        let welcome = try await socket.receive(type: "welcome")
        return (socket, cookie, welcome["window"].string ?? "")
    }

    /// Opens a connection that resumes a window.
    func resume(window: String, cookie: String, frame: Int = 0) async throws -> TestWebSocket {
        let socket = try await TestWebSocket.open(port: port, cookie: cookie)
        try socket.send(Self.hello(nonce: "", resume: ["window": .string(window), "frame": .number(Double(frame))]))
        return socket
    }

    static func hello(nonce: String, version: Int = ClientMessage.version, resume: JSON? = nil, width: Double = 800)
        -> JSON
    {
        var members: [String: JSON] = [
            "t": "hello", "version": .number(Double(version)), "nonce": .string(nonce),
            "viewport": [.number(width), 600], "safeArea": [0, 0, 0, 0], "scale": 1, "locale": "en-US",
            "languages": ["en-US"], "timeZone": "UTC", "colorScheme": "light", "reducedMotion": false,
            "reducedTransparency": false, "increasedContrast": false, "textScale": 1,
            "isVisible": true,
        ]
        if let resume { members["resume"] = resume }
        return .object(members)
    }

    static func event(_ sequence: Int, element: ElementID, kind: String, frame: Int = 1, _ more: [String: JSON] = [:])
        -> JSON
    {
        let members: [String: JSON] = [
            "t": "event", "sequence": .number(Double(sequence)), "element": .number(Double(element.rawValue)),
            "frame": .number(Double(frame)), "kind": .string(kind),
        ]
        return .object(members.merging(more) { _, new in new })
    }

    static func acknowledgement(_ frame: Int) -> JSON { ["t": "ack", "frame": .number(Double(frame))] }

    /// Waits until a condition on the main actor holds, which must happen eventually.
    func waitUntil(_ condition: @MainActor () -> Bool, timeout: Duration = .seconds(20)) async throws {
        let deadline = ContinuousClock.now + timeout
        while !condition() {
            guard ContinuousClock.now < deadline else { throw RawSocket.Failure.nothingCameInTime }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
