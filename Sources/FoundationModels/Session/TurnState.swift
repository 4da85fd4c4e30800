/// Where one request of a session stands. This is the only state machine of a request: the session, those who observe it,
/// and the readers of the response all go by it.
///
///     waiting → beginning → responding → ended
///                   └────────────┴─────→ takenBack
///
/// It belongs to the session's state, and is only read and changed under the session's lock. A `Generation` knows no more
/// than whether the model is done.
final class TurnState: @unchecked Sendable {
    enum Phase {
        /// Nobody has read yet.
        case waiting
        /// It takes the session, whose observers don't know yet. It may have been cancelled meanwhile.
        case beginning(isUnwanted: Bool)
        case responding
        /// The response is whole; these entries are what the turn added to the transcript, its prompt first.
        case ended(ArraySlice<Transcript.Entry>)
        /// It failed, was cancelled, or was refused at its beginning.
        case takenBack
    }

    private(set) var phase = Phase.waiting
    /// The transcript before the turn, while it has the session.
    private(set) var before = Transcript()
    /// Ends the turn with an error; nil once it has ended, since the session keeps its latest turn.
    private(set) var abort: (@Sendable (any Error) -> Void)?

    init(abort: @escaping @Sendable (any Error) -> Void) { self.abort = abort }

    /// How many entries there were before the turn.
    var entryCountBefore: Int { before.entries.count }

    var isResponding: Bool { if case .responding = phase { true } else { false } }
    var isTakenBack: Bool { if case .takenBack = phase { true } else { false } }
    /// Whether nobody else can ask the session.
    var isOpen: Bool {
        switch phase {
        case .beginning, .responding: true
        case .waiting, .ended, .takenBack: false
        }
    }

    // MARK: Transitions

    /// - Returns: false if the turn has begun before.
    func begin() -> Bool {
        guard case .waiting = phase else { return false }
        phase = .beginning(isUnwanted: false)
        return true
    }

    /// It has the session from now on.
    func take(_ transcript: Transcript) { before = transcript }

    /// - Returns: whether it was cancelled while it was beginning.
    func respond() -> Bool {
        guard case .beginning(let isUnwanted) = phase else { preconditionFailure("A turn responds in \(phase).") }
        phase = .responding
        return isUnwanted
    }

    /// Notes that nobody wants the response, if the turn is only beginning.
    func cancelBeginning() {
        if case .beginning = phase { phase = .beginning(isUnwanted: true) }
    }

    /// The session is free again.
    func finish(_ last: Phase) {
        phase = last
        before = Transcript()
        abort = nil
    }
}
