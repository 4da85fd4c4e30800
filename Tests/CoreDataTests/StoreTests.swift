import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct StoreTests {
    private let folder = Library.folder()
    private var file: URL { folder.appendingPathComponent("Library.sqlite") }

    private func write(_ model: NSManagedObjectModel? = nil) throws {
        let container = try Library.container(model, at: file)
        let (book, author) = (Book(context: container.viewContext), Author(context: container.viewContext))
        (book.title, book.year, author.name, book.author) = ("Emma", 1815, "Austen", author)
        try container.viewContext.save()
    }

    @Test func `a store is opened again with its objects, and deleted`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write()
        let container = try Library.container(at: file)
        #expect(try container.viewContext.fetch(Book.fetchRequest()).first?.author?.name == "Austen")
        try container.persistentStoreCoordinator.destroyPersistentStore(at: file, type: .sqlite)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `new, renamed and removed properties are migrated`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write()
        let xml = Library.xml
            .replacing(
                #"<attribute name="year" optional="YES""#,
                with: #"<attribute name="printed" elementID="year" optional="YES""#
            )
            .replacing(
                #"<attribute name="isbn" optional="YES" attributeType="String"/>"#,
                with: #"<attribute name="isbn" attributeType="String" defaultValueString="none"/>"#
            )
            .replacing(
                #"<attribute name="rating" attributeType="Double" defaultValueString="0" usesScalarValueType="YES"/>"#,
                with: #"<attribute name="pages" attributeType="Integer 32" defaultValueString="9"/>"#)
        let container = try Library.container(try Library.model(xml), at: file)
        let book = try #require(try container.viewContext.fetch(Book.fetchRequest()).first)
        #expect(book.value(forKey: "printed") as? Int == 1815 && book.value(forKey: "pages") as? Int == 9)
        #expect(book.author?.name == "Austen")
        book.setValue(3, forKey: "pages")
        try container.viewContext.save()
    }

    @Test func `a renamed entity keeps its objects`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write()
        let xml = Library.xml
            .replacing(#"<entity name="Author" "#, with: #"<entity name="Writer" elementID="Author" "#)
            .replacing(#"destinationEntity="Author""#, with: #"destinationEntity="Writer""#)
        let container = try Library.container(try Library.model(xml), at: file)
        #expect(try container.viewContext.fetch(Book.fetchRequest()).first?.author?.name == "Austen")
        let new = Author(context: container.viewContext)
        new.name = "Fielding"
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: NSFetchRequest<Author>(entityName: "Writer")) == 2)
    }

    @Test func `a file that is no store is an error, and so is a save without a store`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 7, count: 5000).write(to: file)
        let error = #expect(throws: NSError.self) { try Library.container(at: file) }
        #expect(error?.code == NSPersistentStoreOpenError)
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
        Author(context: container.viewContext).name = "x"
        #expect(throws: (any Error).self) { try container.viewContext.save() }
    }

    @Test func `a read-only store can't be changed`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write()
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
        let description = NSPersistentStoreDescription(url: file)
        description.isReadOnly = true
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        let book = try #require(try container.viewContext.fetch(Book.fetchRequest()).first)
        book.title = "x"
        #expect(throws: (any Error).self) { try container.viewContext.save() }
    }
}
