/// The phase of one request of a session. This is the only state machine of a request: the session, its observers, and
/// the readers of the response all depend on it.
///
///     waiting → beginning → responding → ended
///                   └────────────┴─────→ takenBack
///
/// It belongs to the session's state, and is only read and changed under the session's lock. A `Generation` only knows
/// whether the model has finished.
final class TurnState: @unchecked Sendable {
    enum Phase {
        /// No reader has started it yet.
        case waiting
        /// It is acquiring the session; observers haven't been notified yet. It may have been canceled meanwhile.
        case beginning(isUnwanted: Bool)
        case responding
        /// The response is complete. The entries are what the turn added to the transcript, beginning with its prompt.
        case ended(ArraySlice<Transcript.Entry>)
        /// It has failed, was canceled, or was refused at its beginning.
        case takenBack
    }

    private(set) var phase = Phase.waiting
    /// The transcript before the turn, while the turn has the session.
    private(set) var before = Transcript()
    /// Ends the turn with an error; nil after the end, because the session retains its latest turn.
    private(set) var abort: (@Sendable (any Error) -> Void)?

    init(abort: @escaping @Sendable (any Error) -> Void) { self.abort = abort }

    /// The number of entries before the turn.
    var entryCountBefore: Int { before.entries.count }

    var isResponding: Bool { if case .responding = phase { true } else { false } }
    var isTakenBack: Bool { if case .takenBack = phase { true } else { false } }
    /// Whether the turn has the session, so that other requests are refused.
    var isOpen: Bool {
        switch phase {
        case .beginning, .responding: true
        case .waiting, .ended, .takenBack: false
        }
    }

    // MARK: Transitions

    /// - Returns: false if the turn has begun already.
    func begin() -> Bool {
        guard case .waiting = phase else { return false }
        phase = .beginning(isUnwanted: false)
        return true
    }

    /// Called when the turn has acquired the session.
    func take(_ transcript: Transcript) { before = transcript }

    /// - Returns: whether it was canceled while it was beginning.
    func respond() -> Bool {
        guard case .beginning(let isUnwanted) = phase else { preconditionFailure("A turn responds in \(phase).") }
        phase = .responding
        return isUnwanted
    }

    /// Marks a turn that is only beginning as unwanted.
    func cancelBeginning() {
        if case .beginning = phase { phase = .beginning(isUnwanted: true) }
    }

    /// Ends the turn, which releases the session.
    func finish(_ last: Phase) {
        phase = last
        before = Transcript()
        abort = nil
    }
}
