import Foundation
import SQLite3
import Synchronization

/// Records in the app's own database which events are done there, without the app's help: SQLite reports each statement on the
/// app's connection through a trace callback.
///
/// A transaction that has changed rows has the note in it, which is there if all the rest is. A change without a transaction is
/// followed by it at once. A file that is only read stays as it is, and the app reads what it would read without notes by
/// `sqlite3_changes`, `sqlite3_total_changes` and `sqlite3_last_insert_rowid`.
enum EventNotes {
    /// The app waits meanwhile.
    private static let patience: Int32 = 20

    private struct Event: Equatable {
        let window: WindowClaim
        let number: Int

        init(_ event: HandledEvent) { (window, number) = (event.mark.claim, event.number) }
    }

    /// The event that this process has noted last in each file.
    private static let notes = Mutex<[String: Event]>([:])

    /// What the app's connections were when they were in no transaction last.
    private static let rests = Mutex<[UInt: Rest]>([:])
    private static let countMax = 256

    private struct Rest {
        let event: Event
        let changeCount: Int32
        /// Of each database; empty where there is one, which alone can be changed.
        let versions: [String: UInt32?]
        var hasTransaction = false
        /// The databases that the transaction writes, when it is about to end.
        var written: [String] = []
        /// Whether a statement was left before its last row: what it has changed is kept before the next one begins.
        var isLeft = false
    }

    // MARK: Watching

    static func watch() { _ = registration }

    private static let registration: Int32 = {
        typealias Entry = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Int32
        let entry: Entry = { connection, _, _ in
            if let connection { EventNotes.watch(connection) }
            return SQLITE_OK
        }
        // SQLite passes three arguments, although the declared type has none.
        return sqlite3_auto_extension(unsafeBitCast(entry, to: (@convention(c) () -> Void).self))
    }()

    private static func watch(_ connection: OpaquePointer) {
        sqlite3_trace_v2(
            connection, UInt32(SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE),
            { kind, _, statement, text in
                if let event = HandledEvent.current, let statement {
                    let statement = WatchedStatement(pointer: OpaquePointer(statement))
                    // What is done here isn't the app's.
                    HandledEvent.$current.withValue(nil) {
                        if kind == UInt32(SQLITE_TRACE_PROFILE) {
                            EventNotes.hasEnded(statement, event)
                        } else if statement.hasText(text) {
                            EventNotes.begins(statement, event)
                        }
                    }
                }
                return 0
            }, nil)
    }

    /// Stops watching a connection that isn't the app's.
    static func ignore(_ connection: OpaquePointer) { sqlite3_trace_v2(connection, 0, nil, nil) }

    private static func begins(_ statement: WatchedStatement, _ event: HandledEvent) {
        guard let connection = statement.connection else { return }
        guard connection.isInTransaction else {
            if let rest = rest(of: connection), rest.isLeft, rest.event == Event(event) {
                keepChanges(since: rest, of: event, over: connection)
            }
            noteRest(of: connection, event)
            if statement.mayWrite { EventRefusals.check(statement, event, over: connection) }
            return
        }
        let written = statement.keepsTransaction ? connection.schemas.filter { connection.isWriting($0) } : []
        rests.withLock { rests in
            rests[connection.key]?.hasTransaction = true
            rests[connection.key]?.written = written
        }
        guard let rest = rest(of: connection), connection.changeCount != rest.changeCount else { return }
        for schema in written {
            guard let path = connection.path(of: schema), !isRemembered(event, in: path) else { continue }
            let marks = EventMarks(connection: connection.pointer, schema: schema)
            if !event.isOwn, let refusal = marks.refusal(of: event.mark) {
                EventRefusals.endTransaction(refusal, of: event, over: connection)
                return noteRest(of: connection, event)
            }
            if event.store.keepNoted(path) { _ = marks.note(event.mark) }
        }
    }

