import CoreData
import Foundation
import TestSupport
import Testing

/// Processes that are killed while they save.
@MainActor @Suite("A killed process with Core Data")
struct KilledWriterTests {
    private static let kills = FuzzRounds.count(inTests: 5)

    @Test func `a save is there as a whole, or not at all`() throws {
        let folder = Library.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("bank.sqlite")
        var random = SeededRandom(seed: 3)
        var last = 0
        for _ in 0..<Self.kills {
            let count = Int.random(in: 1...30, using: &random)
            let said = try numberSaidByAWriter(to: file, thatIsKilledAfter: count, &random)
            last = try checkBank(file, said: said ?? last)
        }
    }

    /// - Returns: The number that is stored: the last one that was said, or the next one.
    private func checkBank(_ file: URL, said: Int) throws -> Int {
        let container = NSPersistentContainer(name: "Bank", managedObjectModel: Bank.model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        container.loadPersistentStores { #expect($1 == nil) }
        let accounts = try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Account"))
        let number = accounts.first?.value(forKey: "amount") as? Int ?? 0
        #expect(number == said || number == said + 1)
        #expect(accounts.count == 2 && accounts.allSatisfy { $0.value(forKey: "amount") as? Int == number })
        for account in accounts {
            let amounts = (account.value(forKeyPath: "entries.amount") as? [Any])?.compactMap { $0 as? Int }.sorted()
            #expect(amounts == Array(max(1, number - 9)...number))
        }
        return number
    }

    /// - Returns: The last number that the writer reported; nil if it was killed before.
    private func numberSaidByAWriter(
        to file: URL, thatIsKilledAfter count: Int, _ random: inout SeededRandom
    ) throws -> Int? {
        let writer = Process()
        writer.executableURL = BuiltProducts.folder.appendingPathComponent("CoreDataWriter")
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
        // At a random time within the next step.
        usleep(UInt32.random(in: 0...4000, using: &random))
        kill(writer.processIdentifier, SIGKILL)
        said += pipe.fileHandleForReading.readDataToEndOfFile()
        writer.waitUntilExit()
        return String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last
    }
}

/// The writer's model, by the file that an editor would write.
private enum Bank {
    static let model: NSManagedObjectModel = {
        guard let model = try? Library.model(xml) else { preconditionFailure("the model can't be read") }
        return model
    }()

    private static let xml = """
        <model>
            <entity name="Account">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="amount" optional="YES" attributeType="Integer 64"/>
                <relationship name="entries" optional="YES" toMany="YES" deletionRule="Cascade" \
        destinationEntity="Entry" inverseName="account"/>
            </entity>
            <entity name="Entry">
                <attribute name="amount" optional="YES" attributeType="Integer 64"/>
                <relationship name="account" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Account" inverseName="entries"/>
            </entity>
        </model>
        """
}
