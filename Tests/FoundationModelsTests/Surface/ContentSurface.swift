import Foundation
import FoundationModels

// A client that uses every symbol of Apple's framework with its whole signature. It is never run: that it compiles is
// the test. This part: generated content and generable types.

struct SurfaceDrink: Generable {
    static var generationSchema: GenerationSchema {
        GenerationSchema(type: SurfaceDrink.self, properties: [.init(name: "name", type: String.self)])
    }

    let name: String

    init(_ content: GeneratedContent) throws { name = try content.value(String.self, forProperty: "name") }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["name": name], id: nil) }
}

enum ContentSurface {
    static func protocols() throws {
        func isFrom<Value: ConvertibleFromGeneratedContent & SendableMetatype>(_ type: Value.Type) {}
        func isTo<Value: ConvertibleToGeneratedContent & InstructionsRepresentable & PromptRepresentable>(
            _ type: Value.Type
        ) {}
        func isGenerable<Value: Generable>(_ type: Value.Type) {
            let _: GenerationSchema = Value.generationSchema
            let _: (Value) -> () -> Value.PartiallyGenerated = Value.asPartiallyGenerated
            isFrom(Value.PartiallyGenerated.self)
            isFrom(Value.self)
            isTo(Value.self)
        }
        isGenerable(Bool.self)
        isGenerable(String.self)
        isGenerable(Int.self)
        isGenerable(Float.self)
        isGenerable(Double.self)
        isGenerable(Decimal.self)
        isGenerable(Never.self)
        isGenerable([Int].self)
        isGenerable([[SurfaceDrink]].self)
        isGenerable(GeneratedContent.self)
        isGenerable(SurfaceDrink.self)
        isTo(Int?.self)
        isTo([SurfaceDrink]?.self)
        let _: [String.PartiallyGenerated].Type = [String].PartiallyGenerated.self
        let _: Int.PartiallyGenerated.Type = Int?.PartiallyGenerated.self
        let drink: SurfaceDrink = try SurfaceDrink(GeneratedContent(json: "{}"))
        let _: Instructions = drink.instructionsRepresentation
        let _: Prompt = drink.promptRepresentation
        let _: SurfaceDrink = drink.asPartiallyGenerated()
    }

    static func identifiers() {
        func isID(_ id: some Sendable & Hashable) {}
        isID(GenerationID())
    }

    static func initialisers() throws {
        let id: GenerationID? = GenerationID()
        let pairs: KeyValuePairs<String, any ConvertibleToGeneratedContent> = ["a": 1, "b": "c"]
        let _: GeneratedContent = GeneratedContent(properties: pairs)
        let _: GeneratedContent = GeneratedContent(properties: pairs, id: id)
        let sequence: [(String, any ConvertibleToGeneratedContent)] = [("a", 1)]
        let _: GeneratedContent = GeneratedContent(properties: sequence, id: id) { first, _ in first }
        let _: GeneratedContent = GeneratedContent(properties: sequence, uniquingKeysWith: { _, _ in "both" })
        let _: GeneratedContent = try GeneratedContent(properties: sequence, id: nil) {
            (first: GeneratedContent, last: GeneratedContent) throws -> [GeneratedContent] in [first, last]
        }
        let elements: [any ConvertibleToGeneratedContent] = [1, "b"]
        let _: GeneratedContent = GeneratedContent(elements: elements)
        let _: GeneratedContent = GeneratedContent(elements: elements, id: id)
        let _: GeneratedContent = GeneratedContent("value")
        let _: GeneratedContent = GeneratedContent("value", id: GenerationID())
        let _: GeneratedContent = try GeneratedContent(json: "{\"a\": ")
        let _: GeneratedContent = GeneratedContent(kind: .null)
        let _: GeneratedContent = GeneratedContent(kind: .bool(true), id: id)
        let _: GeneratedContent = try GeneratedContent(GeneratedContent.null as GeneratedContent)
        let _: GeneratedContent = .null
    }

    static func reading(_ content: GeneratedContent) throws {
        func isContent(_ content: some Sendable & Equatable & Generable & CustomDebugStringConvertible) {}
        isContent(content)
        var changed = content
        changed.id = nil
        let _: GenerationID? = changed.id
        let _: String = content.jsonString
        let _: String = content.debugDescription
        let _: Bool = content.isComplete
        let _: GeneratedContent = content.generatedContent
        let _: Int = try content.value(Int.self)
        let _: Int = try content.value()
        let _: Int = try content.value(Int.self, forProperty: "a")
        let _: Int = try content.value(forProperty: "a")
        let _: Int? = try content.value(Int?.self, forProperty: "a")
        let _: Int? = try content.value(forProperty: "a")
    }

    static func kinds(_ content: GeneratedContent) {
        func isKind(_ kind: some Sendable & Equatable) {}
        isKind(content.kind)
        switch content.kind {
        case .null: break
        case .bool(let flag): let _: Bool = flag
        case .number(let number): let _: Double = number
        case .string(let text): let _: String = text
        case .array(let elements): let _: [GeneratedContent] = elements
        case .structure(let properties, let orderedKeys):
            let _: [String: GeneratedContent] = properties
            let _: [String] = orderedKeys
        }
        let _: GeneratedContent.Kind = .structure(properties: [:], orderedKeys: [])
    }
}
