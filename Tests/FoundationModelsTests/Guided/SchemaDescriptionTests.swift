import Testing

@testable import FoundationModels

/// Checks the text that describes a schema to a local model.
@Suite struct SchemaDescriptionTests {
    @Test func `descriptions of types stand behind them`() {
        #expect(
            SchemaDescription.text(of: Dish.generationSchema) == #"""
                {"name": string (As on the menu), "size": Size, "sides": [Side], "sauce": Sauce} (A dish of the day)
                Size = "small" | "large" (How much it is)
                Side = {"name": string} (What comes with it)
                Sauce = Sauce_mild | Sauce_hot (What is poured over it)
                Sauce_mild = {"type": "mild"}
                Sauce_hot = {"type": "hot", "value": integer}
                """#)
    }

    @Test func `a description stands behind a root that has a name`() {
        #expect(SchemaDescription.text(of: Knot.generationSchema) == #"Knot = {"knots": [Knot]} (A knot of knots)"#)
    }

    @Test func `a root that is no structure has its description too`() {
        #expect(SchemaDescription.text(of: Size.generationSchema) == #""small" | "large" (How much it is)"#)
    }

    @Test func `a schema without them reads as it did`() {
        #expect(
            SchemaDescription.text(of: Plain.generationSchema)
                == "{\"cup\": Cup, \"note\"?: string}\nCup = \"S\" | \"L\"")
    }

    @Test func `schemas of the runtime have them too`() throws {
        let part = DynamicGenerationSchema(name: "Part", description: "A part", anyOf: ["a", "b"])
        let whole = DynamicGenerationSchema(
            name: "Whole", description: "All of it",
            properties: [.init(name: "part", schema: DynamicGenerationSchema(referenceTo: "Part"))])
        let schema = try GenerationSchema(root: whole, dependencies: [part])
        #expect(
            SchemaDescription.text(of: schema) == "{\"part\": Part} (All of it)\nPart = \"a\" | \"b\" (A part)")
    }
}

@Generable(description: "A dish of the day")
private struct Dish {
    @Guide(description: "As on the menu") var name: String
    var size: Size
    var sides: [Side]
    var sauce: Sauce
}

@Generable(description: "How much it is")
private enum Size { case small, large }

@Generable(description: "What comes with it")
private struct Side {
    var name: String
}

@Generable(description: "What is poured over it")
private enum Sauce {
    case mild
    case hot(Int)
}

@Generable(description: "A knot of knots")
private struct Knot {
    var knots: [Knot]
}

@Generable
private struct Plain {
    var cup: Cup
    var note: String?

    @Generable
    enum Cup: String { case small = "S", large = "L" }
}
