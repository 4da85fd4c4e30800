import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct FetchTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws {
        container = try Library.container()
        let author = Author(context: context)
        author.name = "Austen"
        for (index, title) in ["Emma", "persuasion", "Émile", "Sanditon", "Lady Susan"].enumerated() {
            let book = Book(context: context)
            (book.title, book.year, book.rating) = (title, Int16(1810 + index), Double(index) / 2)
            (book.isRead, book.added) = (index % 2 == 0, Date(timeIntervalSinceReferenceDate: Double(index) * 100))
            if index < 2 { book.author = author }
            if index == 3 { book.tags = [Tag(context: context)] }
        }
        try context.save()
    }

    private func titles(_ predicate: NSPredicate?, _ sorts: [NSSortDescriptor]? = nil) throws -> [String] {
        let request = Book.fetchRequest()
        request.predicate = predicate
        request.sortDescriptors = sorts ?? [NSSortDescriptor(keyPath: \Book.year, ascending: true)]
        return try context.fetch(request).compactMap(\.title)
    }

    private static let formats: [(String, [Any], [String])] = [
        ("title == %@", ["Emma"], ["Emma"]), ("title ==[c] %@", ["emma"], ["Emma"]),
        ("title BEGINSWITH[cd] %@", ["em"], ["Emma", "Émile"]),
        ("title CONTAINS %@", ["an"], ["Sanditon", "Lady Susan"]),
        ("title ENDSWITH 'n' AND year > 1813", [], ["Lady Susan"]),
        ("title LIKE '*s?n'", [], ["Lady Susan"]),
        ("year IN %@", [[1810, 1812]], ["Emma", "Émile"]), ("year BETWEEN {1811, 1812}", [], ["persuasion", "Émile"]),
        ("isRead == NO", [], ["persuasion", "Sanditon"]),
        ("isRead == %@", [NSNumber(value: false)], ["persuasion", "Sanditon"]),
        ("rating >= 1.5", [], ["Sanditon", "Lady Susan"]), ("author == nil", [], ["Émile", "Sanditon", "Lady Susan"]),
        ("author.name == 'Austen'", [], ["Emma", "persuasion"]),
        ("NOT (author.name == 'Austen')", [], ["Émile", "Sanditon", "Lady Susan"]),
        ("tags.@count > 0", [], ["Sanditon"]),
        ("added < %@", [Date(timeIntervalSinceReferenceDate: 150)], ["Emma", "persuasion"]),
        ("title IN %@ OR year == 1813", [["Emma"]], ["Emma", "Sanditon"]), ("%K == 1810", ["year"], ["Emma"]),
    ]

    /// In SQL, and in memory because of unsaved changes.
    @Test(arguments: [false, true]) func `a predicate finds the same in SQL and in memory`(hasChanges: Bool) throws {
        if hasChanges { for book in try context.fetch(Book.fetchRequest()) { book.words = ["changed"] } }
        for (format, arguments, expected) in Self.formats {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            #expect(try titles(predicate) == expected, "\(format)")
        }
    }

    @Test func `common conditions are translated to SQL`() throws {
        let entity = try #require(container.managedObjectModel.entitiesByName["Book"])
        for (format, arguments, _) in Self.formats {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: format, argumentArray: arguments)
            #expect(FetchPlan(request, entity).isFilteredInSQL, "\(format)")
        }
    }

    @Test func `objects are conditions, alone and in relationships to many`() throws {
        let author = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect(try titles(NSPredicate(format: "author == %@", author)) == ["Emma", "persuasion"])
        let emma = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Emma" })
        #expect(try titles(NSPredicate(format: "SELF IN %@", [emma])) == ["Emma"])
        let authors = NSFetchRequest<Author>(entityName: "Author")
        authors.predicate = NSPredicate(format: "works CONTAINS %@", emma)
        #expect(try context.fetch(authors) == [author])
        authors.predicate = NSPredicate(format: "ANY works.title == 'Sanditon'")
        #expect(try context.fetch(authors).isEmpty)
        authors.predicate = NSPredicate(format: "NONE works.title == 'Sanditon'")
        #expect(try context.fetch(authors) == [author])
    }

    @Test func `compound and block predicates work, too`() throws {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "year > 1810"), NSPredicate { book, _ in (book as? Book)?.isRead == true },
        ])
        #expect(try titles(both) == ["Émile", "Lady Susan"])
        #expect(try titles(NSPredicate(value: false)).isEmpty)
    }

    @Test func `sort descriptors of all kinds order the objects`() throws {
        let byteOrder = ["Emma", "Lady Susan", "Sanditon", "persuasion", "Émile"]
        #expect(try titles(nil, [NSSortDescriptor(key: "title", ascending: true)]) == byteOrder)
        #expect(try titles(nil, [NSSortDescriptor(keyPath: \Book.title, ascending: false)]) == byteOrder.reversed())
        let selector = Selector("localizedStandardCompare:", of: NSString.localizedStandardCompare)
        let localized = ["Émile", "Emma", "Lady Susan", "persuasion", "Sanditon"]
        #expect(try titles(nil, [NSSortDescriptor(key: "title", ascending: true, selector: selector)]) == localized)
        #expect(
            try titles(nil, [NSSortDescriptor(SortDescriptor(\Book.rating, order: .reverse))]).first == "Lady Susan")
        #expect(try titles(nil, [NSSortDescriptor(SortDescriptor(\Book.title, comparator: .lexical))]) == byteOrder)
        let byAuthor = [
            NSSortDescriptor(key: "author.name", ascending: false), NSSortDescriptor(key: "year", ascending: false),
        ]
        #expect(try titles(nil, byAuthor) == ["persuasion", "Emma", "Lady Susan", "Sanditon", "Émile"])
        #expect(NSSortDescriptor(keyPath: \Book.author?.name, ascending: true).key == "author.name")
    }

    @Test func `limit, offset and count are those of the sorted objects`() throws {
        let request = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: false)]
        (request.fetchLimit, request.fetchOffset) = (2, 1)
        #expect(try context.fetch(request).map(\.title) == ["Sanditon", "Émile"])
        let new = Book(context: context)
        new.year = 1900
        #expect(try context.fetch(request).map(\.title) == ["Lady Susan", "Sanditon"])
        #expect(try context.count(for: Book.fetchRequest()) == 6)
        let works = NSFetchRequest<Work>(entityName: "Work")
        #expect(try context.count(for: works) == 6)
        works.includesSubentities = false
        #expect(try context.count(for: works) == 0)
    }

    @Test func `identifiers, dictionaries and numbers are results`() throws {
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).count == 5)
        let names = NSFetchRequest<NSDictionary>(entityName: "Book")
        (names.resultType, names.propertiesToFetch, names.returnsDistinctResults) = (
            .dictionaryResultType, ["isRead"], true
        )
        #expect(try context.fetch(names).count == 2)
        let count = NSFetchRequest<NSNumber>(entityName: "Book")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [5])
    }

    @Test func `many objects are read as they are used`() throws {
        for index in 0..<600 { Book(context: context).year = Int16(index) }
        try context.save()
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let all = try other.fetch(Book.fetchRequest())
            #expect(all.count == 605 && all.allSatisfy { $0.slots.isEmpty })
            #expect(all[10].title != nil)
            #expect(all.count { !$0.slots.isEmpty } == 100)
        }
    }

    @Test func `a batch deletion, update and insertion reach the store`() throws {
        let request: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
        request.predicate = NSPredicate(format: "isRead == YES")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeCount
        #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 3)
        let book = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Sanditon" })
        let update = NSBatchUpdateRequest(entityName: "Book")
        (update.propertiesToUpdate, update.resultType) = (["rating": 5, "title": "x"], .updatedObjectIDsResultType)
        update.predicate = NSPredicate(format: "title == 'Sanditon'")
        let result = try container.persistentStoreCoordinator.execute(update, with: context) as? NSBatchUpdateResult
        #expect(result?.result as? [NSManagedObjectID] == [book.objectID])
        #expect(book.title == "Sanditon")
        context.refresh(book, mergeChanges: false)
        #expect(book.title == "x" && book.rating == 5)
        let insertion = NSBatchInsertRequest(entityName: "Tag", objects: [["name": "a"], ["name": "b"]])
        try context.execute(insertion)
        #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 3)
        #expect(try context.count(for: Book.fetchRequest()) == 2)
    }
}
