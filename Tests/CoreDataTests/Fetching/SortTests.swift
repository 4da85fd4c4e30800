import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct SortTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }
    private let titles = ["Note 10", "apple", "Zebra", "note 9", "Äpfel", "Apfel"]
    private let sorted = ["Apfel", "Äpfel", "apple", "note 9", "Note 10", "Zebra"]

    init() throws { container = try Library.container() }

    private func insert(_ titles: some Sequence<String>) {
        for title in titles { Book(context: context).title = title }
    }

    private func titles(_ sorts: NSSortDescriptor..., limit: Int = 0, offset: Int = 0) throws -> [String?] {
        let request = Book.fetchRequest()
        (request.sortDescriptors, request.fetchLimit, request.fetchOffset) = (sorts, limit, offset)
        return try context.fetch(request).map(\.title)
    }

    private func plan(_ descriptor: SortDescriptor<Book>) throws -> FetchPlan {
        let entity = try #require(container.managedObjectModel.entitiesByName["Book"])
        return FetchPlan(Book.fetchRequest(), entity, rules: [SortRule(NSSortDescriptor(descriptor))])
    }

    @Test func `Swift's descriptors sort texts as the Finder does, saved or not`() throws {
        let (forward, reverse) = (SortDescriptor(\Book.title), SortDescriptor(\Book.title, order: .reverse))
        insert(titles.prefix(3))
        try context.save()
        insert(titles.dropFirst(3))
        for _ in 0..<2 {
            #expect(try titles(NSSortDescriptor(forward)) == sorted)
            #expect(try titles(NSSortDescriptor(reverse)) == sorted.reversed())
            #expect(try titles(NSSortDescriptor(forward), limit: 2, offset: 3) == ["note 9", "Note 10"])
            try context.save()
        }
    }

    @Test func `Swift's comparators are kept, and SQL sorts by them`() throws {
        insert(titles)
        try context.save()
        let localized = ["Apfel", "Äpfel", "apple", "Note 10", "note 9", "Zebra"]
        let orders: [(SortDescriptor<Book>, [String])] = [
            (SortDescriptor(\.title, comparator: .lexical), ["Apfel", "Note 10", "Zebra", "apple", "note 9", "Äpfel"]),
            (SortDescriptor(\.title, comparator: .localizedStandard), sorted),
            (SortDescriptor(\.title, comparator: .localized), localized),
            (SortDescriptor(\.title, comparator: .localized, order: .reverse), localized.reversed()),
        ]
        for (order, expected) in orders {
            #expect(try plan(order).isSortedInSQL)
            #expect(try titles(NSSortDescriptor(order)) == expected, "\(expected)")
            #expect(NSSortDescriptor(order).key == "title")
            #expect(NSSortDescriptor(order).ascending == (order.order == .forward))
        }
    }

    @Test func `an author's name orders the books, and those without an author come first`() throws {
        insert(titles)
        let books = try context.fetch(Book.fetchRequest())
        for (book, name) in zip(books, ["author 10", "Author 9"]) {
            let author = Author(context: context)
            author.name = name
            book.author = author
        }
        try context.save()
        let order = SortDescriptor(\Book.author?.name)
        #expect(try plan(order).isSortedInSQL)
        let request = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(order)]
        let names = try context.fetch(request).map { $0.author?.name }
        #expect(names == [nil, nil, nil, nil, "Author 9", "author 10"])
    }

    @Test func `an array of objects is sorted as a fetch is`() throws {
        insert(titles)
        let books = try context.fetch(Book.fetchRequest())
        #expect(books.sorted(using: SortDescriptor(\.title)).map(\.title) == sorted)
        #expect(books.sorted(using: [SortDescriptor(\.year), SortDescriptor(\.title)]).map(\.title) == sorted)
    }

    @Test func `an array that is sorted in place has the order of a sorted one`() throws {
        insert(titles)
        var books = try context.fetch(Book.fetchRequest())
        books.sort(using: SortDescriptor(\.title))
        #expect(books.map(\.title) == sorted)
        books.sort(using: [SortDescriptor(\.year), SortDescriptor(\.title, order: .reverse)])
        #expect(books.map(\.title) == sorted.reversed())
    }

    @Test func `an array is sorted by the values of computed properties, which only the objects have`() throws {
        insert(["banana", "fig"])
        let book = Book(context: context)
        book.title = nil
        var books = try context.fetch(Book.fetchRequest())
        #expect(books.sorted(using: SortDescriptor(\.shownTitle)).map(\.title) == ["banana", nil, "fig"])
        let localized = SortDescriptor(\Book.shownTitle, comparator: .localized)
        #expect(books.sorted(using: localized).map(\.title) == ["banana", nil, "fig"])
        book.title = "a"
        #expect(books.sorted(using: SortDescriptor(\.length)).map(\.title) == ["a", "fig", "banana"])
        books.sort(using: SortDescriptor(\.length, order: .reverse))
        #expect(books.map(\.title) == ["banana", "fig", "a"])
    }

    @Test func `the order of a descriptor can be changed`() throws {
        insert(titles)
        try context.save()
        let books = try context.fetch(Book.fetchRequest())
        for (index, book) in books.enumerated() { book.year = Int16(index) }
        let localized = ["Apfel", "Äpfel", "apple", "Note 10", "note 9", "Zebra"]
        let descriptors: [(SortDescriptor<Book>, [String?])] = [
            (SortDescriptor(\.title), sorted),
            (SortDescriptor(\.title, comparator: .localizedStandard), sorted),
            (SortDescriptor(\.title, comparator: .localized), localized),
            (SortDescriptor(\.year), books.map(\.title)),
            (SortDescriptor(\.number), books.map(\.title)),
        ]
        for _ in 0..<2 {
            for (descriptor, expected) in descriptors {
                var changed = descriptor
                changed.order = .reverse
                #expect(books.sorted(using: changed).map(\.title) == expected.reversed())
                #expect(try titles(NSSortDescriptor(changed)) == expected.reversed())
                let rule = SortRule(NSSortDescriptor(changed))
                #expect(SortRule.sorted(books, by: [rule]).map(\.title) == expected.reversed())
                #expect(NSSortDescriptor(changed).ascending == false)
            }
            try context.save()
        }
    }

    @Test func `the keys of a view's order are found out once, and not before they are needed`() {
        let order = FetchOrder([SortDescriptor(\Book.title)])
        #expect(order.isSame(as: FetchOrder([SortDescriptor(\Book.title)])))
        #expect(!order.isSame(as: FetchOrder([SortDescriptor(\Book.title, order: .reverse)])))
        #expect(order.sorts[0] === order.sorts[0] && order.rules[0].keys == ["title"])
        // A query can't ask for it, so finding out its key would end the process.
        let unused = FetchOrder([SortDescriptor(\Book.length)])
        #expect(unused.isSame(as: FetchOrder([SortDescriptor(\Book.length)])) && !unused.isSame(as: order))
        let keys = [NSSortDescriptor(key: "title", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
        #expect(FetchOrder([keys[0]]).isSame(as: FetchOrder([keys[1]])))
        #expect(!FetchOrder([keys[0]]).isSame(as: FetchOrder([NSSortDescriptor(key: "title", ascending: false)])))
    }

    @Test func `a view fetches again if only the comparator is another one`() {
        let inputs = [SortDescriptor(\Book.title), SortDescriptor(\.title, comparator: .lexical)].map {
            FetchInput(Book.self, [$0], nil, nil)
        }
        let again = FetchInput(Book.self, [SortDescriptor(\Book.title)], nil, nil)
        #expect(inputs[0].isSame(as: again) && !inputs[0].isSame(as: inputs[1]))
    }
}

extension Book {
    fileprivate var shownTitle: String { title ?? "Cherry" }
    /// Only an object with a title has it.
    fileprivate var length: Int { title!.count }
    /// No property of the model has this type.
    fileprivate var number: Int { Int(year) }
}
