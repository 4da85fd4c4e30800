import Foundation
import Synchronization
import Testing

@testable import Storage

@Suite("Files beside the database", .timeLimit(.minutes(10)))
struct VisitorFilesTests {
    @Test func `files beside the database forget visitors whom the database has forgotten`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("storage.sqlite")
        let store = DurableStore(at: url, log: { Issue.record("\($0)") })
        let database = try Database(path: url.path)
        try database.execute(
            "INSERT INTO visitor VALUES ('ann', unixepoch() - 1000), ('bob', unixepoch()); INSERT INTO value VALUES ('ann', 'k', x'00')"
        )
        let name = UUID().uuidString
        let told = Told()
        VisitorFiles.add { seconds, known in
            let names = try known(["ann", "bob", name])
            // Other tests' stores forget visitors, too.
            if names.contains("bob") { told.note((seconds, names)) }
        }
        store.forgetVisitors(unseenForSeconds: 500)
        #expect(told.all.contains { $0.0 == 500 && $0.1 == ["bob"] })
        #expect(try database.run("SELECT count(*) FROM value") == .integer(0))
    }
}

private final class Told: Sendable {
    private let notes = Mutex<[(Int, Set<String>)]>([])
    var all: [(Int, Set<String>)] { notes.withLock { $0 } }
    func note(_ note: (Int, Set<String>)) { notes.withLock { $0.append(note) } }
}
