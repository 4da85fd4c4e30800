import FoundationModels

/// A structure without macros: an order at the counter.
struct DrinkOrder: Generable, Equatable {
    var drink: String
    var shots: Int

    static var generationSchema: GenerationSchema {
        .init(
            type: DrinkOrder.self,
            properties: [.init(name: "drink", type: String.self), .init(name: "shots", type: Int.self)])
    }

    init(drink: String, shots: Int) {
        self.drink = drink
        self.shots = shots
    }

    init(_ content: GeneratedContent) throws {
        drink = try content.value(forProperty: "drink")
        shots = try content.value(forProperty: "shots")
    }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["drink": drink, "shots": shots]) }

    /// The parts of an order that have arrived.
    struct PartiallyGenerated: ConvertibleFromGeneratedContent, Equatable, Sendable {
        var drink: String?
        var shots: Int?

        init(drink: String? = nil, shots: Int? = nil) {
            self.drink = drink
            self.shots = shots
        }

        init(_ content: GeneratedContent) throws {
            drink = try content.value(forProperty: "drink")
            shots = try content.value(forProperty: "shots")
        }
    }
}
