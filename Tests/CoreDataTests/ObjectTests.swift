import Foundation
import Testing

@testable import CoreData

/// Contexts of the main queue belong to the main thread.
@MainActor @Suite struct ObjectTests {
    private let container: NSPersistentContainer
    /// Objects don't retain their contexts.
    private let fresh: NSManagedObjectContext
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws {
        container = try Library.container()
        // The same data, read again.
        fresh = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        fresh.persistentStoreCoordinator = container.persistentStoreCoordinator
    }

    private func book(_ title: String) -> Book {
        let book = Book(context: context)
        book.title = title
        return book
    }

    @Test func `a new object has the model's defaults and wakes once`() {
        let book = Book(context: context)
        #expect(book.title == "Untitled" && book.rating == 0 && !book.isRead && book.year == 0 && book.tags.isEmpty)
        #expect(book.inserted == 1 && book.isInserted && book.objectID.isTemporaryID && context.hasChanges)
    }

    @Test func `values of every type come back from the store`() throws {
        let (book, day) = (book("Emma"), Date(timeIntervalSinceReferenceDate: 12345.678))
        (book.price, book.rating, book.isRead) = (NSDecimalNumber(string: "12.30"), 4.5, true)
        (book.added, book.words, book.year) = (day, ["a", "b"], -7)
        try context.save()
        let found = try #require(try fresh.fetch(Book.fetchRequest()).first)
        #expect(found.title == "Emma" && found.price == NSDecimalNumber(string: "12.3") && found.rating == 4.5)
        #expect(found.isRead && found.added == day && found.words == ["a", "b"] && found.year == -7)
        #expect(found.objectID == book.objectID && !book.objectID.isTemporaryID && !context.hasChanges)
    }

    @Test func `both sides of a relationship change together`() throws {
        let (one, two, author) = (book("Emma"), book("Persuasion"), Author(context: context))
        author.name = "Austen"
        one.author = author
        author.addToWorks(two)
        #expect(two.author === author && author.works?.count == 2)
        one.author = nil
        #expect(author.works as? Set<Book> == [two])
        try context.save()
        let again = try #require(try fresh.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect((again.works?.allObjects as? [Book])?.map(\.title) == ["Persuasion"])
        author.removeFromWorks(NSSet(array: [two]))
        #expect(two.author == nil)
    }

    @Test func `relationships to many on both sides keep their pairs`() throws {
        let (one, two, tag) = (book("Emma"), book("Persuasion"), Tag(context: context))
        tag.name = "novel"
        one.tags = [tag]
        (tag.mutableSetValue(forKey: "books")).add(two)
        try context.save()
        let other = fresh
        let again = try #require(try other.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first)
        #expect(again.books?.count == 2)
        two.tags = []
        try context.save()
        other.refreshAllObjects()
        #expect((again.books as? Set<Book>)?.map(\.title) == ["Emma"])
    }

    @Test func `an ordered relationship keeps its order`() throws {
        let book = book("Emma")
        let chapters = ["c", "a", "b"].map { name in
            let chapter = Chapter(context: context)
            chapter.name = name
            return chapter
        }
        book.addToChapters(chapters[0])
        book.addToChapters(chapters[1])
        book.insertIntoChapters(chapters[2], at: 1)
        try context.save()
        let again = try #require(try fresh.fetch(Book.fetchRequest()).first)
        #expect((again.chapters?.array as? [Chapter])?.map(\.name) == ["c", "b", "a"])
        #expect((again.chapters?.firstObject as? Chapter)?.book === again)
    }

    @Test func `delete rules cascade, nullify and deny`() throws {
        let (book, author, chapter, tag) = (
            book("Emma"), Author(context: context), Chapter(context: context), Tag(context: context)
        )
        author.name = "Austen"
        (book.author, chapter.book, book.tags) = (author, book, [tag])
        try context.save()
        context.delete(author)
        #expect(throws: (any Error).self) { try context.save() }
        context.rollback()
        #expect(!author.isDeleted && author.works?.count == 1)
        context.delete(book)
        #expect(chapter.isDeleted && tag.books?.count == 0 && author.works?.count == 0)
        try context.save()
        #expect(book.managedObjectContext == nil)
        #expect(try context.count(for: NSFetchRequest<Chapter>(entityName: "Chapter")) == 0)
        #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    }

    @Test func `saving checks the model's rules and says which is broken`() throws {
        let author = Author(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        author.name = "x"
        book(String(repeating: "x", count: 41)).title? += ""
        book(String(repeating: "y", count: 42)).rating = 1
        let several = #expect(throws: NSError.self) { try context.save() }
        #expect(several?.code == NSValidationMultipleErrorsError)
        #expect((several?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    }

    @Test func `rollback and reset take changes back`() throws {
        let book = book("Emma")
        try context.save()
        book.title = "Ema"
        let other = self.book("x")
        #expect(book.changedValues().keys.sorted() == ["title"])
        #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
        context.rollback()
        #expect(book.title == "Emma" && other.managedObjectContext == nil && !context.hasChanges)
        context.reset()
        #expect(book.managedObjectContext == nil && context.registeredObjects.isEmpty)
    }

    @Test func `a transient value isn't stored, and values are found by key`() throws {
        let author = Author(context: context)
        (author.name, author.token) = ("Austen", "secret")
        book("Emma").author = author
        try context.save()
        #expect(author.token == "secret")
        let again = try #require(try fresh.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect(again.token == nil && again.value(forKey: "name") as? String == "Austen")
        #expect(again.value(forKeyPath: "works.@count") as? Int == 1)
    }

    @Test func `undo and redo follow the undo manager`() throws {
        let undoManager = UndoManager()
        undoManager.groupsByEvent = false
        context.undoManager = undoManager
        func group(_ change: () -> Void) {
            undoManager.beginUndoGrouping()
            change()
            undoManager.endUndoGrouping()
        }
        var book: Book?
        group { book = self.book("Emma") }
        try context.save()
        group { book?.title = "Ema" }
        context.undo()
        #expect(book?.title == "Emma")
        context.redo()
        #expect(book?.title == "Ema")
        group { context.delete(book!) }
        context.undo()
        #expect(book?.isDeleted == false)
        #expect(try context.fetch(Book.fetchRequest()).count == 1)
    }

    @Test func `an object announces its changes`() {
        let book = book("Emma")
        var count = 0
        let watch = book.objectWillChange.sink { count += 1 }
        book.title = "Ema"
        #expect(count == 1)
        Author(context: context).addToWorks(book)
        #expect(count == 2)
        watch.cancel()
    }

    @Test func `an address finds its object again`() throws {
        let book = book("Emma")
        try context.save()
        let url = book.objectID.uriRepresentation()
        let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url))
        #expect(id == book.objectID)
        #expect(try fresh.existingObject(with: id).value(forKey: "title") as? String == "Emma")
        context.delete(book)
        try context.save()
        #expect(throws: (any Error).self) { try fresh.existingObject(with: id) }
    }
}
