import Testing

@Suite struct StructureTests {
    @Test func `a struct has a schema conversions and snapshots`() {
        let expansion = Expansion(
            """
            @Generable(description: "A drink")
            struct Drink {
                @Guide(description: "What it is called")
                var name: String
                let note: String?
            }
            """)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == """

                struct Drink {
                    var name: String
                    let note: String?

                    nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                        FoundationModels.GenerationSchema(type: Self.self, description: "A drink", properties: [
                                FoundationModels.GenerationSchema.Property(name: "name", description: "What it is called", type: String.self),
                                FoundationModels.GenerationSchema.Property(name: "note", type: String?.self)
                            ])
                    }

                    nonisolated struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
                        var id: FoundationModels.GenerationID
                        var name: String.PartiallyGenerated?
                        var note: String?.PartiallyGenerated?
                        nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                            self.id = content.id ?? FoundationModels.GenerationID()
                            self.name = try content._partialValue(forProperty: "name")
                            self.note = try content._partialValue(forProperty: "note")
                        }
                    }
                }

                extension Drink: nonisolated FoundationModels.Generable {
                    nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                        self.name = try content.value(forProperty: "name")
                        self.note = try content.value(forProperty: "note")
                    }

                    nonisolated var generatedContent: FoundationModels.GeneratedContent {
                        var structure = FoundationModels._GeneratedStructure(representsNilExplicitly: false)
                        structure.add(self.name, as: "name")
                        structure.add(self.note, as: "note")
                        return structure.content(id: nil)
                    }
                }
                """)
    }

    @Test func `what is computed or static is left out`() {
        let expansion = Expansion(
            """
            @Generable struct Drink {
                var shots: Int { willSet { print(newValue) } didSet {} }
                var isStrong: Bool { shots > 1 }
                var price: Int { get { 0 } set {} }
                static let menu: [Drink] = []
                static var count: Int = 0
                func pour() {}
                enum Size { case small }
            }
            """)
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("Property(name: \"shots\""))
        for name in ["isStrong", "price", "menu", "count", "pour"] {
            #expect(!expansion.text.contains("\"\(name)\""))
        }
    }

    @Test func `several bindings of a line are several properties`() {
        let expansion = Expansion("@Generable struct Box { var width, height: Double, depth: Int = 1 }")
        #expect(expansion.messages == [])
        for (name, type) in [("width", "Double"), ("height", "Double"), ("depth", "Int")] {
            #expect(expansion.text.contains("Property(name: \"\(name)\", type: \(type).self)"))
        }
    }

    @Test func `a keyword as name has backticks in code alone`() {
        let expansion = Expansion("@Generable struct Setting { var `default`: Int; var `in`: [Bool] }")
        #expect(expansion.text.contains("Property(name: \"default\", type: Int.self)"))
        #expect(expansion.text.contains("self.`in` = try content.value(forProperty: \"in\")"))
        #expect(expansion.text.contains("var `default`: Int.PartiallyGenerated?"))
        #expect(expansion.isValid)
    }

    @Test func `an identity is taken from the content and not generated`() {
        let expansion = Expansion("@Generable struct Term { var id: GenerationID; var text: String }")
        #expect(!expansion.text.contains("Property(name: \"id\""))
        #expect(expansion.line.contains("self.id = content.id ?? FoundationModels.GenerationID()"))
        #expect(expansion.line.contains("return structure.content(id: self.id)"))
        #expect(expansion.line.contains("var id: GenerationID var text: String.PartiallyGenerated?"))
    }

    @Test func `an id of its own takes the place of the identity`() {
        let expansion = Expansion("@Generable struct Order { var id: Int }")
        #expect(expansion.text.contains("Property(name: \"id\", type: Int.self)"))
        #expect(expansion.text.contains("struct PartiallyGenerated: Swift.Identifiable,"))
        #expect(expansion.text.contains("var id: Int.PartiallyGenerated?"))
        #expect(!expansion.text.contains("GenerationID"))
    }

    @Test func `an id that may not be Hashable does not identify`() {
        let expansion = Expansion("@Generable struct Order { var id: [Table] }")
        #expect(!expansion.text.contains("Identifiable"))
    }

    @Test func `nulls are explicit where the author says so`() {
        let expansion = Expansion(
            "@Generable(representNilExplicitlyInGeneratedContent: true) struct Drink { var note: String? }")
        #expect(expansion.text.contains("type: Self.self, representNilExplicitlyInGeneratedContent: true, properties:"))
        #expect(expansion.text.contains("_GeneratedStructure(representsNilExplicitly: true)"))
    }

    @Test func `a name of its own is the schemas`() {
        let expansion = Expansion("@Generable(name: \"beverage\", description: text) struct Drink { var note: String }")
        #expect(expansion.line.contains("type: Self.self, description: text, properties:"))
        #expect(expansion.line.contains("])._named(\"beverage\")"))
    }

    @Test func `a type nested in the snapshots is not their self`() {
        let expansion = Expansion("@Generable struct Node { var children: [Self] }")
        #expect(expansion.text.contains("var children: [Node].PartiallyGenerated?"))
        #expect(expansion.text.contains("type: [Self].self"))
    }

    @Test func `an implicitly unwrapped optional is an optional`() {
        let expansion = Expansion("@Generable struct Drink { var note: String! }")
        #expect(expansion.text.contains("type: String?.self"))
        #expect(expansion.text.contains("var note: String?.PartiallyGenerated?"))
    }

    @Test func `what the author has written is not made again`() {
        let expansion = Expansion(
            """
            @Generable struct Drink: Generable {
                var name: String
                static var generationSchema: GenerationSchema { schema }
                var generatedContent: GeneratedContent { content }
                init(_ content: GeneratedContent) throws { name = "" }
                typealias PartiallyGenerated = Drink
            }
            """, protocols: [])
        #expect(expansion.messages == [])
        #expect(!expansion.text.contains("nonisolated"))
        #expect(!expansion.text.contains("extension Drink: "))
    }

    @Test func `a struct without properties is an empty structure`() {
        let expansion = Expansion("@Generable struct Nothing {}")
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("properties: []"))
        #expect(expansion.text.contains("let structure ="))
    }
}
