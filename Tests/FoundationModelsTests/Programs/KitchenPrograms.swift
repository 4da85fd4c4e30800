import Foundation
import FoundationModels
import FoundationModelsTesting
import Observation
import Testing

// Programs as developers publish them, for a kitchen: recipes that fill in while they are written, shopping lists, and a
// menu that is made at run time.

enum RecipeBook {
    @Generable(description: "A recipe for a home cook")
    struct Recipe: Equatable, Identifiable {
        var id: GenerationID
        @Guide(description: "A short, appetising name")
        var name: String
        @Guide(description: "How hard it is")
        var difficulty: Difficulty
        @Guide(description: "Minutes until it is on the table", .range(5...240))
        var minutes: Int
        @Guide(description: "What it takes", .minimumCount(2), .maximumCount(4))
        var ingredients: [Ingredient]
        @Guide(description: "One sentence for each step", .count(1...3))
        var steps: [String]
        var tip: String?

        var isQuick: Bool { minutes <= 30 }
    }

    @Generable
    enum Difficulty: String, CaseIterable, Codable {
        case easy, medium
        case hard = "for the patient"
    }

    @Generable
    struct Ingredient: Hashable {
        @Guide(.pattern(/[a-z]{3,10}( [a-z]{3,10})?/)) let name: String
        @Guide(.minimum(0.25), .maximum(12)) let amount: Double
        let unit: Unit?

        @Generable enum Unit { case gram, spoon, cup, piece }
    }

    @MainActor @Observable
    final class Kitchen {
        enum Phase: Equatable {
            case idle
            case cooking(String)
            case done(Recipe)
            case failed(String)
        }

        private(set) var phase = Phase.idle
        private(set) var draft: Recipe.PartiallyGenerated?
        private(set) var stepsSeen: [Int] = []
        private let session: LanguageModelSession

        init(style: String? = nil, avoiding allergens: [String] = []) {
            session = LanguageModelSession {
                "You write recipes."
                if let style { "Keep to this style: \(style)." }
                for allergen in allergens { "Never use \(allergen)." }
                if allergens.isEmpty {
                    "Anything goes."
                } else {
                    "Take care: somebody may fall ill."
                }
            }
            session.prewarm()
        }

        func write(for wish: String) async {
            phase = .cooking(wish)
            do {
                let stream = session.streamResponse(to: "A recipe for \(wish)", generating: Recipe.self)
                for try await snapshot in stream {
                    draft = snapshot.content
                    stepsSeen.append(snapshot.content.steps?.count ?? 0)
                    if let first = snapshot.content.ingredients?.first, let name = first.name { phase = .cooking(name) }
                }
                let response = try await stream.collect()
                phase = .done(response.content)
            } catch {
                phase = .failed(error.localizedDescription)
            }
        }
    }
}

enum ShoppingList {
    /// An existing type that is made generable.
    struct Weekday: RawRepresentable, Hashable {
        var rawValue: Int
    }

    @Generable
    struct Plan: Equatable {
        let day: Weekday
        let when: Date
        @Guide(description: "What to buy", .count(2))
        let items: [String]
        @Guide(.range(Decimal(0)...Decimal(99)))
        let budget: Decimal
    }
}

extension ShoppingList.Weekday: Generable {
    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, description: "A day", anyOf: ["Mon", "Tue", "Wed"])
    }

    init(_ content: GeneratedContent) throws {
        let name = try content.value(String.self)
        guard let index = ["Mon", "Tue", "Wed"].firstIndex(of: name) else {
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "\(name) is no day"])
        }
        self.init(rawValue: index)
    }

    var generatedContent: GeneratedContent { GeneratedContent(["Mon", "Tue", "Wed"][rawValue]) }
}

extension Date: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent,
    PromptRepresentable, InstructionsRepresentable, Generable
{
    public static var generationSchema: GenerationSchema { String.generationSchema }

    public init(_ content: GeneratedContent) throws {
        self = try Date(content.value(String.self), strategy: .iso8601.year().month().day())
    }

    public var generatedContent: GeneratedContent { GeneratedContent(formatted(.iso8601.year().month().day())) }
}

enum RunTimeMenu {
    /// A menu whose schema depends on the guests.
    struct FormBuilder {
        private(set) var properties: [DynamicGenerationSchema.Property] = []
        let name: String

        init(name: String) { self.name = name }

