import Foundation
@testable import FoundationModels
import Testing

@Suite("Schemas")
struct GenerationSchemaTests {
    /// The output has the title, the property order, the required properties, no additional properties, and named types in
    /// `$defs`.
    @Test
    func `a structure is written in Apple's dialect`() {
        #expect(
            Order.generationSchema.debugDescription == """
                {"title": "Order", "description": "What a guest wants.", "type": "object", "properties": \
                {"drink": {"$ref": "#/$defs/Drink", "description": "From the menu"}, \
                "shots": {"type": "integer", "minimum": 1, "maximum": 4}, \
                "extras": {"type": "array", "items": {"$ref": "#/$defs/Drink"}, "maxItems": 2}, \
                "name": {"type": "string", "pattern": "[A-Z][a-z]+"}}, \
                "required": ["drink", "extras", "name"], "additionalProperties": false, \
                "x-order": ["drink", "shots", "extras", "name"], "$defs": \
                {"Drink": {"title": "Drink", "description": "A drink.", "type": "string", "enum": ["latte", "tea"]}}}
                """)
    }

    @Test
    func `a type that contains itself refers to the root, even if it keeps its schema`() {
        let schema = Tree.generationSchema
        #expect(schema.node.parts == [.string(.anything), .array(of: .root, count: .init()), .root])
        #expect(schema.definitions.isEmpty)
        #expect(schema.debugDescription.contains(##""branches": {"type": "array", "items": {"$ref": "#"}}"##))
        #expect([Tree].generationSchema.node == .array(of: .reference("Tree"), count: .init()))
        #expect([Tree].generationSchema.definitions["Tree"]?.parts.last == .reference("Tree"))
    }

    @Test
    func `types that contain each other refer to each other`() throws {
        #expect(Chicken.generationSchema.definitions["Egg"]?.parts == [.root])
        #expect(Egg.generationSchema.definitions["Chicken"]?.parts == [.array(of: .root, count: .init())])
        try Chicken.generationSchema.validate()
        try Egg.generationSchema.validate()
    }

    @Test
    func `two types of one name are told apart by where they are declared`() throws {
        let schema = TwoItems.generationSchema
        #expect(schema.definitions.map(\.name) == ["Item", "Cupboard.Item"])
        #expect(
            schema.node.parts
                == [.reference("Item"), .array(of: .reference("Cupboard.Item"), count: .init()), .reference("Item")])
        guard case .structure(let item)? = schema.definitions["Cupboard.Item"] else {
            Issue.record("No structure")
            return
        }
        #expect(item.properties.map(\.name) == ["shelf"])
        try schema.validate()
    }

    @Test
    func `a type that contains ever new types is refused instead of never ending`() {
        #expect(problem(of: Growing<Int>.generationSchema)?.contains("more than") == true)
    }

    @Test
    func `a missing value is null where that is said, and may be left out otherwise`() {
        let properties: [GenerationSchema.Property] = [
            .init(name: "a", type: Int?.self), .init(name: "b", type: Drink?.self), .init(name: "c", type: Int.self),
        ]
        let explicit = GenerationSchema(
            type: Order.self, representNilExplicitlyInGeneratedContent: true, properties: properties)
        #expect(
            explicit.node.parts
                == [.anyOf([.integer(.init()), .null]), .anyOf([.reference("Drink"), .null]), .integer(.init())])
        #expect(explicit.debugDescription.contains(#""required": ["a", "b", "c"]"#))
        let implicit = GenerationSchema(
            type: Order.self, representNilExplicitlyInGeneratedContent: false, properties: properties)
        #expect(implicit.node.parts == [.integer(.init()), .reference("Drink"), .integer(.init())])
        #expect(implicit.debugDescription.contains(#""required": ["c"]"#))
    }

    @Test
    func `a choice of types is written with references`() throws {
        let schema = GenerationSchema(
            type: Order.self, description: "Either", anyOf: [Tree.self, Drink.self, Int.self])
        #expect(schema.node == .anyOf([.reference("Tree"), .reference("Drink"), .integer(.init())]))
        #expect(
            schema.debugDescription.hasPrefix(
                ##"{"title": "Order", "description": "Either", "anyOf": [{"$ref": "#/$defs/Tree"}, {"$ref": "#/$defs/Drink"}, {"type": "integer"}]"##
            ))
        try schema.validate()
    }

    @Test
    func `duplicate properties and empty choices of a type are reported when a model is to be asked`() {
        let twice = GenerationSchema(
            type: Order.self,
            properties: [.init(name: "a", type: Int.self), .init(name: "a", type: String.self)])
        #expect(throws: GenerationSchema.SchemaError.self) { try twice.validate() }
        let noTexts = GenerationSchema(type: Order.self, anyOf: [String]())
        #expect(throws: GenerationSchema.SchemaError.self) { try noTexts.validate() }
        let noTypes = GenerationSchema(type: Order.self, anyOf: [any Generable.Type]())
        #expect(throws: GenerationSchema.SchemaError.self) { try noTypes.validate() }
    }

    @Test
    func `a type that can never be finished, or is nothing but itself, is refused`() {
        struct Endless: SchemaOnly {
            static var generationSchema: GenerationSchema {
                GenerationSchema(type: Self.self, properties: [.init(name: "next", type: Endless.self)])
            }
        }
        struct Itself: SchemaOnly {
            static var generationSchema: GenerationSchema {
                GenerationSchema(type: Self.self, anyOf: [Itself.self, Int.self])
            }
        }
        struct Nameless: SchemaOnly {
            static var generationSchema: GenerationSchema { [Nameless].generationSchema }
        }
        #expect(problem(of: Endless.generationSchema)?.contains("never be finished") != nil)
        #expect(problem(of: Itself.generationSchema)?.contains("without anything in between") == true)
        #expect(problem(of: Nameless.generationSchema)?.contains("has no name") == true)
        #expect(problem(of: Never.generationSchema)?.contains("nothing fulfils it") == true)
    }
}

/// Why a schema can't be used for generation; nil if it can, or if something else is thrown.
func problem(of schema: GenerationSchema) -> String? {
    do {
        try schema.validate()
        return nil
    } catch GenerationError.unsupportedGuide(let context) {
        return context.debugDescription
    } catch {
        return nil
    }
}
