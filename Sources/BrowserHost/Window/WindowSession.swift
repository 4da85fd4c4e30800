import DisplayList

/// The protocol's state of one window: what its client has, what is to be sent, and which of its events are accepted.
///
/// It has no sockets, views or clock, so that every order of messages can be tested. Frames are numbered from 1; each is a patch
/// to the previous one. While too many frames are unacknowledged, nothing is sent; the next acknowledgement is answered with one
/// patch from the last tree sent, whatever has changed in between.
struct WindowSession {
    /// A client makes an impossible claim; its connection is closed.
    enum Violation: Error, Equatable {
        case saidHelloAgain
        case acknowledgedUnsentFrame(Int, lastSent: Int)
        case sawUnsentFrame(Int, lastSent: Int)
        case eventBeforeFirstFrame
    }

    enum Verdict: Equatable {
        case deliver
        /// It was delivered before the connection broke.
        case duplicate
        case refuse(HandlerTable.Refusal)
    }

    /// The content's latest picture, sent or not.
    private(set) var current: DisplayList?
    /// The client's list once it has applied every frame; nil if it has to get a snapshot.
    private(set) var sent: DisplayList?
    private(set) var lastFrame = 0
    private(set) var acknowledgedFrame = 0
    /// The sequence number of the last event that was delivered or refused.
    private(set) var lastEvent = 0
    private(set) var isAttached = false
    /// The serial of the last request that a client is known to have performed.
    private(set) var performedSerial = 0
    /// The last request in each unacknowledged frame, the oldest first.
    private var requested: [(frame: Int, serial: Int)] = []
    private let unacknowledgedFrameCountMax: Int
    private var hasUncommittedPicture = false
    private var lateTyping = LateTyping()
    private var keyboard = KeyboardMoves()
    private var modals = ModalDialogs()

    /// - Parameter lastEvent: The last event of a window that another process had.
    init(unacknowledgedFrameCountMax: Int = 10, lastEvent: Int = 0) {
        self.lastEvent = lastEvent
        self.unacknowledgedFrameCountMax = unacknowledgedFrameCountMax
    }

    var isWaitingForAcknowledgement: Bool { lastFrame - acknowledgedFrame >= unacknowledgedFrameCountMax }

    /// A connection has taken over the window. What it missed is unknown, so its first frame is a snapshot. A reloaded page
    /// doesn't know which requests were performed, so these are left out.
    mutating func attach() {
        isAttached = true
        sent = nil
        requested = []
        current?.requests.removeAll { $0.serial <= performedSerial }
        modals.forget()
        acknowledgedFrame = lastFrame
        hasUncommittedPicture = current != nil
    }

    /// The connection has ended; new pictures are still recorded.
    mutating func detach() { isAttached = false }

    /// Takes a new picture, for the next `commit()`.
    mutating func show(_ list: DisplayList) {
        current = list
        hasUncommittedPicture = true
    }

    /// The frame to send, if sending is allowed and it differs from what the client has.
    mutating func commit() -> ServerMessage? {
        guard hasUncommittedPicture, isAttached, !isWaitingForAcknowledgement, var current else { return nil }
        hasUncommittedPicture = false
        let isSnapshot = sent == nil
        if isSnapshot { current.ageMotions(to: .now) }
        let patch = DisplayListDiff.patch(from: sent, to: current)
        let before = sent
        sent = current
        guard isSnapshot || !patch.isEmpty else { return nil }
        lastFrame += 1
        if let request = current.requests.last { requested.append((lastFrame, request.serial)) }
        lateTyping.note(patch, from: before, in: lastFrame)
        keyboard.note(patch, in: lastFrame)
        modals.note(patch, in: lastFrame)
        return isSnapshot ? .snapshot(lastFrame, patch) : .frame(lastFrame, patch)
    }

    /// Processes an acknowledgement; returns the frame that was waiting for it.
    mutating func acknowledge(_ frame: Int) throws(Violation) -> ServerMessage? {
        guard frame <= lastFrame else { throw .acknowledgedUnsentFrame(frame, lastSent: lastFrame) }
        confirm(frame)
        return commit()
    }

    /// The client has received a frame and performed its requests. A frame older than the connection changes nothing.
    private mutating func confirm(_ frame: Int) {
        acknowledgedFrame = max(acknowledgedFrame, frame)
        while let oldest = requested.first, oldest.frame <= frame {
            performedSerial = max(performedSerial, oldest.serial)
            requested.removeFirst()
        }
    }

    /// Whether an event is to be delivered. In either case it counts as done.
    mutating func accept(_ event: ElementEvent, sequence: Int) throws(Violation) -> Verdict {
        guard event.frameSeen <= lastFrame else { throw .sawUnsentFrame(event.frameSeen, lastSent: lastFrame) }
        // An event that refers to a frame also acknowledges it.
        confirm(event.frameSeen)
        guard sequence > lastEvent else { return .duplicate }
        guard let current, let sent else { throw .eventBeforeFirstFrame }
        lastEvent = sequence
        let handlers = HandlerTable(current)
        // An element that was never sent can't be the target, even if its number can be guessed.
        guard sent[event.element] != nil else { return .refuse(.notOnScreen) }
        guard !keyboard.outdates(event, current: current, sent: sent) else { return .refuse(.keyboardMoved) }
        lateTyping.forget(upTo: event.frameSeen)
        guard let refusal = handlers.refusal(of: event) else {
            let isBarred = modals.bars(event, in: current, acknowledgedFrame: acknowledgedFrame) {
                handlers.isElement(event.element, within: $0)
            }
            guard !isBarred else { return .refuse(.outOfReach) }
            keyboard.note(event)
            modals.note(event)
            return .deliver
        }
        if refusal == .disabled, lateTyping.allows(event, sent: sent) { return .deliver }
        return .refuse(refusal)
    }
}
