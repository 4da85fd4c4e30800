import Foundation
import Storage

/// Counts upwards in a SQLite database that PostgreSQL has, together with others that do, until it is killed: each number in a
/// transaction that also writes what a count has to fit to. Prints each number once it is committed.
/// - Parameter folder: This machine's folder of the app's data.
func countInDatabase(server: String, folder: String) throws -> Never {
    SharedDatabases.use(app: "StorageWriter", environment: ["KISSA_STORE": server, "XDG_DATA_HOME": folder]) {
        FileHandle.standardError.write(Data("\($0)\n".utf8))
    }
    let database = try Database(path: folder + "/count.sqlite", patience: 20_000)
    try insisting {
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS count (number INTEGER PRIMARY KEY, process INTEGER, ballast BLOB);
            CREATE TABLE IF NOT EXISTS total (process INTEGER PRIMARY KEY, count INTEGER)
            """)
    }
    while true {
        var number: Int64 = 0
        try insisting { number = try count(in: database) }
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
}

private func count(in database: Database) throws -> Int64 {
    let process = Database.Value.integer(Int64(getpid()))
    try database.execute("BEGIN IMMEDIATE")
    do {
        let number = (try database.integers("SELECT max(number) FROM count").first ?? 0) + 1
        // Now and then more than SQLite's cache holds, so that pages are written before the commit.
        let size: Int64 = number % 50 == 0 ? 3_000_000 : 2_000
        let values = [.integer(number), process, Database.Value.integer(size)]
        try database.rows("INSERT INTO count VALUES (?, ?, randomblob(?))", values)
        try database.rows("DELETE FROM count WHERE number = ? - 30", [.integer(number)])
        try database.rows(
            "INSERT INTO total VALUES (?, 1) ON CONFLICT (process) DO UPDATE SET count = count + 1", [process])
        try database.execute("COMMIT")
        return number
    } catch {
        try? database.execute("ROLLBACK")
        throw error
    }
}

/// Tries again where the database is busy or its server is away, as apps do.
private func insisting(_ work: () throws -> Void) throws {
    let end = ContinuousClock.now + .seconds(30)
    while true {
        do {
            return try work()
        } catch {
            guard ContinuousClock.now < end else { throw error }
            usleep(20_000)
        }
    }
}
