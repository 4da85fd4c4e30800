import DisplayList
import Foundation
import HTTPServing

/// Shows display lists in browsers: serves the page, keeps one window for each page, sends frames and receives events.
///
/// It has no knowledge of views. Everything runs on the main actor, except for the server, which has its own thread; the main run
/// loop must be running (`RunLoop.main.run()`).
@MainActor
public final class BrowserHost {
    private let configuration: HostConfiguration
    private let makeContent: @MainActor (WindowHandle) -> any WindowContent
    private let nonces: PageNonces
    private let visitors: VisitorDesk
    private let registry: WindowRegistry
    private var server: WebServer?
    private var inbox: Inbox?
    private var clientVersion = ""
    private var hearing = Hearing()
    /// Messages whose answers were started but not sent yet, by connection.
    private var unanswered: [ConnectionID: Said] = [:]
    private let metrics = HostMetrics()
    private let firstPictures = FirstPictures()
    private lazy var watch = configuration.windowKeeper.map { keeper in
        WindowWatch(keeper, registry) { [weak self] in self?.lose($0) }
    }
    private lazy var turns = HostTurns(
        turnSeconds: configuration.limits.turnSeconds, listen: { [weak self] in self?.takeInbox() }
    ) { [weak self] job, mayGoOn in
        self?.run(job, while: mayGoOn)
    }

    /// - Parameter makeContent: Makes the content of a new window.
    public init(
        configuration: HostConfiguration = HostConfiguration(),
        makeContent: @escaping @MainActor (WindowHandle) -> any WindowContent
    ) {
        self.configuration = configuration
        self.makeContent = makeContent
        let limits = configuration.limits
        nonces = PageNonces(lifetimeSeconds: limits.pageSeconds, countMax: limits.pageCountMax)
        visitors = VisitorDesk(identity: configuration.identity, limits: limits)
        registry = WindowRegistry(limits: limits)
        let (registry, metrics) = (registry, metrics)
        registry.countChanged = { [unowned registry] in
            metrics.set(windows: registry.count, connections: registry.shownCount)
        }
    }

    deinit { server?.stop() }

    /// Listens, and returns the address to open.
    /// - Throws: `HostError`, for example if the port is in use.
    public func start() throws(HostError) -> URL {
        guard server == nil else { throw .alreadyStarted }
        let files = try ClientFiles(
            directory: configuration.clientFolder, joinsScripts: configuration.joinsClientScripts)
        let address = try listenAddress()
        let inbox = Inbox(byteCountMax: configuration.limits.unreadBytesMax) { [weak self] in
            // In the same turn: waiting for another one would take as long as most answers do.
            self?.turns.runTurn()
        }
        let server = try WebServer(
            address: address, port: configuration.port, limits: configuration.limits, events: events(into: inbox)
        ) { [configuration, nonces, visitors, metrics, inbox, firstPictures] port in
            let check = HostCheck(address: address.text, port: port, allowedHosts: configuration.allowedHosts)
            var router = Router(
                hostCheck: check, files: files, nonces: nonces, visitors: visitors, page: configuration.page,
                trustedProxies: configuration.trustedProxies)
            router.readiness = { metrics.isDraining ? "windows are handed over" : configuration.readiness() }
            router.accessLog = configuration.accessLog
            router.isDraining = { metrics.isDraining }
            router.metrics = {
                metrics.text(isStoreWell: configuration.readiness() == nil, unreadBytes: inbox.byteCount)
            }
            router.firstPictures = firstPictures
            router.unsentBodies = UnsentBodies(limits: configuration.limits)
            router.pathPrefix = configuration.proxy.pathPrefix
            router.visitorHeader = configuration.proxy.visitorHeader
            return router
        }
        self.server = server
        self.inbox = inbox
        clientVersion = files.version
        watch?.start()
        guard let url = URL(string: address.urlText(port: server.port)) else {
            preconditionFailure("\(address.urlText(port: server.port)) is a URL")
        }
        return url
    }

    private func listenAddress() throws(HostError) -> ListenAddress {
        do throws(ListenError) {
            return try ListenAddress.resolve(host: configuration.host, port: configuration.port)
        } catch {
            throw HostError(error)
        }
    }

    /// From now on, accepts no new windows and reports that at `/readyz`, so that a load balancer sends visitors elsewhere.
    /// Existing windows go on until `stop()`.
    public func drain() { metrics.isDraining = true }

    /// Closes all windows, ends all connections, and frees the port. The host can be started again.
    public func stop() {
        // Windows are saved first: a page that has lost its connection looks for its window in another process.
        if configuration.windowKeeper != nil { registry.closeAll() }
        watch?.stop()
        server?.stop()
        server = nil
        inbox = nil
        hearing.removeAll()
        unanswered = [:]
        registry.closeAll()
        metrics.isDraining = false
    }

    /// The number of windows, including those that wait for their client to reconnect.
    public var windowCount: Int { registry.count }

    /// How often the server's thread has woken up.
    var serverTurnCount: Int { server?.turnCount ?? 0 }

