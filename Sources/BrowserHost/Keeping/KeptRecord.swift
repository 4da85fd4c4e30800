import DisplayList
import Foundation

/// Keeps one window's record up to date, so that the window outlives its process.
///
/// An event is acknowledged only once its effects have been saved. So after a crash, an event that the client sends again has had
/// no effect yet, and one that had is not sent again.
@MainActor
final class KeptRecord {
    private let keeper: any WindowKeeper
    private(set) var record: WindowRecord
    let right: WindowRight
    /// Whether another process has the window.
    private var isLost: Bool { right.isLost }
    /// Whether changes by events are being gathered, to be saved together.
    private(set) var isGathering = false
    /// The last event that was handled and isn't saved yet.
    private var unsavedEvent: Int?
    /// Whether an event's code runs, which may render the window.
    private var isHandling = false
    /// Whether the record has to be saved even if the app stored nothing.
    private var isDue: Bool
    /// The state that the window begins with, or its latest one, as long as the page hasn't seen the result of it.
    private var trialState: Data?
    /// How many processes have begun with that state, this one included.
    private var trialCount = 0

    /// The name under which a window is saved; the token can't be derived from it.
    static func name(ofToken token: String) -> String {
        Digest.sha256(Array("kissa-window:\(token)".utf8)).hexadecimal
    }

    /// A new window.
    convenience init(_ keeper: any WindowKeeper, token: String, visitor: String) {
        let name = Self.name(ofToken: token)
        self.init(
            keeper, WindowRecord(name: name, visitor: visitor, generation: 1, event: 0, state: nil), isNew: true)
    }

    /// A window that was taken over.
    convenience init(_ keeper: any WindowKeeper, taken record: WindowRecord) {
        self.init(keeper, record, isNew: false)
        beginTrial()
    }

    private init(_ keeper: any WindowKeeper, _ record: WindowRecord, isNew: Bool) {
        self.keeper = keeper
        self.record = record
        right = WindowRight(record.claim)
        isDue = isNew
    }

    /// An event is about to be handled.
    func begin() {
        guard !isGathering else { return }
        isGathering = true
        keeper.gather(for: record.claim)
    }

    /// Handles an event.
    func handle(_ sequence: Int, _ body: () -> Void) {
        guard !isLost else { return }
        // A database of the app that records this event thereby also marks all earlier ones as done, so these are saved first.
        if isDue, keeper.isNotedElsewhere {
            guard finish() else { return }
            begin()
        }
        unsavedEvent = sequence
        complete(body)
    }

    /// Runs what is left of the handled events, such as rendering what they changed: databases of the app record its changes
    /// as a part of the last one. Without such an event they don't record any.
    func complete(_ body: () -> Void) {
        guard !isLost, !isHandling, let event = unsavedEvent else { return body() }
        isHandling = true
        defer { isHandling = false }
        keeper.handling(event, of: record, body)
    }

    /// An event was handled or refused.
    func note(_ event: ElementEvent.Action, sequence: Int) {
        record.event = max(record.event, sequence)
        if !event.onlyReports { isDue = true }
    }

    /// The state has changed.
    func note(state: Data) {
        if trialState != nil { trialState = state }
        record.state = state
        isDue = true
    }

    // MARK: Trial

    /// A state that the app hasn't restored yet has one of these bytes in front for each process that has tried to.
    private static let trialMark: UInt8 = 0
    /// More than one, because a process may end during the attempt for another reason.
    private static let trialCountMax = 2

    /// A state that crashes a process would crash every later one, too. So after the maximum number of attempts, the window
    /// begins without it.
    private func beginTrial() {
        guard let marked = record.state, !marked.isEmpty else { return }
        let state = Data(marked.drop { $0 == Self.trialMark })
        trialCount = marked.count - state.count + 1
        record.state = state
        isDue = true
        guard trialCount <= Self.trialCountMax else { return record.state = Data() }
        trialState = state
        _ = finish()
        record.state = state
    }

    /// The page has seen the result of the state.
    func endTrial() {
        guard let state = trialState else { return }
        trialState = nil
        note(state: state)
    }

    /// Saves what was gathered, and the record if it is due.
    /// - Returns: Whether this process still has the window; if not, nothing of it may be sent any more.
    func finish() -> Bool {
        guard !isLost else { return false }
        guard isGathering || isDue else { return true }
        isGathering = false
        unsavedEvent = nil
        var written = record
        if trialState != nil { written.state = record.state.map(marked) }
        switch keeper.commit(written, isDue: isDue) {
        case .kept:
            isDue = false
            record.state = nil
        // While nothing can be saved, the page goes on and shows that.
        case .waits: isDue = true
        case .lost: right.noteLoss()
        }
        return !isLost
    }

    private func marked(_ state: Data) -> Data { Data(repeating: Self.trialMark, count: trialCount) + state }

    /// Runs a closure, and drops its changes if another process has the window.
    func close(_ end: () -> Void) {
        // A process that ends in an orderly way was not crashed by the state.
        endTrial()
        begin()
        end()
        if isLost { keeper.drop(record) } else { _ = finish() }
    }

    /// Another process has the window.
    func noteLoss() { right.noteLoss() }

    /// Whether no other process has had the window meanwhile. If that can't be determined, the window goes on.
    func isCurrent() -> Bool { !isLost && keeper.isCurrent(record) != false }
}

extension ElementEvent.Action {
    /// Whether the event only reports a condition: handling it twice does no harm.
    fileprivate var onlyReports: Bool {
        switch self {
        case .scroll, .scrolling, .zoom, .focus, .selection, .hold, .drop(.changed, _): true
        case .gesture(_, let phase, _): phase == .changed
        default: false
        }
    }
}
