import Foundation
import SQLite3
import Storage
import Testing

@testable import CoreData

@Suite("Several stores of objects")
struct SeveralObjectStoresTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Coin"><attribute name="name" optional="YES" attributeType="String"/></entity>
            <entity name="Note"><attribute name="name" optional="YES" attributeType="String"/></entity>
        </model>
        """

    private func withContext(_ body: (NSManagedObjectContext, [NSPersistentStore]) throws -> Void) throws {
        let folder = Library.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = try Library.model(Self.xml)
        for name in ["Coin", "Note"] {
            model.setEntities(model.entities.filter { $0.name == name }, forConfigurationName: name)
        }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        for name in ["Coin", "Note"] {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: name, at: folder.appendingPathComponent(name),
                options: nil)
        }
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        for name in ["Coin", "Note"] {
            NSEntityDescription.insertNewObject(forEntityName: name, into: context).setValue("new", forKey: "name")
        }
        try body(context, coordinator.persistentStores.sorted { $0.identifier < $1.identifier })
    }

    private func names(_ store: NSPersistentStore) throws -> [String] {
        let table = store.configurationName
        return try store.backing.use { connection in
            try connection.rows("SELECT name FROM \"\(table)\"").map { row in
                if case .text(let name) = row[0] { name } else { "" }
            }
        }
    }

    /// The transactions of the stores are nested, so the first store commits last.
    private func refuseCommits(_ refuses: Bool, of store: NSPersistentStore) {
        store.backing.use { connection in
            _ = sqlite3_commit_hook(connection.pointer, refuses ? { _ in 1 } : nil, nil)
        }
    }

    @Test
    func `a save that one store has kept and another hasn't is whole after the next try`() throws {
        try withContext { context, stores in
            refuseCommits(true, of: stores[0])
            #expect(throws: (any Error).self) { try context.save() }
            #expect(try names(stores[0]).isEmpty && names(stores[1]) == ["new"] && context.hasChanges)
            refuseCommits(false, of: stores[0])
            try context.save()
            #expect(try names(stores[0]) == ["new"] && names(stores[1]) == ["new"] && !context.hasChanges)
        }
    }

    @Test
    func `a store that is locked keeps the others from being written`() throws {
        try withContext { context, stores in
            let other = try Database(path: try #require(stores[1].url).path, access: .writing)
            try stores[1].backing.use { try $0.execute("PRAGMA busy_timeout = 0") }
            try other.execute("BEGIN IMMEDIATE")
            #expect(throws: (any Error).self) { try context.save() }
            #expect(try names(stores[0]).isEmpty && context.hasChanges)
            try other.execute("ROLLBACK")
            try context.save()
            #expect(try names(stores[0]) == ["new"] && names(stores[1]) == ["new"])
        }
    }
}
