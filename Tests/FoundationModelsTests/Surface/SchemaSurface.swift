import Foundation
import FoundationModels

// The client's part for guides and schemas.

enum SchemaSurface {
    static func guides() {
        let _: GenerationGuide<String> = .constant("a")
        let _: GenerationGuide<String> = .anyOf(["a", "b"])
        let _: GenerationGuide<String> = .pattern(/(a)(b)/)
        let _: GenerationGuide<Int> = .minimum(1)
        let _: GenerationGuide<Int> = .maximum(1)
        let _: GenerationGuide<Int> = .range(1...2)
        let _: GenerationGuide<Float> = .minimum(1.5)
        let _: GenerationGuide<Float> = .maximum(1.5)
        let _: GenerationGuide<Float> = .range(1...2.5)
        let _: GenerationGuide<Double> = .minimum(1.5)
        let _: GenerationGuide<Double> = .maximum(1.5)
        let _: GenerationGuide<Double> = .range(1...2.5)
        let _: GenerationGuide<Decimal> = .minimum(1)
        let _: GenerationGuide<Decimal> = .maximum(1)
        let _: GenerationGuide<Decimal> = .range(1...2)
        let _: GenerationGuide<[Bool]> = .minimumCount(1)
        let _: GenerationGuide<[Bool]> = .maximumCount(1)
        let _: GenerationGuide<[Bool]> = .count(1...2)
        let _: GenerationGuide<[Bool]> = .count(1)
        let _: GenerationGuide<[String]> = .element(.anyOf(["a"]))
        let _: GenerationGuide<[[Int]]> = .element(.element(.range(1...2)))
        let _: GenerationGuide<[Never]> = .minimumCount(1)
        let _: GenerationGuide<[Never]> = .maximumCount(1)
        let _: GenerationGuide<[Never]> = .count(1...2)
        let _: GenerationGuide<[Never]> = .count(1)
    }

    static func properties() {
        typealias Property = GenerationSchema.Property
        func isSendable(_ value: some Sendable) {}
        isSendable(Property(name: "a", type: Int.self))
        let guides: [GenerationGuide<Int>] = [.minimum(1)]
        let _: Property = Property(name: "a", description: nil, type: Int.self, guides: guides)
        let _: Property = Property(name: "a", description: "b", type: Int?.self, guides: guides)
        let _: Property = Property(name: "a", type: [String]?.self)
        let regexes: [Regex<Substring>] = [/a/, /b/]
        let _: Property = Property(name: "a", description: "b", type: String.self, guides: regexes)
        let _: Property = Property(name: "a", description: "b", type: String?.self, guides: regexes)
    }

    static func schemas() throws {
        func isSchema(_ schema: some Sendable & Codable & CustomDebugStringConvertible) {}
        let type: any Generable.Type = Int.self
        let properties: [GenerationSchema.Property] = []
        let _: GenerationSchema = GenerationSchema(type: type, properties: properties)
        let _: GenerationSchema = GenerationSchema(type: type, description: "a", properties: properties)
        let _: GenerationSchema = GenerationSchema(
            type: type, description: "a", representNilExplicitlyInGeneratedContent: true, properties: properties)
        let _: GenerationSchema = GenerationSchema(type: type, description: "a", anyOf: ["a", "b"])
        let types: [any Generable.Type] = [Int.self, String.self]
        let _: GenerationSchema = GenerationSchema(type: type, description: "a", anyOf: types)
        let schema: GenerationSchema = try GenerationSchema(
            root: DynamicGenerationSchema(type: Int.self), dependencies: [DynamicGenerationSchema]())
        isSchema(schema)
        let _: String = schema.debugDescription
    }

    static func dynamicSchemas() {
        typealias Dynamic = DynamicGenerationSchema
        func isSendable(_ value: some Sendable) {}
        let properties: [Dynamic.Property] = [
            Dynamic.Property(name: "a", schema: .null),
            Dynamic.Property(name: "a", description: "b", schema: .null, isOptional: true),
        ]
        isSendable(properties)
        isSendable(Dynamic(name: "a", properties: properties))
        let _: Dynamic = Dynamic(name: "a", description: "b", properties: properties)
        let _: Dynamic = Dynamic(
            name: "a", description: "b", representNilExplicitlyInGeneratedContent: true, properties: properties)
        let choices: [Dynamic] = [.null]
        let _: Dynamic = Dynamic(name: "a", description: "b", anyOf: choices)
        let _: Dynamic = Dynamic(name: "a", description: "b", anyOf: ["a", "b"])
        let _: Dynamic = Dynamic(arrayOf: .null)
        let _: Dynamic = Dynamic(arrayOf: .null, minimumElements: 1, maximumElements: 2)
        let _: Dynamic = Dynamic(type: Int.self)
        let _: Dynamic = Dynamic(type: Int.self, guides: [.minimum(1)])
        let _: Dynamic = Dynamic(referenceTo: "a")
        let _: Dynamic = Dynamic.null
    }

    static func errors(_ error: GenerationSchema.SchemaError) {
        func isError(_ error: some Error & LocalizedError) {}
        isError(error)
        let context = GenerationSchema.SchemaError.Context(debugDescription: "a")
        func isSendable(_ value: some Sendable) {}
        isSendable(context)
        let _: String = context.debugDescription
        let _: String? = error.errorDescription
        let _: String? = error.recoverySuggestion
        let schema: String? = nil
        let _: [GenerationSchema.SchemaError] = [
            .duplicateType(schema: schema, type: "b", context: context),
            .duplicateProperty(schema: "a", property: "b", context: context),
            .emptyTypeChoices(schema: "a", context: context),
            .undefinedReferences(schema: schema, references: ["b"], context: context),
        ]
    }
}
