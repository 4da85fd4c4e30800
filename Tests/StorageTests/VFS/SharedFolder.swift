import Foundation
import SQLite3
import Synchronization
import TestSupport

@testable import Storage

/// A folder whose SQLite databases are in a PostgreSQL database, for one test.
final class SharedFolder: Sendable {
    let url: URL
    let system: PostgresFileSystem
    private let address: String

    /// - Parameter address: A server of the test's own; nil for the one of all tests.
    init(_ address: String? = nil, app: String = "Files\(UUID().uuidString.prefix(8))") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let (told, server) = (Told(), try address ?? TestBackend.serverAddress())
        self.address = server
        system = PostgresFileSystem(
            try PostgresAddress(server), app: app, DataFolders(["data": url])
        ) { line in told.add(line) }
        PostgresVFS.use(system)
        self.told = told
    }

    private final class Told: Sendable {
        let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private let told: Told
    var log: [String] { told.lines.withLock { $0 } }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String = "test.sqlite") -> String { url.appendingPathComponent(name).path }

    func open(_ name: String = "test.sqlite", patience: Int32 = 2000) throws -> Database {
        try Database(path: path(name), patience: patience)
    }

    func sizeOnDisk(_ name: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path(name)))?[.size] as? Int
    }

    /// A connection to the server itself.
    func server() throws -> PostgresConnection {
        try PostgresConnection(
            try PostgresAddress(address), patience: PostgresPatience(milliseconds: 10_000))
    }
}

extension Database {
    /// The first column of the first row, as a number.
    func number(_ sql: String) throws -> Int64? { try integers(sql).first }

    func text(_ sql: String) throws -> String? {
        guard case .text(let text)? = try rows(sql).first?.first else { return nil }
        return text
    }

    var isWhole: Bool { get throws { try text("PRAGMA integrity_check") == "ok" } }
}
