import Foundation
import Synchronization
import TestSupport

@testable import Storage

/// The backends of the tests: SQLite always, PostgreSQL if a server can be started (`make verify`).
enum TestBackend: String, CaseIterable, Sendable {
    case sqlite, postgres

    static var allCases: [TestBackend] { PostgresServer.isThere ? [.sqlite, .postgres] : [.sqlite] }

    /// One server for all tests; each test has its own schema.
    nonisolated(unsafe) private static var server: PostgresServer?
    private static let starting = Mutex(())

    static func serverAddress() throws -> String {
        try starting.withLock { _ in
            if let server { return server.address }
            let new = try PostgresServer()
            server = new
            // Statics are never deinitialized.
            atexit { TestBackend.server = nil }
            return new.address
        }
    }

    /// Provides an empty store for the duration of the body.
    func withPlace(_ body: (_ name: String, StorePlace) throws -> Void) throws {
        switch self {
        case .sqlite:
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backend-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("storage.sqlite")
            try body(file.path, .file(file))
        case .postgres:
            let name = try Self.serverAddress()
            let app = "Test\(UUID().uuidString.prefix(8))"
            try body(name, StorePlace(app: app, environment: ["KISSA_STORE": name]))
        }
    }

    func withBackend(_ body: (any ByteBackend) throws -> Void) throws {
        try withPlace { try body($1.source().open { _ in }) }
    }

    /// Makes all windows of a store look unused for this long.
    static func ageWindows(of store: any ByteBackend, seconds: Int) throws {
        if let store = store as? ByteStore {
            _ = try store.run { (database) throws(StorageError) in
                try database.run("UPDATE window SET seen = seen - \(seconds)")
            }
        }
        if let store = store as? PostgresStore {
            _ = try store.pool.run { (connection) throws(StorageError) in
                try connection.rows("UPDATE \(store.schema.prefix)window SET seen = seen - \(seconds)")
            }
        }
    }
}
