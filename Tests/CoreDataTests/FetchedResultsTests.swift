import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import CoreData

/// Xcode's template for an app with Core Data, with a sheet's worth more.
private struct ContentView: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)], animation: .default)
    private var items: FetchedResults<Book>

    var body: some View {
        VStack {
            Text("\(items.count) books")
            ForEach(items) { Text($0.title ?? "") }
            Button("Add") {
                withAnimation {
                    let book = Book(context: viewContext)
                    book.title = "Persuasion"
                    try? viewContext.save()
                }
            }
            Button("Delete") {
                withAnimation {
                    IndexSet(integer: 0).map { items[$0] }.forEach(viewContext.delete)
                    try? viewContext.save()
                }
            }
            Button("Filter") { items.nsPredicate = NSPredicate(format: "title BEGINSWITH 'P'") }
            Button("Turn") { items.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
        }
    }
}

private struct Row: View {
    @ObservedObject var book: Book
    var body: some View { Text(book.title ?? "") }
}

private struct SectionsView: View {
    @SectionedFetchRequest(
        sectionIdentifier: \Book.year, sortDescriptors: [SortDescriptor(\.year), SortDescriptor(\.title)])
    private var sections: SectionedFetchResults<Int16, Book>

    var body: some View {
        VStack {
            ForEach(sections) { section in
                Text("\(String(section.id)): \(section.compactMap(\.title).joined(separator: ", "))")
            }
        }
    }
}

@MainActor @Suite struct FetchedResultsTests {
    private let container: NSPersistentContainer
    private let emma: Book

    init() throws {
        container = try Library.container()
        emma = Book(context: container.viewContext)
        (emma.title, emma.year) = ("Emma", 1815)
        try container.viewContext.save()
    }

    private func window(_ view: some View) -> TestWindow {
        TestWindow(view.environment(\.managedObjectContext, container.viewContext))
    }

    @Test func `the template's list shows what is added and deleted`() {
        let window = window(ContentView())
        #expect(window.texts.prefix(2) == ["1 books", "Emma"])
        window.press(button: "Add")
        #expect(window.texts.prefix(3) == ["2 books", "Emma", "Persuasion"])
        window.press(button: "Delete")
        #expect(window.texts.contains("1 books"))
        #expect(window.button("Persuasion") == nil && emma.managedObjectContext == nil)
    }

    @Test func `a view changes its condition and its order`() {
        let window = window(ContentView())
        window.press(button: "Add")
        window.press(button: "Turn")
        #expect(window.texts.prefix(3) == ["2 books", "Persuasion", "Emma"])
        window.press(button: "Filter")
        #expect(window.texts.prefix(2) == ["1 books", "Persuasion"])
    }

    @Test func `a list and an observed object show a changed value`() {
        let (list, row) = (window(ContentView()), window(Row(book: emma)))
        emma.title = "Ema"
        list.render()
        row.render()
        #expect(list.texts.contains("Ema") && row.texts == ["Ema"])
    }

    @Test func `sections follow their property`() throws {
        let book = Book(context: container.viewContext)
        (book.title, book.year) = ("Sanditon", 1817)
        let window = window(SectionsView())
        #expect(window.texts == ["1815: Emma", "1817: Sanditon"])
        book.year = 1815
        window.render()
        #expect(window.texts == ["1815: Emma, Sanditon"])
    }
}

/// Notes what a fetched results controller says.
private final class Listener: NSFetchedResultsControllerDelegate {
    var heard: [String] = []
    var last: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>?

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        heard = ["begin"]
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        heard.append("end")
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { heard.append("\(type) section \(sectionInfo.name)") }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { heard.append("\(type) \(indexPath.map { "\($0)" } ?? "-") \(newIndexPath.map { "\($0)" } ?? "-")") }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { last = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID> }
}

@MainActor @Suite struct FetchedResultsControllerTests {
    @Test func `the delegate hears of each change`() throws {
        let container = try Library.container()
        let context = container.viewContext
        let books = [("Emma", 1815), ("Persuasion", 1817), ("Sanditon", 1817)].map { title, year in
            let book = Book(context: context)
            (book.title, book.year) = (title, Int16(year))
            return book
        }
        let request = Book.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "year", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "year", cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["1815", "1817"] && controller.fetchedObjects?.count == 3)
        #expect(controller.object(at: IndexPath(indexes: [1, 0])) === books[1])
        #expect(controller.indexPath(forObject: books[2]) == IndexPath(indexes: [1, 1]))

        books[1].title = "Tales"
        context.processPendingChanges()
        #expect(listener.heard.first == "begin" && listener.heard.last == "end")
        #expect(listener.heard.contains { $0.hasPrefix("move") })
        context.delete(books[0])
        context.processPendingChanges()
        #expect(listener.heard == ["begin", "delete section 1815", "delete [0, 0] -", "end"])
        let new = Book(context: context)
        new.year = 1820
        context.processPendingChanges()
        #expect(listener.heard == ["begin", "insert section 1820", "insert - [1, 0]", "end"])
        new.rating = 3
        context.processPendingChanges()
        #expect(listener.heard == ["begin", "update [1, 0] [1, 0]", "end"])
        #expect(listener.last?.sectionIdentifiers == ["1817", "1820"] && listener.last?.numberOfItems == 3)
    }
}
