import Foundation
import TestSupport
import Testing

@testable import Storage

/// SQLite databases in PostgreSQL whose server doesn't answer.
@Suite(.enabled(if: PostgresServer.isThere)) struct HangingServerTests {
    @Test func `Only the first caller waits for a server that hangs, and all is well when it goes on`() throws {
        let server = try PostgresServer()
        let folder = FileManager.default.temporaryDirectory
        let system = PostgresFileSystem(
            try PostgresAddress(server.address), app: "Hanging", DataFolders(["data": folder]),
            patience: PostgresPatience(milliseconds: 300)
        ) { _ in }
        func ask() throws {
            _ = try system.run { (connection) throws(StorageError) in try connection.rows("SELECT 1") }
        }
        try ask()
        server.hang(true)
        defer { server.hang(false) }
        // The first caller has an idle connection: it doesn't wait as long again for a new one.
        let first = ContinuousClock().measure { #expect(throws: StorageError.self) { try ask() } }
        #expect(first < .milliseconds(550))
        // Longer than the pauses that the pool makes at first.
        for _ in 0..<20 {
            let duration = ContinuousClock().measure { #expect(throws: StorageError.self) { try ask() } }
            #expect(duration < .milliseconds(250))
            usleep(50_000)
        }
        server.hang(false)
        for _ in 0..<500 where (try? ask()) == nil { usleep(20_000) }
        try ask()
    }
}