    /// The number of bytes received from clients but not processed yet.
    var unreadByteCount: Int { inbox?.byteCount ?? 0 }

    /// Drops every connection without a close frame, as a network failure does.
    func cutConnections() { server?.cutConnections() }

    /// Closes the windows that another process has taken over; this also happens once a second.
    func lookForLostWindows() async { await watch?.look() }

    /// The messages that were processed together for one connection.
    private struct Said {
        var arrivals: [Double] = []
        var refusedCount = 0
    }

    // MARK: From the server's thread

    private nonisolated func events(into inbox: Inbox) -> WebServer.Events {
        WebServer.Events(
            opened: { id, party in inbox.post(.opened(id, party)) },
            received: { id, bytes in
                // Parsed on the server's thread, which has nothing else to do.
                let message = Result { () throws(ClientMessageError) in try ClientMessage(parsing: bytes) }
                return inbox.post(message, from: id, byteCount: bytes.count)
            },
            closed: { id in inbox.post(.closed(id)) })
    }

    private func takeInbox() {
        guard let inbox else { return }
        for arrival in inbox.takeAll() {
            switch arrival {
            case .opened(let id, let party): hearing.open(id, of: party)
            case .received(let id, let message): add(.message(message), of: id)
            case .closed(let id): add(.end, of: id)
            }
        }
    }

    private func add(_ word: Hearing.Word, of id: ConnectionID) {
        if let party = hearing.add(word, of: id) { turns.add(.hear(id), of: party) }
    }

    private func run(_ job: HostTurns.Job, while mayGoOn: () -> Bool) {
        switch job {
        case .hear(let id): hear(id, while: mayGoOn)
        case .finish(let identifier):
            guard let window = registry.window(identifier), !window.finishTurn(while: mayGoOn) else { return }
            turns.add(job, of: window.party)
        }
    }

    /// Processes a connection's messages while `mayGoOn` allows, then answers them under the same condition. An answer that was
    /// started is finished before more messages are processed.
    private func hear(_ id: ConnectionID, while mayGoOn: () -> Bool) {
        let begun = unanswered.removeValue(forKey: id)
        if begun != nil || registry.window(shownBy: id)?.isPaused == true {
            guard answer(begun ?? Said(), of: id, while: mayGoOn) else { return }
            guard mayGoOn() else { return hearMore(of: id) }
        }
        var (said, byteCount, isGreeting) = (Said(), 0, false)
        let refusedBefore = registry.window(shownBy: id)?.refusedCount ?? 0
        repeat {
            guard let (word, skippedByteCount) = hearing.next(of: id) else { break }
            byteCount += skippedByteCount
            switch word {
            case .end:
                registry.window(shownBy: id)?.answer()
                return closed(id)
            case .message(let message):
                byteCount += message.byteCount
                if case .success(.event) = message.content { said.arrivals.append(message.arrivalSeconds) }
                if !hearing.isRefused(id) { received(message.content, from: id) }
                if case .success(.hello) = message.content { isGreeting = true }
            }
            // The first picture is sent before anything that the page says about it is processed.
        } while !isGreeting && mayGoOn()
        said.refusedCount = (registry.window(shownBy: id)?.refusedCount ?? refusedBefore) - refusedBefore
        if inbox?.heard(byteCount, of: id) == true { server?.readOn(id) }
        if answer(said, of: id, while: mayGoOn) { hearMore(of: id) }
    }

    /// - Returns: Whether the answer was sent.
    private func answer(_ said: Said, of id: ConnectionID, while mayGoOn: () -> Bool) -> Bool {
        if registry.window(shownBy: id)?.answer(while: mayGoOn) == false, let party = hearing.party(of: id) {
            unanswered[id] = said
            turns.add(.hear(id), of: party)
            return false
        }
        note(said.arrivals, refused: said.refusedCount)
        return true
    }

    private func hearMore(of id: ConnectionID) {
        if hearing.hasMore(of: id), let party = hearing.party(of: id) { turns.add(.hear(id), of: party) }
    }

    private func note(_ arrivals: [Double], refused: Int) {
        guard !arrivals.isEmpty else { return }
        let now = SteadyClock.nowSeconds
        metrics.eventsWereAnswered(refused: refused, afterSeconds: arrivals.map { now - $0 })
    }

    private func received(_ message: Result<ClientMessage, ClientMessageError>, from id: ConnectionID) {
        do {
            let message = try message.get()
            if let window = registry.window(shownBy: id) {
                try window.receive(message)
            } else if let party = hearing.takeStranger(id) {
                greet(message, from: id, party: party)
            }
        } catch {
            hearing.refuse(id)
            server?.close(id, .protocolError, reason: "\(error)")
        }
    }

    private func closed(_ id: ConnectionID) {
        inbox?.forget(id)
        unanswered[id] = nil
        registry.detach(id)
    }

    // MARK: Greeting

