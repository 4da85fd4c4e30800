import DisplayList
import Foundation

/// Keeps one window's record up to date, so that the window outlives its process.
///
/// An event is said to be done when it is kept that it is: what is sent again after a crash hasn't happened, and what has
/// isn't sent again.
@MainActor
final class KeptRecord {
    private let keeper: any WindowKeeper
    private(set) var record: WindowRecord
    let right: WindowRight
    /// Whether somebody else has it.
    private var isLost: Bool { right.isLost }
    /// Whether an event is handled whose changes are still to be kept.
    private(set) var isGathering = false
    /// Whether there is something to keep even if the app stored nothing.
    private var isDue: Bool
    /// The state that the window begins with, or has come to, as long as its page hasn't seen anything of it.
    private var trialState: Data?

    /// The name under which a window is kept, by which nobody gets it.
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
        // A database of the app's own that knows of it says by that that all before are done, too.
        if isDue, keeper.isNotedElsewhere, finish() { begin() }
        keeper.handling(sequence, of: record, body)
    }

    /// An event was handled, or refused.
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

    /// Stands before a state of which nobody knows yet whether the app takes it.
    private static let trialMark = Data([0])

    /// A state that ends the process would end the next one, too, and the one after that: one that is marked still when it is
    /// taken has had its chance, and the window begins anew.
    private func beginTrial() {
        guard let state = record.state, !state.isEmpty else { return }
        if state.starts(with: Self.trialMark) {
            record.state = Data()
            isDue = true
        } else {
            trialState = state
            isDue = true
            _ = finish()
            record.state = state
        }
    }

    /// The page has seen what became of the state.
    func endTrial() {
        guard let state = trialState else { return }
        trialState = nil
        note(state: state)
    }

    /// Keeps what there is to keep.
    /// - Returns: Whether the window is still this process's; if not, nothing of it may leave any more.
    func finish() -> Bool {
        guard !isLost else { return false }
        guard isGathering || isDue else { return true }
        isGathering = false
        var written = record
        if trialState != nil { written.state = record.state.map { Self.trialMark + $0 } }
        switch keeper.commit(written, isDue: isDue) {
        case .kept:
            isDue = false
            record.state = nil
        // While nothing can be kept the page goes on, and says so.
        case .waits: isDue = true
        case .lost: right.noteLoss()
        }
        return !isLost
    }

    /// Does something whose changes aren't kept if the window is somebody else's.
    func close(_ end: () -> Void) {
        // A process that ends in order wasn't ended by it.
        endTrial()
        begin()
        end()
        if isLost { keeper.drop(record) } else { _ = finish() }
    }

    /// Another process has the window.
    func noteLoss() { right.noteLoss() }

    /// Whether nobody else has had the window meanwhile. Where that can't be told, the window goes on.
    func isCurrent() -> Bool { !isLost && keeper.isCurrent(record) != false }
}

extension ElementEvent.Action {
    /// Whether it says only how things are: nothing happens by it that mustn't happen twice.
    fileprivate var onlyReports: Bool {
        switch self {
        case .scroll, .scrolling, .zoom, .focus, .selection, .hold, .drop(.changed, _): true
        case .gesture(_, let phase, _): phase == .changed
        default: false
        }
    }
}
