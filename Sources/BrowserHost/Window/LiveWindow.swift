import DisplayList
import Foundation

/// One window: a content, the protocol's state, and the connection to its client, if there is one.
///
/// All messages that its client sends in one turn of the main queue cause one render and one frame, and so do all other changes
/// in one turn. Without a connection, or in a hidden page, the content is still rendered once a second, so that it goes on
/// running.
@MainActor
final class LiveWindow {
    /// The connection to a client.
    struct Link {
        var id: ConnectionID
        /// Sends all messages of one turn together: each wake-up of the server and of the page takes time.
        var send: @MainActor ([ServerMessage]) -> Void
    }

    /// The secret that allows a client to resume the window.
    let token: String
    let handle: WindowHandle
    /// The party to which the window's time is charged.
    var party: Party
    /// Schedules a call of `finishTurn()`; without it, the window schedules a turn of its own.
    var schedule: (@MainActor (LiveWindow) -> Void)?
    private(set) var link: Link?
    /// Nil if the window ends with its process.
    let kept: KeptRecord?
    /// Called when another process has taken over the window.
    var wasLost: (@MainActor (LiveWindow) -> Void)?
    private let content: any WindowContent
    private var session: WindowSession
    private var requests = RequestQueue()
    private var environment: WindowEnvironment?
    /// Nil until the content was notified.
    private var isVisible: Bool?
    private var needsRender = false
    private var progress = Progress.idle
    private var owesReceipt = false
    private var hasScheduledTurn = false
    private var hasScheduledUnseenTurn = false
    private let unseenRenderSeconds: Double
    /// Whether `answer()` is about to be called.
    private var isHearing = false
    private var isClosed = false
    /// Frames that are sent together with the acknowledgement of the event that caused them.
    private var heldFrames: [ServerMessage] = []
    /// How many events were rejected.
    private(set) var refusedCount = 0

    init(
        token: String, handle: WindowHandle, address: String = "", limits: HostConfiguration.Limits,
        kept: KeptRecord? = nil, makeContent: (WindowHandle) -> any WindowContent
    ) {
        self.token = token
        self.handle = handle
        party = Party(visitor: handle.visitor, address: address)
        unseenRenderSeconds = limits.unseenRenderSeconds
        session = WindowSession(
            unacknowledgedFrameCountMax: limits.unacknowledgedFrameCountMax, lastEvent: kept?.record.event ?? 0)
        self.kept = kept
        handle.right = kept?.right
        content = makeContent(handle)
        handle.window = self
        if let state = kept?.record.state, !state.isEmpty { content.restore(state) }
    }

    /// Called before it is attached for the first time.
    func begin(at address: String) { content.begin(at: address) }

    /// The progress of a turn that was paused between its steps.
    private enum Progress { case idle, rendering, rendered }

    // MARK: The connection

    /// A client has connected or reconnected: it gets everything that the window shows. `answer()` has to follow in the same
    /// turn.
    /// - Parameters:
    ///   - page: The page's address, if the client sends it.
    ///   - version: The version of this process's client.
    func attach(_ link: Link, environment: ClientEnvironment, page: String? = nil, clientVersion version: String = "") {
        isHearing = true
        self.link = link
        heldFrames = []
        session.attach()
        requests.forget(upTo: session.performedSerial)
        // Events that were handled for the last connection may still have to be saved.
        if kept?.isGathering == true {
            guard keep() else { return }
            kept?.begin()
        }
        let generation = kept?.record.generation ?? 1
        let welcome = ServerMessage.welcome(
            window: token, generation: generation, cleared: generation > 1 ? content.clearedTexts : [], client: version)
        owesReceipt = content.isBehind
        link.send(owesReceipt ? [welcome] : [welcome, .received(sequence: session.lastEvent)])
        needsRender = true
        content.pageDidConnect(at: page)
        update(environment)
    }

    func detach() {
        link = nil
        content.pageDidDisconnect()
        session.detach()
        kept?.begin()
        setVisible(false)
        _ = keep()
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        link = nil
        guard let kept else { return content.windowDidClose() }
        kept.close {
            setVisible(false)
            // Saved while the views that it describes still exist.
            if let state = content.savedState() { kept.note(state: state) }
            content.windowDidClose()
        }
    }

    // MARK: What a client says

    /// Processes a message; `answer()` has to follow in the same turn.
    /// - Throws: `WindowSession.Violation` for a message that an honest client could not have sent.
    func receive(_ message: ClientMessage) throws {
        guard !isClosed else { return }
        isHearing = true
        kept?.endTrial()
        kept?.begin()
        switch message {
        case .hello: throw WindowSession.Violation.saidHelloAgain
        case .environment(let environment): update(environment)
        case .open(let address): content.open(address)
        case .acknowledgement(let frame): if let message = try session.acknowledge(frame) { sendOnceSaved(message) }
        case .event(let sequence, let event):
            let verdict = try session.accept(event, sequence: sequence)
            owesReceipt = true
            if verdict == .deliver { handle(event, sequence) } else { refusedCount += 1 }
            if verdict != .duplicate { kept?.note(event.action, sequence: sequence) }
        }
    }