    private func greet(_ message: ClientMessage, from id: ConnectionID, party: Party) {
        guard case .hello(let hello) = message else {
            server?.close(id, .policyViolation, reason: "the first message is hello")
            return
        }
        guard hello.version == ClientMessage.version else { return turnAway(id, "the page is of another version") }
        if let resume = hello.resume {
            switch find(resume.window, of: party) {
            case .found(let window): show(window, by: id, of: party, hello)
            case .gone: turnAway(id, "the window is gone")
            case .later: server?.close(id, .tryAgainLater, reason: "that can't be told now")
            }
        } else {
            open(hello, by: id, of: party)
        }
    }

    private func open(_ hello: ClientMessage.Hello, by id: ConnectionID, of party: Party) {
        guard !metrics.isDraining else { return turnElsewhere(id) }
        let now = SteadyClock.nowSeconds
        guard nonces.isFresh(hello.nonce, for: party.visitor, atSeconds: now) else {
            return turnAway(id, "the page is too old")
        }
        guard let window = makeWindow(of: party) else {
            // Its nonce stays valid, so that the page can try again without a reload.
            server?.close(id, .tryAgainLater, reason: "there are too many windows")
            return
        }
        _ = nonces.redeem(hello.nonce, for: party.visitor, atSeconds: now)
        metrics.windowWasOpened()
        if let address = hello.leadingAddress { window.begin(at: address) }
        show(window, by: id, of: party, hello)
    }

    private func turnElsewhere(_ id: ConnectionID) {
        server?.close(id, .tryAgainLater, reason: "this process takes no windows any more")
    }

    private func makeWindow(of party: Party) -> LiveWindow? {
        let keeper = configuration.windowKeeper
        let made = registry.makeWindow(
            party: party,
            keep: { token in keeper.map { KeptRecord($0, token: token, visitor: party.visitor) } },
            makeContent: makeContent)
        return prepared(made)
    }

    private func prepared(_ made: (window: LiveWindow?, losers: [ConnectionID])) -> LiveWindow? {
        for id in made.losers { server?.close(id, .tryAgainLater, reason: "somebody else needs the room") }
        made.window?.schedule = { [weak self] window in
            self?.turns.schedule(.finish(window.handle.id), of: window.party)
        }
        made.window?.wasLost = { [weak self] in self?.lose($0) }
        return made.window
    }

    // MARK: Windows of other processes

    private enum Finding {
        case found(LiveWindow), gone, later
    }

    /// The window that a client asks to resume: either one of this process that no other process has taken over meanwhile, or one
    /// of another process.
    private func find(_ token: String, of party: Party) -> Finding {
        if let window = registry.window(token: token, visitor: party.visitor) {
            guard let kept = window.kept, !kept.isCurrent() else { return .found(window) }
            lose(window)
        }
        guard let keeper = configuration.windowKeeper else { return .gone }
        // Check for room first: taking the window over takes it away from its current owner.
        guard !metrics.isDraining, registry.hasRoom(for: party) else { return .later }
        switch keeper.take(KeptRecord.name(ofToken: token), of: party.visitor) {
        case .unknown: return .gone
        // With a database that only this machine uses, waiting would mean waiting for the disk; a new window goes on in memory.
        case .later: return keeper.isShared ? .later : .gone
        case .taken(let record):
            let made = registry.makeWindow(
                party: party, token: token, keep: { _ in KeptRecord(keeper, taken: record) }, makeContent: makeContent)
            if made.window != nil { metrics.windowWasTaken() }
            return prepared(made).map { .found($0) } ?? .later
        }
    }

    private func lose(_ window: LiveWindow) {
        window.kept?.noteLoss()
        metrics.windowWasLost()
        guard let id = registry.lose(window) else { return }
        server?.close(id, .replaced, reason: "another process has the window")
    }

    private func show(_ window: LiveWindow, by id: ConnectionID, of party: Party, _ hello: ClientMessage.Hello) {
        window.party = party
        if let previous = registry.show(window, by: id) {
            server?.close(previous, .replaced, reason: "the window is shown by another connection")
        }
        let language = FirstPictures.language(hello.environment.languages.first ?? "")
        let isUsual = hello.leadingAddress == nil
        let link = LiveWindow.Link(id: id) { [weak self] messages in
            if isUsual { self?.firstPictures.note(messages, language: language) }
            self?.metrics.framesWereSent(messages.count(where: \.isPicture))
            self?.send(messages, to: id)
        }
        window.attach(link, environment: hello.environment, page: hello.address, clientVersion: clientVersion)
    }

    private func send(_ messages: [ServerMessage], to id: ConnectionID) {
        if messages.contains(where: \.isLong) {
            server?.send(to: id) { ServerMessage.encoded(messages) }
        } else {
            server?.send(ServerMessage.encoded(messages), to: id)
        }
    }

    /// The client should reload the page: this page can't get a window, but a fresh one can.
    private func turnAway(_ id: ConnectionID, _ reason: String) {
        server?.send(ServerMessage.reload(reason: reason).encoded(), to: id)
        server?.close(id, .policyViolation, reason: reason)
    }
}

extension ClientMessage.Hello {
    /// The page's address if it has a query or a fragment, and so is a deep link.
    fileprivate var leadingAddress: String? { address.flatMap { $0.contains(where: { "?#".contains($0) }) ? $0 : nil } }
}
