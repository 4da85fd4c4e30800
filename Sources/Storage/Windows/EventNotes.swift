import Foundation
import SQLite3
import Synchronization

/// Records in the app's own database which events are done there, without the app's help: SQLite reports each statement on the
/// app's connection through a trace callback.
///
/// In a transaction the note is written before the commit, so that both are kept or neither. After a statement outside of a
/// transaction the note is written at once. Neither changes what `sqlite3_changes`, `sqlite3_total_changes` or
/// `sqlite3_last_insert_rowid` return to the app: another connection inserts the row in advance, and the transaction only fills
/// it through incremental blob I/O.
enum EventNotes {
    /// Has a row for each window that has written something, for two days.
    static let table = "kissa_event"

    private static let secondsMax = 2 * 86_400
    /// Short, because the app is blocked meanwhile.
    private static let patience: Int32 = 20

    /// What this process has recorded, by the file's path.
    private static let files = Mutex<[String: File]>([:])
    private static let fileCountMax = 256

    /// The total change count of each connection when its transaction began.
    private static let transactions = Mutex<[UInt: Int32]>([:])

    private struct File {
        /// The windows that have a row.
        var prepared: Set<String> = []
        /// The last note.
        var last: (window: String, number: Int)?
        static let preparedCountMax = 10_000
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
            { kind, _, statement, _ in
                if let event = HandledEvent.current, let statement {
                    // Statements of ours aren't the app's, and must not be recorded.
                    HandledEvent.$current.withValue(nil) {
                        EventNotes.heard(
                            OpaquePointer(statement), hasEnded: kind == UInt32(SQLITE_TRACE_PROFILE), event)
                    }
                }
                return 0
            }, nil)
    }

    /// Stops watching a connection that isn't the app's.
    static func ignore(_ connection: OpaquePointer) { sqlite3_trace_v2(connection, 0, nil, nil) }

    private static func heard(_ statement: OpaquePointer, hasEnded: Bool, _ event: HandledEvent) {
        guard let connection = sqlite3_db_handle(statement), let path = path(of: connection) else { return }
        let isOutside = sqlite3_get_autocommit(connection) != 0
        let command = SQLCommand(statement)
        switch (hasEnded, command) {
        case (false, .begin) where isOutside:
            begin(connection)
            prepare(path, for: event)
        case (false, .commit) where !isOutside && hasChanged(connection): note(event, over: connection)
        case (true, .commit) where isOutside && hasChanged(connection),
            (true, .change) where isOutside && sqlite3_changes(connection) > 0:
            haveKept(event, in: path, over: connection)
        default: break
        }
    }

    private static func begin(_ connection: OpaquePointer) {
        transactions.withLock { counts in
            if counts.count >= fileCountMax { counts = [:] }
            counts[UInt(bitPattern: connection)] = sqlite3_total_changes(connection)
        }
    }

    /// Whether the transaction has changed a row. An app that opens its database may only create tables, which doesn't count as
    /// an event.
    private static func hasChanged(_ connection: OpaquePointer) -> Bool {
        let before = transactions.withLock { $0[UInt(bitPattern: connection)] }
        return before.map { $0 != sqlite3_total_changes(connection) } ?? false
    }

    /// Called when a change is committed. Records the event now if the transaction didn't contain the note.
    private static func haveKept(_ event: HandledEvent, in path: String, over connection: OpaquePointer) {
        guard !isRemembered(event, in: path) else { return }
        let isNoted = row(of: event.window, over: connection).map { $0.number >= event.number } ?? false
        guard isNoted || prepare(path, for: event, isWritten: true) else { return }
        files.withLock { $0[path, default: File()].last = (event.window, event.number) }
        event.keepWhatIsSet()
    }

    /// Nil for a database in memory.
    private static func path(of connection: OpaquePointer) -> String? {
        guard let name = sqlite3_db_filename(connection, "main"), name.pointee != 0 else { return nil }
        return String(cString: name)
    }

    private static func isRemembered(_ event: HandledEvent, in path: String) -> Bool {
        let last = files.withLock { $0[path]?.last }
        return last.map { $0.window == event.window && $0.number >= event.number } ?? false
    }

    // MARK: Over a connection of our own

    /// Inserts the window's row, in which a transaction can record an event.
    /// - Parameter isWritten: Whether the event is done already, and is recorded here.
    @discardableResult
    private static func prepare(_ path: String, for event: HandledEvent, isWritten: Bool = false) -> Bool {
        let known = files.withLock { $0[path]?.prepared }
        if !isWritten, known?.contains(event.window) == true { return true }
        guard event.store.keepNoted(path) else { return false }
        do throws(StorageError) {
            let database = try Database(path: path, patience: patience, access: .writing)
            // An empty database stays empty, so that an app that checks for that gets the same answer as without us.
            guard try database.run("SELECT 1 FROM sqlite_master LIMIT 1") != nil else { return false }
            if known == nil { try makeTable(in: database) }
            try put(isWritten ? event.number : 0, of: event.window, into: database)
        } catch {
            return false
        }
        files.withLock { files in
            if files.count >= fileCountMax { files = [:] }
            if files[path, default: File()].prepared.count >= File.preparedCountMax { files[path]?.prepared = [] }
            files[path]?.prepared.insert(event.window)
        }
        return true
    }

    private static func makeTable(in database: Database) throws(StorageError) {
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS \(table) (window TEXT PRIMARY KEY, mark BLOB NOT NULL, seen INTEGER NOT NULL);
            DELETE FROM \(table) WHERE seen < unixepoch() - \(secondsMax)
            """)
    }

    private static func put(_ number: Int, of window: String, into database: Database) throws(StorageError) {
        try database.run(
            """
            INSERT INTO \(table) VALUES (?1, ?2, unixepoch())
            ON CONFLICT (window) DO UPDATE SET mark = max(mark, ?2), seen = unixepoch()
            """, [.text(window), .blob(Data(bytes(of: number)))])
    }

    /// The last event of a window that a database has recorded; nil where it has none, or can't be read now.
    static func event(ofWindow name: String, in path: String) -> Int? {
        guard FileManager.default.fileExists(atPath: path),
            let database = try? Database(path: path, patience: patience, access: .reading),
            case .blob(let bytes)? = try? database.run("SELECT mark FROM \(table) WHERE window = ?1", [.text(name)])
        else { return nil }
        return number(of: bytes)
    }

    // MARK: Over the app's connection

    /// Records an event in the open transaction, unless a later one is recorded.
    private static func note(_ event: HandledEvent, over connection: OpaquePointer) {
        guard let (row, before) = row(of: event.window, over: connection), before < event.number else { return }
        var blob: OpaquePointer?
        if sqlite3_blob_open(connection, "main", table, "mark", row, 1, &blob) == SQLITE_OK {
            let bytes = bytes(of: event.number)
            sqlite3_blob_write(blob, bytes, Int32(bytes.count), 0)
        }
        sqlite3_blob_close(blob)
    }

    private static func row(of window: String, over connection: OpaquePointer) -> (row: Int64, number: Int)? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let sql = "SELECT rowid, mark FROM main.\(table) WHERE window = ?1"
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK,
            sqlite3_bind_text(statement, 1, window, -1, Database.transient) == SQLITE_OK,
            sqlite3_step(statement) == SQLITE_ROW, let bytes = sqlite3_column_blob(statement, 1)
        else { return nil }
        let count = Int(sqlite3_column_bytes(statement, 1))
        return number(of: Data(bytes: bytes, count: count)).map { (sqlite3_column_int64(statement, 0), $0) }
    }

    // MARK: Bytes

    /// Big-endian, so that SQLite's comparison of blobs orders the numbers.
    private static func bytes(of number: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt64(max(number, 0)).bigEndian) { Array($0) }
    }

    private static func number(of bytes: Data) -> Int? {
        bytes.count == 8 ? Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) : nil
    }
}

/// A statement's effect on a transaction.
private enum SQLCommand {
    case begin, commit, change, other

    init(_ statement: OpaquePointer) {
        guard let text = sqlite3_sql(statement) else {
            self = .other
            return
        }
        let word = Self.firstWord(UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self))
        switch word {
        case "BEGIN", "SAVEPOINT": self = .begin
        case "COMMIT", "END", "RELEASE": self = .commit
        case "INSERT", "UPDATE", "DELETE", "REPLACE", "WITH": self = .change
        default: self = .other
        }
    }

    /// Reads ten letters at most: none of the keywords is longer than nine.
    private static func firstWord(_ text: UnsafePointer<UInt8>) -> String {
        var place = text, word = ""
        while [0x20, 0x09, 0x0A, 0x0C, 0x0D, 0x3B].contains(place.pointee) { place += 1 }
        while word.utf8.count <= 9, case let letter = place.pointee & 0xDF, (0x41...0x5A).contains(letter) {
            word.unicodeScalars.append(Unicode.Scalar(letter))
            place += 1
        }
        return word
    }
}
