import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct ContextTests {
    private let container: NSPersistentContainer
    private let book: Book
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws {
        container = try Library.container()
        book = Book(context: container.viewContext)
        (book.title, book.isbn) = ("Emma", "1")
        try container.viewContext.save()
    }

    private func other() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = container.persistentStoreCoordinator
        return context
    }

    /// The book, changed by another context.
    private func changeElsewhere(_ change: (Book) -> Void) throws {
        let other = other()
        change(try #require(try other.existingObject(with: book.objectID) as? Book))
        try other.save()
    }

    @Test func `a background task's changes appear where they are merged automatically`() async throws {
        let id = book.objectID
        context.automaticallyMergesChangesFromParent = true
        try await container.performBackgroundTask { context in
            (try context.existingObject(with: id) as? Book)?.title = "Ema"
            try context.save()
        }
        while book.title != "Ema" { await Task.yield() }
        let count = await container.performBackgroundTask { try? $0.count(for: Book.fetchRequest()) }
        #expect(count == 1)
    }

    @Test func `a notification of a save is merged`() throws {
        let (other, id) = (other(), book.objectID)
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { [context] in context.mergeChanges(fromContextDidSave: $0) }
        defer { NotificationCenter.default.removeObserver(token) }
        (try other.existingObject(with: id) as? Book)?.title = "Ema"
        #expect(book.title == "Emma")
        try other.save()
        #expect(book.title == "Ema")
        other.delete(try other.existingObject(with: id))
        try other.save()
        #expect(book.managedObjectContext == nil && book.title == "Ema")
    }

    @Test func `a child's changes go to the parent, and then to the store`() throws {
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let own = try #require(child.object(with: book.objectID) as? Book)
        let (new, author) = (Book(context: child), Author(context: child))
        (own.title, author.name) = ("Ema", "Austen")
        new.author = author
        own.author = author
        #expect(book.title == "Emma")
        #expect(try child.fetch(Book.fetchRequest()).count == 2 && context.fetch(Book.fetchRequest()).count == 1)
        try child.save()
        #expect(book.title == "Ema" && context.hasChanges && !child.hasChanges)
        #expect(book.author?.works?.count == 2)
        let stored = self.other()
        #expect(try stored.fetch(Book.fetchRequest()).map(\.title) == ["Emma"])
        try context.save()
        let other = other()
        #expect(Set(try other.fetch(Book.fetchRequest()).map(\.author?.name)) == ["Austen"])
        child.delete(new)
        try child.save()
        try context.save()
        #expect(try context.count(for: Book.fetchRequest()) == 1)
    }

    @Test func `a conflict is an error with the default policy`() throws {
        #expect(book.title == "Emma")
        try changeElsewhere { $0.title = "theirs" }
        book.title = "mine"
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first?.sourceObject === book)
        context.rollback()
        context.refresh(book, mergeChanges: false)
        #expect(book.title == "theirs")
    }

    @Test(arguments: [
        (NSMergePolicy.mergeByPropertyObjectTrump, "mine", 7.0, Int16(1)),
        (.mergeByPropertyStoreTrump, "theirs", 7, 1), (.overwrite, "mine", 0, 1), (.rollback, "theirs", 7, 0),
    ])
    func `a merge policy resolves conflicts`(policy: NSMergePolicy, title: String, rating: Double, year: Int16) throws {
        #expect(book.rating == 0)
        try changeElsewhere { ($0.title, $0.rating) = ("theirs", 7) }
        (book.title, book.year) = ("mine", 1)
        context.mergePolicy = policy
        try context.save()
        #expect(book.title == title && book.rating == rating && book.year == year)
        let stored = try #require(try other().existingObject(with: book.objectID) as? Book)
        #expect(stored.title == title && stored.rating == rating && stored.year == year)
    }

    @Test func `unique values are kept unique`() throws {
        let (new, chapter) = (Book(context: context), Chapter(context: context))
        (new.isbn, new.title, chapter.book) = ("1", "again", new)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        let all = try context.fetch(Book.fetchRequest())
        #expect(all.count == 1 && all.first?.title == "again" && all.first?.objectID == new.objectID)
        #expect(chapter.book === new)
        let other = other()
        #expect(try other.fetch(NSFetchRequest<Chapter>(entityName: "Chapter")).first?.book?.title == "again")
        #expect(try other.fetch(Book.fetchRequest()).first?.chapters?.count == 1)
    }

    @Test func `the store's object stays if the store is right`() throws {
        let new = Book(context: context)
        (new.isbn, new.title) = ("1", "again")
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try context.save()
        #expect(new.managedObjectContext == nil)
        #expect(try context.fetch(Book.fetchRequest()).map(\.title) == ["Emma"])
    }

    @Test func `observers hear of changes and saves`() throws {
        var heard: [String] = []
        let tokens = [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave].map {
            name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                let keys = (note.userInfo ?? [:]).keys.compactMap { $0 as? String }.sorted()
                MainActor.assumeIsolated { heard.append("\(keys)") }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        book.title = "Ema"
        _ = Book(context: context)
        context.processPendingChanges()
        context.delete(book)
        try context.save()
        #expect(heard == [#"["inserted", "updated"]"#, #"["deleted"]"#, #"["deleted", "inserted"]"#])
    }
}
