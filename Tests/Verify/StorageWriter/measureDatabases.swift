import Foundation
import Storage

/// Prints how long a transaction and a read of a typical archive take, in a file on the disk and in PostgreSQL, in milliseconds:
/// the median and the 99th percentile. They take turns, so that both have the same machine.
func measureDatabases(server: String) throws -> Never {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("measure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    SharedDatabases.use(app: "StorageMeasure", environment: ["KISSA_STORE": server, "XDG_DATA_HOME": folder.path]) {
        print($0)
    }
    let shared = try [0, 1].map { _ in try archive(folder.path + "/archive.sqlite") }
    let disk = try [0, 1].map { _ in try archive("/var/tmp/measure-\(getpid()).sqlite") }
    defer { for ending in ["", "-wal", "-shm"] { unlink("/var/tmp/measure-\(getpid()).sqlite" + ending) } }
    var milliseconds: [String: [Double]] = [:]
    for _ in 0..<500 {
        for (name, databases) in ["disk": disk, "PostgreSQL": shared] {
            milliseconds["write, \(name)", default: []].append(try timed { try write(databases[0]) })
            milliseconds["read, \(name)", default: []].append(try timed { try read(databases[0]) })
            let other = "read after another's write, \(name)"
            milliseconds[other, default: []].append(try timed { try read(databases[1]) })
        }
    }
    for (name, values) in milliseconds.sorted(by: { $0.key < $1.key }) {
        let sorted = values.sorted()
        print(name, String(format: "%.2f %.2f", sorted[sorted.count / 2], sorted[sorted.count * 99 / 100]))
    }
    exit(0)
}

private func archive(_ path: String) throws -> Database {
    let database = try Database(path: path)
    try database.beginLog()
    try database.execute(
        """
        PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS day (player TEXT PRIMARY KEY, state BLOB);
        CREATE TABLE IF NOT EXISTS said (number INTEGER PRIMARY KEY, player TEXT, line BLOB);
        CREATE INDEX IF NOT EXISTS saidToPlayer ON said (player, number)
        """)
    return database
}

/// What an exchange with a guest writes: a line, and the day.
private func write(_ database: Database) throws {
    try database.execute("BEGIN IMMEDIATE")
    try database.rows("INSERT INTO said (player, line) VALUES ('me', randomblob(300))")
    try database.rows("INSERT OR REPLACE INTO day VALUES ('me', randomblob(200))")
    try database.execute("COMMIT")
}

private func read(_ database: Database) throws {
    try database.execute("BEGIN")
    _ = try database.rows("SELECT state FROM day WHERE player = 'me'")
    _ = try database.rows("SELECT line FROM said WHERE player = 'me' ORDER BY number DESC LIMIT 50")
    try database.execute("COMMIT")
}

private func timed(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    return try clock.measure(work) / .milliseconds(1)
}
