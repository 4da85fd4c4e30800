import Foundation
import SwiftData
import TestSupport
import Testing

/// The writer's models, with the same names.
private enum Kept {
    @Model
    final class Account {
        @Attribute(.unique) var name: String
        var amount = 0
        @Relationship(deleteRule: .cascade, inverse: \Entry.account) var entries: [Entry] = []
        @Relationship(inverse: \Label.accounts) var labels: [Label] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Entry {
        var amount: Int
        var account: Account?

        init(amount: Int) { self.amount = amount }
    }

    @Model
    final class Label {
        var number: Int
        var accounts: [Account] = []

        init(number: Int) { self.number = number }
    }

    @Model
    final class Journey {
        @Attribute(originalName: "title") var name: String
        var things: [Thing] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Thing {
        var weight: Int
        var journey: Journey?

        init(weight: Int) { self.weight = weight }
    }
}

/// Processes that are killed while writing. `make crash` kills a thousand.
@Suite("A killed process")
struct KilledWriterTests {
    private static let kills = FuzzRounds.count(inTests: 5)

    @Test
    func `a save is there as a whole, or not at all`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("bank.store")
            var random = SeededRandom(seed: 1)
            var last = 0
            for _ in 0..<Self.kills {
                let counted = Int.random(in: 1...40, using: &random)
                last = try numberSaidByAWriter(to: file, [], thatIsKilledAfter: counted, &random) ?? last
                last = try checkBank(file, said: last)
            }
        }
    }

    /// - Returns: The number whose contents are stored: the last one reported, or the next one.
    private func checkBank(_ file: URL, said: Int) throws -> Int {
        let container = try ModelContainer(
            for: Kept.Account.self, Kept.Entry.self, Kept.Label.self, configurations: ModelConfiguration(url: file))
        let accounts = try ModelContext(container).fetch(FetchDescriptor<Kept.Account>())
        let number = accounts.first?.amount ?? 0
        guard number > 0 else {
            #expect(said == 0)
            return 0
        }
        #expect(number == said || number == said + 1)
        let names = number.isMultiple(of: 2) ? ["left", "right", "last"] : ["right", "left", "last"]
        #expect(accounts.map(\.name) == names && accounts.allSatisfy { $0.amount == number })
        for account in accounts.prefix(2) {
            #expect(account.entries.map(\.amount).sorted() == Array(max(1, number - 9)...number))
            #expect(Set(account.labels.map(\.number)) == [number % 5, (number + 1) % 5])
        }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Kept.Entry>()) == 2 * min(number, 10))
        // The history has one transaction for each save.
        let history = try ModelContext(container).fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.count == min(number, 10_000))
        return number
    }

    @Test
    func `a migration is there as a whole, or not at all`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("journeys.store")
            var random = SeededRandom(seed: 2)
            _ = try numberSaidByAWriter(to: file, ["migrate"], thatIsKilledAfter: 1, &random)
            for _ in 0..<Self.kills {
                let counted = Int.random(in: 1...6, using: &random)
                _ = try numberSaidByAWriter(to: file, ["migrate"], thatIsKilledAfter: counted, &random)
                let container = try ModelContainer(
                    for: Kept.Journey.self, Kept.Thing.self, configurations: ModelConfiguration(url: file))
                let journeys = try ModelContext(container).fetch(FetchDescriptor<Kept.Journey>())
                #expect(journeys.map(\.name) == (0..<10).map { "\($0)" })
                #expect(journeys.allSatisfy { $0.things.map(\.weight).sorted() == Array(0..<20) })
            }
        }
    }

    /// - Returns: The last number that the writer reported; nil if it was killed before.
    private func numberSaidByAWriter(
        to file: URL, _ arguments: [String], thatIsKilledAfter count: Int, _ random: inout SeededRandom
    ) throws -> Int? {
        let writer = Process()
        writer.executableURL = BuiltProducts.folder.appendingPathComponent("SwiftDataWriter")
        writer.arguments = [file.path] + arguments
        let pipe = Pipe()
        writer.standardOutput = pipe
        try writer.run()
        var said = Data()
        while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the writer ended by itself")
            said += more
        }
        // At a random time within the next step.
        usleep(UInt32.random(in: 0...4000, using: &random))
        kill(writer.processIdentifier, SIGKILL)
        said += pipe.fileHandleForReading.readDataToEndOfFile()
        writer.waitUntilExit()
        return String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last
    }
}