        mutating func addString(_ name: String, oneOf choices: [String] = []) {
            let schema =
                choices.isEmpty
                ? DynamicGenerationSchema(type: String.self)
                : DynamicGenerationSchema(name: name.capitalized, anyOf: choices)
            properties.append(.init(name: name, schema: schema))
        }

        mutating func addNumber(_ name: String, in range: ClosedRange<Int>, isOptional: Bool = false) {
            properties.append(
                .init(name: name, schema: .init(type: Int.self, guides: [.range(range)]), isOptional: isOptional))
        }

        mutating func addList(_ name: String, of custom: String, atMost count: Int) {
            properties.append(
                .init(
                    name: name,
                    schema: .init(arrayOf: .init(referenceTo: custom), minimumElements: 1, maximumElements: count)))
        }

        var root: DynamicGenerationSchema { DynamicGenerationSchema(name: name, properties: properties) }
    }

    static func schema() throws -> GenerationSchema {
        var dish = FormBuilder(name: "Dish")
        dish.addString("title", oneOf: ["soup", "toast"])
        dish.addNumber("stars", in: 1...5, isOptional: true)
        var menu = FormBuilder(name: "Menu")
        menu.addString("greeting")
        menu.addList("dishes", of: "Dish", atMost: 2)
        return try GenerationSchema(root: menu.root, dependencies: [dish.root])
    }
}

@Suite("A kitchen's programs")
struct KitchenProgramTests {
    private static let recipe = RecipeBook.Recipe(
        id: GenerationID(), name: "Toast", difficulty: .hard, minutes: 5,
        ingredients: [.init(name: "bread", amount: 2, unit: .piece), .init(name: "sea salt", amount: 0.25, unit: nil)],
        steps: ["Toast it.", "Eat it."], tip: nil)

    @Test
    @MainActor
    func `a recipe fills in on the screen and is whole at the end`() async throws {
        let model = ScriptedLanguageModel(.value(Self.recipe))
        await model.asSystemModel {
            let kitchen = RecipeBook.Kitchen(style: "slow", avoiding: ["nuts", "milk"])
            await kitchen.write(for: "breakfast")
            guard case .done(let recipe) = kitchen.phase else {
                Issue.record("\(kitchen.phase)")
                return
            }
            #expect(recipe.name == "Toast" && recipe.difficulty == .hard && recipe.isQuick && recipe.tip == nil)
            #expect(recipe.ingredients == Self.recipe.ingredients)
            #expect(kitchen.draft?.ingredients?.last?.unit == nil)
            #expect(kitchen.stepsSeen == kitchen.stepsSeen.sorted() && kitchen.stepsSeen.last == 2)
        }
        let instructions = try #require(model.requests.first?.transcript.first)
        #expect("\(instructions)".contains("Never use nuts") && "\(instructions)".contains("Take care"))
    }

    @Test
    func `types from elsewhere stand in a generated one, and say what is wrong with a value`() async throws {
        let date = try Date("2026-05-01", strategy: .iso8601.year().month().day())
        let plan = ShoppingList.Plan(
            day: .init(rawValue: 2), when: date, items: ["tea", "milk"], budget: Decimal(string: "12.30")!)
        let wrong = #"{"day": "Sun", "when": "2026-05-01", "items": ["a", "b"], "budget": 1}"#
        let session = LanguageModelSession(model: ScriptedLanguageModel(.value(plan), .json(wrong)))
        #expect(try await session.respond(to: "Plan", generating: ShoppingList.Plan.self).content == plan)
        await #expect(throws: (any Error).self) {
            try await session.respond(to: "Plan", generating: ShoppingList.Plan.self)
        }
    }

    @Test
    func `a form that is built at run time comes back with its names in their order`() async throws {
        let json = #"{"greeting": "Hi", "dishes": [{"title": "soup", "stars": 4}, {"title": "toast"}]}"#
        let session = LanguageModelSession(model: ScriptedLanguageModel(.json(json)))
        let content = try await session.respond(to: "A menu", schema: try RunTimeMenu.schema()).content
        let dishes = try content.value([GeneratedContent].self, forProperty: "dishes")
        let stars = try dishes.map { try $0.value(Int?.self, forProperty: "stars") }
        #expect(stars == [4, nil])
        guard case .structure(_, let keys) = content.kind else {
            Issue.record("\(content.kind)")
            return
        }
        #expect(keys == ["greeting", "dishes"])
    }
}
