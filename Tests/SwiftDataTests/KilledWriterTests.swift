import Foundation
import SwiftData
import TestSupport
import Testing

/// The writer's models, by the same names.
private enum Kept {
    @Model
    final class Account {
        @Attribute(.unique) var name: String
        var amount = 0
        @Relationship(deleteRule: .cascade, inverse: \Entry.account) var entries: [Entry] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Entry {
        var amount: Int
        var account: Account?

        init(amount: Int, account: Account) {
            self.amount = amount
            self.account = account
        }
    }
}

@Suite("A killed process")
struct KilledWriterTests {
    @Test
    func `a save is there as a whole, or not at all`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("bank.store")
            for count in [1, 60, 3, 17, 150] {
                let last = try numberSaidByAWriter(to: file, thatIsKilledAfter: count)
                let container = try ModelContainer(
                    for: Kept.Account.self, configurations: ModelConfiguration(url: file))
                let accounts = try ModelContext(container).fetch(FetchDescriptor<Kept.Account>())
                let amounts = accounts.map(\.amount)
                #expect(amounts.count == 2 && amounts[0] == amounts[1])
                // The number that it was about to say may be kept already.
                #expect(amounts[0] == last || amounts[0] == last + 1)
                for account in accounts {
                    #expect(account.entries.map(\.amount).sorted() == Array(1...amounts[0]))
                }
            }
        }
    }

    private func numberSaidByAWriter(to file: URL, thatIsKilledAfter count: Int) throws -> Int {
        let writer = Process()
        writer.executableURL = BuiltProducts.folder.appendingPathComponent("SwiftDataWriter")
        writer.arguments = [file.path]
        let pipe = Pipe()
        writer.standardOutput = pipe
        try writer.run()
        var said = Data()
        while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the writer ended by itself")
            said += more
        }
        kill(writer.processIdentifier, SIGKILL)
        said += pipe.fileHandleForReading.readDataToEndOfFile()
        writer.waitUntilExit()
        return try #require(String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last)
    }
}
