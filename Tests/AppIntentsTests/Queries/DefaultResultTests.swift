import AppIntents
import Foundation
import Synchronization
import Testing

private final class Shelf: Sendable {
    let cakes: Mutex<[String]>
    init(_ cakes: [String]) { self.cakes = Mutex(cakes) }
}

private struct Cake: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
    static let defaultQuery = Cakes()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: id) }
}

/// Usually finds everything on the shelf, which is an object that asynchronous code makes.
private struct Cakes: EntityQuery {
    static let manager = AppDependencyManager()
    @AppDependency(manager: Cakes.manager) private var shelf: Shelf

    func entities(for identifiers: [Cake.ID]) async throws -> [Cake] { identifiers.map { Cake(id: $0) } }
    func defaultResult() async -> [Cake]? { shelf.cakes.withLock { $0 }.map { Cake(id: $0) } }
}

private struct ServeIntent: AppIntent {
    static let title: LocalizedStringResource = "Serve"
    @Parameter(title: "Cake") var cake: Cake
    @Parameter(title: "Cakes") var cakes: [Cake]
    @Parameter(title: "Second") var second: Cake?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(cake.id) of \(cakes.map(\.id).joined()) and \(second?.id ?? "nothing")")
    }
}

private struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    @Parameter(title: "Drinks") var drinks: [Drink]

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: drinks.count) }
}

private enum ShelfError: Error { case isClosed }

private struct Offers: DynamicOptionsProvider {
    static let manager = {
        let manager = AppDependencyManager()
        manager.add { () throws -> Shelf in throw ShelfError.isClosed }
        return manager
    }()
    @AppDependency(manager: Offers.manager) private var shelf: Shelf

    func results() async throws -> [String] { shelf.cakes.withLock { $0 } }
    func defaultResult() async -> String? { shelf.cakes.withLock { $0.first } }
}

private struct OfferIntent: AppIntent {
    static let title: LocalizedStringResource = "Offer"
    @Parameter(title: "Name", optionsProvider: Offers()) var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: name) }
}

private struct SpareShelfIntent: AppIntent {
    static let title: LocalizedStringResource = "Spare Shelf"
    @Dependency(key: "a shelf that nobody adds", default: Shelf([])) private var shelf: Shelf

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: shelf === shelf) }
}

@Suite("Default results of queries") struct DefaultResultTests {
    @Test func `several default entities fit parameters, and are looked for each time`() async throws {
        let shelf = Shelf(["a", "b"])
        Cakes.manager.add {
            await Task.yield()
            return shelf
        }
        let intent = ServeIntent()
        #expect(try await intent() == "a of ab and a")
        shelf.cakes.withLock { $0 = ["c"] }
        #expect(try await intent() == "c of c and c")
        intent.second = nil
        #expect(try await intent() == "c of c and nothing")
    }

    @Test func `a single default entity fits a parameter of several`() async throws {
        #expect(try await PourIntent()() == 1)
    }

    @Test func `an object that a provider needs and that can't be made is the intent's error`() async {
        await #expect(throws: ShelfError.self) { _ = try await OfferIntent()() }
    }

    @Test func `the default of a dependency is one object`() async throws {
        #expect(try await SpareShelfIntent()())
    }
}
