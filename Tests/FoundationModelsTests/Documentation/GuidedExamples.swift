import FoundationModels

// The examples of the article on guided generation, word for word.

@Generable(description: "An order at the counter")
struct CoffeeOrder: Equatable {
    @Guide(description: "From the menu", .anyOf(["latte", "espresso", "tea"]))
    var drink: String

    @Guide(description: "Of espresso", .range(1...4))
    var shots: Int

    @Guide(.maximumCount(3))
    var extras: [String]

    var note: String?
}

@Generable
enum Roast {
    case light
    case dark
}

/// Without the macro.
struct Temperature: Generable {
    var degrees: Double

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Temperature.self,
            properties: [.init(name: "degrees", type: Double.self, guides: [.minimum(-10), .maximum(100)])])
    }

    init(_ content: GeneratedContent) throws {
        degrees = try content.value(forProperty: "degrees")
    }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["degrees": degrees]) }
}

enum GuidedExamples {
    static func order() async throws -> CoffeeOrder {
        let session = LanguageModelSession()
        return try await session.respond(to: "A double latte, please.", generating: CoffeeOrder.self).content
    }

    static func watch(show: (CoffeeOrder.PartiallyGenerated) -> Void) async throws -> CoffeeOrder {
        let session = LanguageModelSession()
        let stream = session.streamResponse(to: "A double latte, please.", generating: CoffeeOrder.self)
        for try await snapshot in stream {
            show(snapshot.content)
        }
        return try await stream.collect().content
    }

    static func orderFromMenu(_ drinks: [String]) async throws -> String {
        let drink = DynamicGenerationSchema(name: "Drink", anyOf: drinks)
        let order = DynamicGenerationSchema(
            name: "Order",
            properties: [
                .init(name: "drink", schema: DynamicGenerationSchema(referenceTo: "Drink")),
                .init(name: "sugar", schema: DynamicGenerationSchema(type: Bool.self), isOptional: true),
            ])
        let schema = try GenerationSchema(root: order, dependencies: [drink])
        let content = try await LanguageModelSession().respond(to: "Anything sweet.", schema: schema).content
        return try content.value(String.self, forProperty: "drink")
    }

    static func inspect() throws -> [String] {
        let content = try GeneratedContent(json: #"{"drink": "latte", "shots": 2,"#)
        guard case .structure(let properties, let orderedKeys) = content.kind else { return [] }
        return orderedKeys + ["\(properties.count)", "\(content.isComplete)"]
    }

    static func explain() -> String {
        let twice = [
            DynamicGenerationSchema.Property(name: "drink", schema: DynamicGenerationSchema(type: String.self)),
            DynamicGenerationSchema.Property(name: "drink", schema: DynamicGenerationSchema(type: Int.self)),
        ]
        do {
            _ = try GenerationSchema(root: DynamicGenerationSchema(name: "Order", properties: twice), dependencies: [])
            return "fine"
        } catch let error as GenerationSchema.SchemaError {
            return error.localizedDescription
        } catch {
            return "something else"
        }
    }
}