    private static func hasEnded(_ statement: WatchedStatement, _ event: HandledEvent) {
        EventRefusals.hasEnded(statement)
        guard let connection = statement.connection, !connection.isInTransaction, let rest = rest(of: connection)
        else { return }
        if rest.hasTransaction {
            // Else it was taken back.
            guard statement.keepsTransaction else { return }
        } else if statement.isLeft {
            rests.withLock { $0[connection.key]?.isLeft = true }
            return
        }
        keepChanges(since: rest, of: event, over: connection)
    }

    // MARK: Changes

    private static func rest(of connection: WatchedConnection) -> Rest? { rests.withLock { $0[connection.key] } }

    private static func noteRest(of connection: WatchedConnection, _ event: HandledEvent) {
        let schemas = connection.schemas
        let versions = schemas.count == 1 ? [] : schemas.map { ($0, connection.ownVersion(of: $0)) }
        let rest = Rest(
            event: Event(event), changeCount: connection.changeCount,
            versions: Dictionary(uniqueKeysWithValues: versions))
        rests.withLock { rests in
            if rests.count >= countMax, rests[connection.key] == nil { rests = [:] }
            rests[connection.key] = rest
        }
    }

    /// What a connection has changed is in the files. Where it was no row, an app has opened its database and made its tables:
    /// that is no event.
    private static func keepChanges(since rest: Rest, of event: HandledEvent, over connection: WatchedConnection) {
        guard connection.changeCount != rest.changeCount else { return }
        let changed =
            rest.hasTransaction ? rest.written : connection.schemas.filter { hasWritten($0, connection, rest) }
        for schema in changed {
            guard let path = connection.path(of: schema) else { continue }
            haveKept(event, in: path, EventMarks(connection: connection.pointer, schema: schema))
        }
        noteRest(of: connection, event)
    }

    private static func hasWritten(_ schema: String, _ connection: WatchedConnection, _ rest: Rest) -> Bool {
        if rest.versions.isEmpty { return true }
        guard let before = rest.versions[schema] ?? nil, let now = connection.ownVersion(of: schema) else {
            return false
        }
        return now != before
    }

    /// A change is in a file. What isn't noted with it is noted now.
    private static func haveKept(_ event: HandledEvent, in path: String, _ marks: EventMarks) {
        guard !isRemembered(event, in: path) else { return }
        let isNoted = marks.event(ofWindow: event.window).map { $0 >= event.number } ?? false
        guard isNoted || note(event, in: path) else { return }
        notes.withLock { notes in
            if notes.count >= countMax, notes[path] == nil { notes = [:] }
            notes[path] = Event(event)
        }
        event.isOwn = true
        event.keepWhatIsSet()
    }

    static func isRemembered(_ event: HandledEvent, in path: String) -> Bool {
        let last = notes.withLock { $0[path] }
        return last.map { $0.window == event.mark.claim && $0.number >= event.number } ?? false
    }

    // MARK: Over a connection of our own

    /// Notes an event that is done, unless somebody else holds the file just now. Over the app's connection its hooks would hear
    /// of another transaction.
    private static func note(_ event: HandledEvent, in path: String) -> Bool {
        guard event.store.keepNoted(path) else { return false }
        do throws(StorageError) {
            let database = try Database(path: path, patience: patience, access: .writing)
            return try database.transaction { () throws(StorageError) in
                EventMarks(connection: database.pointer, schema: "main").note(event.mark)
            }
        } catch {
            return false
        }
    }

    /// The last event of a window that a database has recorded; nil where it has none, or can't be read now.
    static func event(ofWindow name: String, in path: String) -> Int? {
        guard let path = SharedDatabases.path(ofNoted: path),
            let database = try? Database(path: path, patience: patience, access: .reading)
        else { return nil }
        return withExtendedLifetime(database) {
            EventMarks(connection: database.pointer, schema: "main").event(ofWindow: name)
        }
    }
}
