import Foundation
@testable import FoundationModels
import Testing

@Suite("Schemas made at run time")
struct DynamicGenerationSchemaTests {
    typealias Dynamic = DynamicGenerationSchema

    @Test
    func `schemas refer to each other by name, and to types`() throws {
        let drink = Dynamic(name: "Drink", anyOf: ["latte", "tea"])
        let order = Dynamic(
            name: "Order", description: "An order",
            properties: [
                .init(name: "drink", description: "Which", schema: Dynamic(referenceTo: "Drink")),
                .init(name: "again", schema: Dynamic(referenceTo: "Order"), isOptional: true),
                .init(name: "shots", schema: Dynamic(type: Int.self, guides: [.range(1...4)])),
                .init(
                    name: "trees", schema: Dynamic(arrayOf: Dynamic(type: Tree.self), minimumElements: 1),
                    isOptional: true),
            ])
        let schema = try GenerationSchema(root: order, dependencies: [drink])
        try schema.validate()
        #expect(
            schema.node.parts == [
                .reference("Drink"), .root, .integer(.init(minimum: JSONNumber(1), maximum: JSONNumber(4))),
                .array(of: .reference("Tree"), count: .init(minimum: 1)),
            ])
        #expect(schema.definitions.map(\.name) == ["Drink", "Tree"])
        #expect(schema.definitions["Drink"] == .string(.oneOf(["latte", "tea"])))
        #expect(schema.debugDescription.hasPrefix(#"{"title": "Order", "description": "An order", "type": "object""#))
    }

    @Test
    func `a schema inside another is a definition, and the same one may be used twice`() throws {
        let size = Dynamic(name: "Size", properties: [.init(name: "millilitres", schema: Dynamic(type: Int.self))])
        let order = Dynamic(
            name: "Order", properties: [.init(name: "small", schema: size), .init(name: "large", schema: size)])
        let schema = try GenerationSchema(root: order, dependencies: [])
        #expect(schema.node.parts == [.reference("Size"), .reference("Size")])
        #expect(schema.definitions.count == 1)
    }

    @Test
    func `the root may be an array, a choice, a type, null, or a reference`() throws {
        let array = try GenerationSchema(
            root: Dynamic(arrayOf: Dynamic(type: String.self), minimumElements: 1, maximumElements: 2), dependencies: []
        )
        #expect(array.node == .array(of: .string(.anything), count: .init(minimum: 1, maximum: 2)))
        let choice = try GenerationSchema(
            root: Dynamic(name: "Any", anyOf: [Dynamic(type: Int.self), .null]), dependencies: [])
        #expect(choice.node == .anyOf([.integer(.init()), .null]))
        #expect(
            try GenerationSchema(root: Dynamic(type: Tree.self), dependencies: []).json == Tree.generationSchema.json)
        #expect(try GenerationSchema(root: .null, dependencies: []).node == .null)
        let referred = try GenerationSchema(
            root: Dynamic(referenceTo: "A"), dependencies: [Dynamic(name: "A", anyOf: ["a"])])
        #expect(referred.node == .string(.oneOf(["a"])))
    }

    @Test
    func `a missing property is null where that is said`() throws {
        let order = Dynamic(
            name: "Order", representNilExplicitlyInGeneratedContent: true,
            properties: [.init(name: "a", schema: Dynamic(type: Int.self), isOptional: true)])
        #expect(try GenerationSchema(root: order, dependencies: []).node.parts == [.anyOf([.integer(.init()), .null])])
    }

    @Test
    func `a type among the dependencies is found by its name`() throws {
        let order = Dynamic(name: "Order", properties: [.init(name: "drink", schema: Dynamic(referenceTo: "Drink"))])
        let schema = try GenerationSchema(root: order, dependencies: [Dynamic(type: Drink.self)])
        #expect(schema.definitions["Drink"] == .string(.oneOf(["latte", "tea"])))
    }

    @Test
    func `a type whose schema is made at run time keeps to its own names`() throws {
        struct Own: SchemaOnly {
            static var generationSchema: GenerationSchema {
                let size = Dynamic(name: "Size", anyOf: ["tall"])
                let own = Dynamic(name: "Own", properties: [.init(name: "size", schema: Dynamic(referenceTo: "Size"))])
                return try! GenerationSchema(root: own, dependencies: [size])
            }
        }
        let order = Dynamic(
            name: "Order",
            properties: [
                .init(name: "size", schema: Dynamic(referenceTo: "Size")),
                .init(name: "own", schema: Dynamic(type: Own.self)),
            ])
        let schema = try GenerationSchema(root: order, dependencies: [Dynamic(name: "Size", anyOf: ["short"])])
        #expect(schema.definitions["Size"] == .string(.oneOf(["short"])))
        #expect(schema.definitions["Own"]?.parts == [.reference("Size-2")])
        #expect(schema.definitions["Size-2"] == .string(.oneOf(["tall"])))
    }

    @Test
    func `two schemas of one name are refused`() {
        let short = Dynamic(name: "Size", anyOf: ["short"])
        let tall = Dynamic(name: "Size", anyOf: ["tall"])
        for (root, dependencies) in [(short, [tall]), (short, [short])] {
            guard case .duplicateType(_, let type, _)? = failure(root, dependencies) else {
                Issue.record("Nothing is thrown")
                return
            }
            #expect(type == "Size")
        }
    }

    @Test
    func `what stands in its place may have the name of something else, and choices are written there`() throws {
        let address = Dynamic(name: "", properties: [.init(name: "street", schema: .init(type: String.self))])
        let size = Dynamic(name: "Size", description: "How tall", anyOf: ["short", "tall"])
        let person = Dynamic(
            name: "", properties: [.init(name: "address", schema: address), .init(name: "size", schema: size)])
        let json = try GenerationSchema(root: person, dependencies: []).debugDescription
        #expect(!json.contains("$ref") && !json.contains("$defs"))
        #expect(json.contains("street") && json.contains("How tall") && json.contains(#"["short", "tall"]"#))
    }

    @Test
    func `two properties of one name, empty choices and references to nothing are refused`() {
        let property = Dynamic.Property(name: "a", schema: .null)
        guard
            case .duplicateProperty("Twice", "a", _)? = failure(
                Dynamic(name: "Twice", properties: [property, property]))
        else {
            Issue.record("The duplicate property is not found")
            return
        }
        for empty in [Dynamic(name: "None", anyOf: [String]()), Dynamic(name: "None", anyOf: [Dynamic]())] {
            guard case .emptyTypeChoices("None", _)? = failure(Dynamic(arrayOf: empty)) else {
                Issue.record("The empty choice is not found")
                return
            }
        }
        let lost = Dynamic(
            name: "Lost", anyOf: [Dynamic(referenceTo: "B"), Dynamic(referenceTo: "C"), Dynamic(referenceTo: "B")])
        let error = failure(lost)
        guard case .undefinedReferences("Lost", ["B", "C"], _)? = error else {
            Issue.record("The references are not found")
            return
        }
        #expect(error?.errorDescription == "\"Lost\" refers to schemas that are not there: \"B\", \"C\".")
        #expect(error?.recoverySuggestion?.isEmpty == false)
    }

    @Test
    func `nesting has a limit instead of exhausting the stack`() throws {
        var deep = Dynamic(type: Int.self)
        for _ in 0..<1000 { deep = Dynamic(arrayOf: deep) }
        #expect(problem(of: try GenerationSchema(root: deep, dependencies: []))?.contains("nested") == true)
    }

    private func failure(_ root: Dynamic, _ dependencies: [Dynamic] = []) -> GenerationSchema.SchemaError? {
        do {
            _ = try GenerationSchema(root: root, dependencies: dependencies)
            return nil
        } catch {
            return error as? GenerationSchema.SchemaError
        }
    }
}
