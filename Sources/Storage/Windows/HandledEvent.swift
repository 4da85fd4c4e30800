import Foundation

/// The event of a window that the running code handles, or from which it has come: a task goes on with it.
///
/// What an app writes into databases of its own then is a transaction there, and the mark that the event is done is one here. If
/// the process is killed between the two, the page sends the event again. So the app's database has a mark, too, in the same
/// transaction (`EventNotes`), and whoever takes the window over looks there.
struct HandledEvent: Sendable {
    /// The event's, without a state.
    let mark: WindowMark
    let store: DurableStore

    /// The name under which the window is kept.
    var window: String { mark.claim.name }
    var number: Int { mark.event }

    @TaskLocal static var current: HandledEvent?

    /// The app's database says that the event is done, and so what the window has set until now is kept, too.
    func keepWhatIsSet() { store.keepWhatIsSet(mark) }
}

extension DurableStore {
    /// Has the databases that the app opens from now on know of events. Called once, before any code of the app's runs.
    package static func watchDatabases() { EventNotes.watch() }

    /// Handles an event: databases of the app's that are written meanwhile know that it is done.
    /// - Parameter mark: The mark that follows, without a state.
    package func handling(_ mark: WindowMark, _ body: () -> Void) {
        state.withLock { $0.handled[mark.claim] = mark.event }
        HandledEvent.$current.withValue(HandledEvent(mark: mark, store: self), operation: body)
        state.withLock { $0.handled[mark.claim] = nil }
    }

    /// Not of an event that is over, from which a task has come: others may be done since.
    fileprivate func keepWhatIsSet(_ mark: WindowMark) {
        state.withLock { state in
            guard state.handled[mark.claim] == mark.event else { return }
            _ = commit(mark, isDue: true, &state)
            state.gathered.begin(for: mark.claim)
        }
    }

    /// Whether databases of the app's know of events of this process's.
    package var isNotedElsewhere: Bool { state.withLock { !$0.notedFiles.isEmpty } }

    // MARK: Where events are noted

    /// So many databases are asked for a window's last event: an app that has more repeats events of the others.
    static let notedFileCountMax = 32
    /// Nobody's: visitors are called otherwise.
    private static let notesOwner = ".notes", notesKey = "files"

    /// Keeps that events are noted in a database.
    /// - Returns: Whether that is kept.
    func keepNoted(_ path: String) -> Bool {
        state.withLock { state in
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

    /// The last event of a window that a database of the app's has kept; 0 where none has.
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
