import Foundation
import Synchronization

/// The window event that the running code handles; tasks inherit it.
///
/// A write to the app's own database is a transaction there, and the mark that the event is done is another one here. If the
/// process is killed between the two, the page sends the event again. So the app's database gets a mark, too, in the same
/// transaction (`EventNotes`), and the process that takes the window over reads it.
struct HandledEvent: Sendable {
    /// The event's mark, without a state.
    let mark: WindowMark
    let store: DurableStore
    let endings = EventEndings()
    private let owning: EventOwning

    /// - Parameter owning: What is known of the event from an earlier part of it.
    init(mark: WindowMark, store: DurableStore, owning: EventOwning? = nil) {
        (self.mark, self.store) = (mark, store)
        self.owning = owning ?? EventOwning(event: mark.event)
    }

    /// The name under which the window is kept.
    var window: String { mark.claim.name }
    var number: Int { mark.event }

    @TaskLocal static var current: HandledEvent?

    /// Commits what the window has set so far, because the app's database has recorded the event as done.
    func keepWhatIsSet() { store.keepWhatIsSet(mark) }

    /// Whether something of it is kept by this process: then nobody else does it, and it may go on, also when the window has
    /// another owner by then.
    var isOwn: Bool {
        get { owning.isOwn.load(ordering: .relaxed) }
        nonmutating set { owning.isOwn.store(newValue, ordering: .relaxed) }
    }

    /// Gives the window up, because the app's database has an event from another owner of the window.
    func noteRefusal(_ refusal: EventMarks.Refusal) {
        store.state.withLock { state in
            guard state.handled[mark.claim] == mark.event else { return }
            state.refused[mark.claim] = refusal
        }
    }

    /// What the store tells of the event when its mark is kept.
    fileprivate func awaitMark() { store.state.withLock { $0.awaited[mark.claim] = owning } }
}

/// Whether an event is this process's own.
final class EventOwning: Sendable {
    let event: Int
    let isOwn = Atomic(false)

    init(event: Int) { self.event = event }
}

extension DurableStore {
    /// Makes the databases that the app opens from now on record events. Called once, before any of the app's code runs.
    package static func watchDatabases() { EventNotes.watch() }

    /// Handles an event, or a further part of the last one: databases of the app's that are written meanwhile record it as
    /// done.
    /// - Parameter mark: The mark that follows, without a state.
    package func handling(_ mark: WindowMark, _ body: () -> Void) {
        let owning = state.withLock { state in
            state.handled[mark.claim] = mark.event
            return state.awaited[mark.claim].flatMap { $0.event == mark.event ? $0 : nil }
        }
        let event = HandledEvent(mark: mark, store: self, owning: owning)
        HandledEvent.$current.withValue(event) {
            body()
            event.endings.run()
        }
        event.awaitMark()
        state.withLock { $0.handled[mark.claim] = nil }
    }

    /// Does nothing for an event that has ended, as when its task still runs: later events may be done already.
    fileprivate func keepWhatIsSet(_ mark: WindowMark) {
        state.withLock { state in
            guard state.handled[mark.claim] == mark.event else { return }
            _ = commit(mark, isDue: true, &state)
            state.gathered.begin(for: mark.claim)
        }
    }

    /// Whether any of the app's databases record this process's events.
    package var isNotedElsewhere: Bool { state.withLock { !$0.notedFiles.isEmpty } }

    // MARK: Where events are noted

    /// The most databases that are searched for a window's last event. An app with more may repeat events of the others.
    static let notedFileCountMax = 32
    /// An owner's name that no visitor can have.
    private static let notesOwner = ".notes", notesKey = "files"

    /// Remembers that events are recorded in a database.
    /// - Returns: Whether that is stored.
    func keepNoted(_ path: String) -> Bool {
        let path = SharedDatabases.noted(path)
        return state.withLock { state in
            if state.notedFiles.contains(path) { return true }
            guard state.trouble == nil else { return false }
            var paths: [String] = []
            let isKept = attempt(&state) { store throws(StorageError) in
                // Other processes add theirs.
                paths = try store.change(forKey: Self.notesKey, of: Self.notesOwner) { bytes in
                    let others = Self.paths(bytes).filter { $0 != path }
                    let paths = [path] + others.prefix(Self.notedFileCountMax - 1)
                    bytes = try? JSONEncoder().encode(paths)
                    return paths
                }
            }
            guard isKept else { return false }
            state.notedFiles = paths
            state.isChanged = true
            source.noteWrite()
            return true
        }
    }

    private static func paths(_ bytes: Data?) -> [String] {
        bytes.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
    }

    /// The last event of a window that one of the app's databases has recorded; 0 where none has.
    func notedEvent(ofWindow name: String, in store: any ByteBackend) throws(StorageError) -> Int {
        let paths = Self.paths(try store.bytes(forKey: Self.notesKey, of: Self.notesOwner))
        return paths.compactMap { EventNotes.event(ofWindow: name, in: $0) }.max() ?? 0
    }
}

extension Database {
    /// Does what is no part of an event, though it is done meanwhile, such as opening a database: it isn't noted.
    package static func besideEvents<R>(_ body: () throws -> R) rethrows -> R {
        try HandledEvent.$current.withValue(nil, operation: body)
    }
}
