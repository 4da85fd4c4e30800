import DisplayList
import Foundation

/// Shows display lists in browsers: serves the page, keeps one window for each, and carries frames out and events in.
///
/// It knows nothing of views. All of it runs on the main actor but the server, which has a thread of its own; the main
/// run loop must be running (`RunLoop.main.run()`).
@MainActor
public final class BrowserHost {
    private let configuration: HostConfiguration
    private let makeContent: @MainActor (WindowHandle) -> any WindowContent
    private let nonces: PageNonces
    private let registry: WindowRegistry
    private var server: WebServer?
    private var inbox: Inbox?
    /// Connections that have not said hello yet, and whose they are.
    private var visitors: [ConnectionID: String] = [:]

    /// - Parameter makeContent: Makes what a new window shows.
    public init(
        configuration: HostConfiguration = HostConfiguration(),
        makeContent: @escaping @MainActor (WindowHandle) -> any WindowContent
    ) {
        self.configuration = configuration
        self.makeContent = makeContent
        let limits = configuration.limits
        nonces = PageNonces(lifetimeSeconds: limits.pageSeconds, countMax: limits.pageCountMax)
        registry = WindowRegistry(limits: limits)
    }

    deinit { server?.stop() }

    /// Listens, and returns the address to open.
    /// - Throws: `HostError`, where the port is taken among others.
    public func start() throws(HostError) -> URL {
        guard server == nil else { throw .alreadyStarted }
        let files = try ClientFiles(directory: Bundle.module.bundleURL.appendingPathComponent("Client"))
        let address = try ListenAddress.resolve(host: configuration.host, port: configuration.port)
        let inbox = Inbox(byteCountMax: configuration.limits.unreadBytesMax) { [weak self] in self?.readInbox() }
        let server = try WebServer(
            address: address, port: configuration.port, limits: configuration.limits, events: events(into: inbox)
        ) { [configuration, nonces] port in
            let check = HostCheck(address: address.text, port: port, allowedHosts: configuration.allowedHosts)
            return Router(hostCheck: check, files: files, nonces: nonces, page: configuration.page)
        }
        self.server = server
        self.inbox = inbox
        guard let url = URL(string: address.urlText(port: server.port)) else {
            preconditionFailure("\(address.urlText(port: server.port)) is a URL")
        }
        return url
    }

    /// Ends all connections, closes all windows, and frees the port. The host can be started again.
    public func stop() {
        server?.stop()
        server = nil
        inbox = nil
        visitors = [:]
        registry.closeAll()
    }

    /// How many windows there are, those that wait for their client among them.
    public var windowCount: Int { registry.count }

    /// How often the server's thread has woken up.
    var serverTurnCount: Int { server?.turnCount ?? 0 }

    /// How much clients have said that nobody has looked at yet.
    var unreadByteCount: Int { inbox?.byteCount ?? 0 }

    /// Drops every connection without a word, as a failing network does.
    func cutConnections() { server?.cutConnections() }

    // MARK: From the server's thread

    private nonisolated func events(into inbox: Inbox) -> WebServer.Events {
        WebServer.Events(
            opened: { id, visitor in inbox.post(.opened(id, visitor: visitor)) },
            received: { id, bytes in
                // Parsed on the server's thread, which has nothing better to do.
                let message = Result { () throws(ClientMessageError) in try ClientMessage(parsing: bytes) }
                return inbox.post(message, from: id, byteCount: bytes.count)
            },
            closed: { id in inbox.post(.closed(id)) })
    }

    /// Hears everything that came, then answers each window that heard something: in the same turn, since another one
    /// would take as long as most answers.
    private func readInbox() {
        guard let inbox else { return }
        var heard: [LiveWindow] = []
        let (arrivals, waiting) = inbox.takeAll()
        for arrival in arrivals {
            switch arrival {
            case .opened(let id, let visitor): visitors[id] = visitor
            case .closed(let id): closed(id)
            case .received(let id, let message):
                if let window = registry.window(shownBy: id), !heard.contains(where: { $0 === window }) {
                    heard.append(window)
                }
                received(message, from: id)
            }
        }
        for window in heard { window.answer() }
        for id in waiting { server?.readOn(id) }
    }

    private func received(_ message: Result<ClientMessage, ClientMessageError>, from id: ConnectionID) {
        do {
            let message = try message.get()
            if let window = registry.window(shownBy: id) {
                try window.receive(message)
            } else if let visitor = visitors.removeValue(forKey: id) {
                greet(message, from: id, visitor: visitor)
            }
        } catch {
            server?.close(id, .protocolError, reason: "\(error)")
        }
    }

    private func closed(_ id: ConnectionID) {
        visitors[id] = nil
        registry.detach(id)
    }

    // MARK: Greeting

    private func greet(_ message: ClientMessage, from id: ConnectionID, visitor: String) {
        guard case .hello(let hello) = message else {
            server?.close(id, .policyViolation, reason: "the first message is hello")
            return
        }
        guard hello.version == ClientMessage.version else { return turnAway(id, "the page is of another version") }
        if let resume = hello.resume {
            guard let window = registry.window(token: resume.window, visitor: visitor) else {
                return turnAway(id, "the window is gone")
            }
            show(window, by: id, environment: hello.environment)
        } else {
            open(hello, by: id, visitor: visitor)
        }
    }

    private func open(_ hello: ClientMessage.Hello, by id: ConnectionID, visitor: String) {
        let now = SteadyClock.nowSeconds
        guard nonces.isFresh(hello.nonce, for: visitor, atSeconds: now) else {
            return turnAway(id, "the page is too old")
        }
        guard let window = registry.makeWindow(visitor: visitor, makeContent: makeContent) else {
            // Its nonce stays good, so that the page may try again without being loaded anew.
            server?.close(id, .tryAgainLater, reason: "there are too many windows")
            return
        }
        _ = nonces.redeem(hello.nonce, for: visitor, atSeconds: now)
        show(window, by: id, environment: hello.environment)
    }

    private func show(_ window: LiveWindow, by id: ConnectionID, environment: ClientEnvironment) {
        if let previous = registry.show(window, by: id) {
            server?.close(previous, .replaced, reason: "the window is shown by another connection")
        }
        let link = LiveWindow.Link(id: id) { [weak self] messages in
            self?.server?.send(ServerMessage.encoded(messages), to: id)
        }
        window.attach(link, environment: environment)
    }

    /// A fresh page would do; this one can't.
    private func turnAway(_ id: ConnectionID, _ reason: String) {
        server?.send(ServerMessage.reload(reason: reason).encoded(), to: id)
        server?.close(id, .policyViolation, reason: reason)
    }
}
