import Foundation
import TestSupport
import Testing

@testable import Storage

/// Processes on several machines, each with a folder of its own, that write one SQLite database in PostgreSQL, and are killed.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct KilledDatabaseTests {
    /// A process that counts in the database.
    private final class Writer {
        private let process = Process()
        private let output = Pipe()
        private let folder: TemporaryFolder
        /// The beginning of a line whose rest has not come yet.
        private var line = Data()

        init(_ server: String) throws {
            folder = try TemporaryFolder()
            process.executableURL = BuiltProducts.folder.appendingPathComponent("StorageWriter")
            process.arguments = [server, folder.url.path]
            process.standardOutput = output
            try process.run()
        }

        /// The next numbers that the writer says it has committed.
        func hear() throws -> [Int64] {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "the writer ended by itself")
            return numbers(data)
        }

        func kill() -> [Int64] {
            Foundation.kill(process.processIdentifier, SIGKILL)
            let rest = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return numbers(rest)
        }

        private func numbers(_ data: Data) -> [Int64] {
            var lines = (line + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            line = Data(lines.removeLast())
            return lines.compactMap { Int64(String(decoding: $0, as: UTF8.self)) }
        }
    }

    private func folder(_ server: PostgresServer) throws -> SharedFolder {
        try SharedFolder(server.address, app: "StorageWriter")
    }

    private func total(_ database: Database) throws -> Int64 {
        #expect(try database.isWhole)
        let last = try database.number("SELECT max(number) FROM count") ?? 0
        #expect(try database.number("SELECT sum(count) FROM total") == last)
        #expect(try database.number("SELECT count(*) FROM count") == min(last, 30))
        return last
    }

    @Test func `Two machines count together, and none of their numbers is said twice`() throws {
        let server = try PostgresServer()
        let writers = try (0..<2).map { _ in try Writer(server.address) }
        var said: [Int64] = []
        for _ in 0..<40 { for writer in writers { said += try writer.hear() } }
        for writer in writers { said += writer.kill() }
        #expect(Set(said).count == said.count && said.count >= 80)
        let database = try folder(server).open("count.sqlite")
        let last = try total(database)
        // What was committed when the writers were killed may not have been said.
        #expect(last >= Int64(said.count) && last <= Int64(said.count) + 2)
        // Both had their turns.
        let counts = try database.integers("SELECT count FROM total")
        #expect(counts.count == 2 && (counts.max() ?? 0) < 2 * (counts.min() ?? 0) + 100)
    }

    @Test func `A writer that is killed at any moment loses nothing that it has said, and leaves nothing half`() throws
    {
        let server = try PostgresServer()
        let shared = try folder(server)
        var generator = SystemRandomNumberGenerator()
        var said: Int64 = 0
        for _ in 0..<Self.killCount {
            let writer = try Writer(server.address)
            said = max(said, try writer.hear().last ?? 0)
            usleep(UInt32.random(in: 0...60_000, using: &generator))
            said = max(said, writer.kill().last ?? 0)
            let last = try total(try shared.open("count.sqlite"))
            #expect(last == said || last == said + 1)
            said = last
        }
    }

    private static let killCount = ProcessInfo.processInfo.environment["KISSA_KILLS"].flatMap(Int.init) ?? 25

    @Test func `A server that is killed and started again loses nothing, and writers go on`() throws {
        let server = try PostgresServer()
        let writer = try Writer(server.address)
        var said: Int64 = 0
        for _ in 0..<3 {
            for _ in 0..<20 { said = max(said, try writer.hear().last ?? 0) }
            server.kill()
            try server.start()
            let before = said
            while said < before + 10 { said = max(said, try writer.hear().last ?? 0) }
        }
        said = max(said, writer.kill().last ?? 0)
        let last = try total(try folder(server).open("count.sqlite"))
        #expect(last >= said && last <= said + 1)
    }
}
