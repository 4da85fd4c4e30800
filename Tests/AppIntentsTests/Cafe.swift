import AppIntents
import Foundation

/// An app's drinks, sizes and orders, as apps declare them.
enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "A Small One", .large: DisplayRepresentation(title: "A Large One", image: .init(systemName: "mug")),
    ]
}

struct Drink: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")
    static let defaultQuery = DrinkQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Note") var note: String?

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "Drink") }

    static var all: [Drink] { [Drink(id: 1, name: "Tea"), Drink(id: 2, name: "Coffee"), Drink(id: 3, name: "Water")] }
}

struct DrinkQuery: EnumerableEntityQuery, EntityStringQuery {
    func allEntities() async throws -> [Drink] { Drink.all }
    func entities(matching string: String) async throws -> [Drink] { Drink.all.filter { $0.name.contains(string) } }
    func defaultResult() async -> Drink? { Drink.all.first }
}

struct Names: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Ada", "Grace"] }
    func defaultResult() async -> String? { "Grace" }
}

/// Takes something of everything, and says what it got.
struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order a Drink"
    static let description = IntentDescription("Orders a drink.")

    @Parameter(title: "Drink") var drink: Drink
    @Parameter(title: "Size", default: .large) var size: Size
    @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Name", optionsProvider: Names()) var name: String

    static var parameterSummary: some ParameterSummary {
        When(\.$size, .equalTo, .small) {
            Summary("Order \(\.$count) small \(\.$drink)") { \.$note }
        } otherwise: {
            Switch(\.$count) {
                Case(1) { Summary("Order one \(\.$drink)") }
                DefaultCase { Summary("Order \(\.$drink)") }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        let order = "\(count) \(size.rawValue) \(drink.name) for \(name), \(note ?? "as usual")"
        return .result(value: order, dialog: "Here is \(order).")
    }
}

/// Has a value that only the app can set.
struct PayIntent: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    @Parameter(title: "Amount") var amount: Int
    @Parameter(title: "Card", requestValueDialog: "Which card?") var card: String

    func perform() async throws -> some IntentResult { .result() }
}