    private func handle(_ event: ElementEvent, _ sequence: Int) {
        guard let kept else { return content.handle(event) }
        kept.handle(sequence) { content.handle(event) }
    }

    /// Renders what the messages of this turn changed, and sends it together with their acknowledgement.
    /// - Returns: Whether that is finished. If it was paused, it has to go on before another message is processed.
    @discardableResult
    func answer(while mayGoOn: () -> Bool = { true }) -> Bool {
        isHearing = false
        return finishTurn(while: mayGoOn)
    }

    private func update(_ client: ClientEnvironment) {
        let environment = WindowEnvironment(client, visitor: handle.visitor)
        if environment != self.environment {
            self.environment = environment
            content.environmentDidChange(environment)
            setNeedsRender()
        }
        setVisible(client.isVisible)
    }

    private func setVisible(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        content.visibilityDidChange(isVisible: isVisible)
        if needsRender { scheduleTurn() }
    }

    // MARK: Turns

    func setNeedsRender() {
        needsRender = true
        scheduleTurn()
    }

    private func scheduleTurn() {
        guard !hasScheduledTurn, !isHearing, !isClosed else { return }
        guard link != nil, isVisible != false else { return scheduleUnseenTurn() }
        scheduleTurnNow()
    }

    /// A hidden window keeps running, but renders rarely.
    private func scheduleUnseenTurn() {
        guard !hasScheduledUnseenTurn else { return }
        hasScheduledUnseenTurn = true
        DispatchQueue.main.asyncAfter(deadline: .now() + unseenRenderSeconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.hasScheduledUnseenTurn = false
                if self.needsRender, !self.hasScheduledTurn, !self.isClosed { self.scheduleTurnNow() }
            }
        }
    }

    private func scheduleTurnNow() {
        hasScheduledTurn = true
        if let schedule { return schedule(self) }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { _ = self?.finishTurn() }
        }
    }

    /// Whether rendering has begun and the result has yet to be sent.
    var isPaused: Bool { progress != .idle }

    /// Renders what has changed, and sends the pending messages. Between the steps it calls `mayGoOn`.
    /// - Returns: Whether it is finished.
    @discardableResult
    func finishTurn(while mayGoOn: () -> Bool = { true }) -> Bool {
        hasScheduledTurn = false
        guard !isClosed else { return true }
        if progress == .rendering || progress == .idle && needsRender {
            progress = .rendering
            guard render(while: mayGoOn) else { return false }
            progress = .rendered
            guard mayGoOn() else { return false }
        }
        progress = .idle
        send()
        // Changes that happened while it was paused.
        if needsRender { scheduleTurn() }
        return true
    }

    private func send() {
        guard keep() else { return }
        var messages: [ServerMessage] = []
        if owesReceipt, !content.isBehind {
            messages.append(.received(sequence: session.lastEvent))
            owesReceipt = false
        }
        messages += heldFrames
        heldFrames = []
        if let frame = session.commit() { messages.append(frame) }
        if !messages.isEmpty { link?.send(messages) }
    }

    /// Saves what has happened, before anything about it is sent.
    /// - Returns: Whether this process still has the window.
    private func keep() -> Bool {
        guard let kept else {
            content.keepChanges()
            return true
        }
        kept.complete { content.keepChanges() }
        if let state = content.savedState() { kept.note(state: state) }
        guard !kept.finish() else { return true }
        wasLost?(self)
        return false
    }

    /// Shows the changes so far in a frame of their own, without those that follow in this turn.
    func renderNow() {
        guard !isClosed, needsRender || progress == .rendering else { return }
        _ = render(while: { true })
        if progress == .rendering {
            // The paused render is now complete; changes made during the pause need another one.
            if needsRender { _ = render(while: { true }) }
            progress = .rendered
        }
        if let frame = session.commit() { sendOnceSaved(frame) }
    }

    /// Sends a frame, which may show the result of an event, once that is saved.
    private func sendOnceSaved(_ frame: ServerMessage) {
        if kept?.isGathering == true { return heldFrames.append(frame) }
        content.keepChanges()
        link?.send([frame])
    }

    /// - Returns: Whether it is finished.
    private func render(while mayGoOn: () -> Bool) -> Bool {
        needsRender = false
        var rendering = WindowRendering.paused
        // Other windows' turns may follow before this one's record is saved: what rendering changes is kept with the event
        // that has caused it, or not at all.
        func goOn() { rendering = content.render(while: mayGoOn) }
        if let kept { kept.complete(goOn) } else { goOn() }
        guard case .done(let rendered) = rendering else { return false }
        requests.append(content.takeRequests())
        guard rendered != nil || requests.hasNews, var list = rendered ?? session.current else { return true }
        requests.put(into: &list)
        session.show(list)
        return true
    }
}
