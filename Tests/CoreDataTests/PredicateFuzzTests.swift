import Foundation
import TestSupport
import Testing

@testable import CoreData

/// Random predicates and orders find the same in SQL as in memory.
@MainActor @Suite struct PredicateFuzzTests {
    private static let texts = ["", "a", "A", "ä", "Emma", "emma", "Ém", "a*b", "%", "_", "it's", "日本"]
    private let container: NSPersistentContainer
    private var random = SeededRandom(seed: 11)

    init() throws {
        container = try Library.container()
        let context = container.viewContext
        let authors = Self.texts.prefix(3).map { name in
            let author = Author(context: context)
            author.name = name
            return author
        }
        let tags = Self.texts.prefix(4).map { name in
            let tag = Tag(context: context)
            tag.name = name
            return tag
        }
        for _ in 0..<60 {
            let book = Book(context: context)
            book.title = Self.texts.randomElement(using: &random)
            (book.year, book.rating) = (
                Int16.random(in: -2...2, using: &random), Double(Int.random(in: 0...3, using: &random)) / 2
            )
            book.isRead = Bool.random(using: &random)
            if Bool.random(using: &random) {
                book.added = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0...3, using: &random)))
            }
            if Bool.random(using: &random) {
                book.price = NSDecimalNumber(value: Int.random(in: 0...2, using: &random))
            }
            book.author = Bool.random(using: &random) ? authors.randomElement(using: &random) : nil
            book.tags = Set(tags.filter { _ in Int.random(in: 0...3, using: &random) == 0 })
        }
        try context.save()
    }

    private mutating func condition(_ depth: Int, _ arguments: inout [Any]) -> String {
        if depth > 0, Bool.random(using: &random) {
            let parts = [condition(depth - 1, &arguments), condition(depth - 1, &arguments)]
            let joined = "(\(parts.joined(separator: Bool.random(using: &random) ? " AND " : " OR ")))"
            return Bool.random(using: &random) ? joined : "NOT \(joined)"
        }
        return comparison(&arguments)
    }

    private mutating func comparison(_ arguments: inout [Any]) -> String {
        let order = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
        let text = ["==", "!=", "<", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE"].randomElement(using: &random)!
        let options = text == "<" ? "" : ["", "[c]", "[cd]"].randomElement(using: &random)!
        switch Int.random(in: 0...9, using: &random) {
        case 0: return "year \(order) \(Int.random(in: -2...2, using: &random))"
        case 1: return "rating \(order) \(Double(Int.random(in: 0...3, using: &random)) / 2)"
        case 2: return "isRead == \(Bool.random(using: &random) ? "YES" : "NO")"
        case 3: return "added \(["==", "!="].randomElement(using: &random)!) nil"
        case 4:
            arguments.append(Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0...3, using: &random))))
            return "added \(order) %@"
        case 5: return "price \(order) \(Int.random(in: 0...2, using: &random))"
        case 6:
            arguments.append(Self.texts.shuffled(using: &random).prefix(3).map { $0 })
            return "title IN %@"
        case 7: return "tags.@count \(order) \(Int.random(in: 0...2, using: &random))"
        case 8:
            arguments.append(Self.texts.randomElement(using: &random)!)
            return "\(["ANY", "NONE"].randomElement(using: &random)!) tags.name == %@"
        default:
            arguments.append(Self.texts.randomElement(using: &random)!)
            return "\(["title", "author.name"].randomElement(using: &random)!) \(text)\(options) %@"
        }
    }

    @Test mutating func `a fetch finds what the predicate is true of, in the order of the descriptors`() throws {
        let context = container.viewContext
        let all = try context.fetch(Book.fetchRequest())
        for _ in 0..<400 {
            var arguments: [Any] = []
            let format = condition(2, &arguments)
            let request = Book.fetchRequest()
            request.predicate = NSPredicate(format: format, argumentArray: arguments)
            let key = ["title", "year", "rating", "added", "price", "author.name"].randomElement(using: &random)!
            let ascending = Bool.random(using: &random)
            let selector = [
                nil, Selector("localizedStandardCompare:", of: NSString.localizedStandardCompare),
                Selector("localizedCaseInsensitiveCompare:", of: NSString.localizedCaseInsensitiveCompare),
            ].randomElement(using: &random)!
            request.sortDescriptors = [NSSortDescriptor(key: key, ascending: ascending, selector: selector)]
            let expected = SortRule.sorted(
                all.filter { request.predicate?.evaluate(with: $0) ?? true },
                by: [SortRule(request.sortDescriptors![0])])
            #expect(try context.fetch(request) == expected, "\(format) by \(key)")
        }
    }
}
