import Foundation
import SQLite3
import Storage

/// Handles the events of a window, one after the other. Each event adds a row to the app's own database in a transaction, and
/// sets a number in the store. It begins after the last event that is marked as done. A test kills it.
func handleEvents(store file: String, database path: String) throws -> Never {
    DurableStore.watchDatabases()
    let store = DurableStore(at: URL(fileURLWithPath: file)) { fatalError($0) }
    var database: OpaquePointer?
    precondition(sqlite3_open(path, &database) == SQLITE_OK)
    for sql in ["PRAGMA journal_mode = WAL", "CREATE TABLE IF NOT EXISTS line (event INTEGER)"] { run(sql, database) }
    var window = WindowMark(name: "window", visitor: "visitor", generation: 1, event: 0, state: nil)
    if case .taken(let kept) = store.takeWindow("window", of: "visitor") {
        window = WindowMark(
            name: "window", visitor: "visitor", generation: kept.generation, event: kept.event, state: nil)
    }
    while true {
        window.event += 1
        let event = window.event
        store.gather(for: window.claim)
        store.handling(window) {
            store.set(Data(String(event).utf8), forKey: "event", of: "visitor", by: window.claim)
            for sql in ["BEGIN", "INSERT INTO line VALUES (\(event))", "COMMIT"] { run(sql, database) }
        }
        // About as long as a rendering takes, so that many of the kills happen here.
        usleep(200)
        guard case .kept = store.commit(window, isDue: true) else { fatalError("not kept") }
        FileHandle.standardOutput.write(Data("\(event)\n".utf8))
    }
}

private func run(_ sql: String, _ database: OpaquePointer?) {
    precondition(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK, String(cString: sqlite3_errmsg(database)))
}
