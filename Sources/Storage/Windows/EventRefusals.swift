import SQLite3
import Synchronization

/// Makes writes to the app's own database fail that belong to an event of a window which another process has taken over, and
/// which has done the event, or may do it.
///
/// A transaction is refused when it is about to be committed, and has the database locked by then. A statement without a
/// transaction is refused before it begins: if the other process commits between the two, the statement isn't refused.
enum EventRefusals {
    /// Statements that are refused, by their connections, which can only read until they have ended.
    private static let statements = Mutex<[UInt: UInt]>([:])

    /// Takes back a transaction that is about to be committed. The statement that would commit it fails, since there is none.
    static func endTransaction(
        _ refusal: EventMarks.Refusal, of event: HandledEvent, over connection: WatchedConnection
    ) {
        sqlite3_exec(connection.pointer, "ROLLBACK", nil, nil, nil)
        event.noteRefusal(refusal)
    }

    /// Makes a statement without a transaction fail if its event is refused.
    static func check(_ statement: WatchedStatement, _ event: HandledEvent, over connection: WatchedConnection) {
        guard !event.isOwn, let refusal = refusal(of: event, over: connection), !connection.onlyReads else { return }
        connection.onlyReads = true
        statements.withLock { $0[connection.key] = statement.key }
        event.noteRefusal(refusal)
    }

    private static func refusal(of event: HandledEvent, over connection: WatchedConnection) -> EventMarks.Refusal? {
        for schema in connection.schemas {
            guard let path = connection.path(of: schema), !EventNotes.isRemembered(event, in: path) else { continue }
            let marks = EventMarks(connection: connection.pointer, schema: schema)
            if let refusal = marks.refusal(of: event.mark) { return refusal }
        }
        return nil
    }

    static func hasEnded(_ statement: WatchedStatement) {
        guard let connection = statement.connection else { return }
        let isRefused = statements.withLock { statements in
            guard statements[connection.key] == statement.key else { return false }
            statements[connection.key] = nil
            return true
        }
        if isRefused { connection.onlyReads = false }
    }
}
