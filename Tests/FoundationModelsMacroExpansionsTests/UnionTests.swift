import Testing

@Suite struct UnionTests {
    private let shape = Expansion(
        """
        @Generable(representNilExplicitlyInGeneratedContent: true)
        public indirect enum Shape {
            case circle(radius: Double, Int? = nil)
            case empty
            case group([Self], Shape)
            case text(String)
        }
        """)

    @Test func aCaseIsAStructureThatNamesIt() {
        #expect(shape.messages == [])
        #expect(
            shape.line.contains("anyOf: [ Shape_circle.self, Shape_empty.self, Shape_group.self, Shape_text.self ]"))
        #expect(
            shape.line.contains("Property(name: \"type\", type: Swift.String.self, guides: [.constant(\"circle\")])"))
        #expect(shape.line.contains("case \"empty\": self = .empty"))
        #expect(shape.line.contains("structure.add(\"empty\", as: \"type\")"))
    }

    @Test func anAssociatedValueGoesByItsLabelOrItsPlace() {
        #expect(shape.line.contains("Property(name: \"radius\", type: Double.self)"))
        #expect(shape.line.contains("Property(name: \"value2\", type: Int?.self)"))
        #expect(shape.line.contains("Property(name: \"value\", type: String.self)"))
        #expect(
            shape.line.contains(
                "self = .circle(radius: try content.value(forProperty: \"radius\"), try content.value(forProperty: \"value2\"))"
            ))
    }

    @Test func snapshotsHaveTheSameCasesWithValuesThatMayBeMissing() {
        #expect(shape.line.contains("public indirect enum PartiallyGenerated:"))
        #expect(
            shape.line.contains(
                "case circle(radius: Double.PartiallyGenerated?, Int?.PartiallyGenerated?) case empty case group([Shape].PartiallyGenerated?, Shape.PartiallyGenerated?)"
            ))
        #expect(shape.line.contains("self = .text(try content._partialValue(forProperty: \"value\"))"))
    }

    @Test func nullsAreExplicitInACaseToo() {
        #expect(shape.line.contains("type: Self.self, representNilExplicitlyInGeneratedContent: true, properties:"))
        #expect(shape.line.contains("_GeneratedStructure(representsNilExplicitly: true)"))
    }

    @Test func aLabelThatIsCalledTypeMovesTheNameOfTheCase() {
        let line = Expansion("@Generable enum A { case b(type: String, kind: Int), c }").line
        #expect(line.contains("Property(name: \"case\", type: Swift.String.self, guides: [.constant(\"b\")])"))
        #expect(line.contains("switch try content.value(FoundationModels._WholeText.self, forProperty: \"case\").text"))
    }

    @Test func namesThatNeedBackticksKeepThem() {
        let expansion = Expansion(
            "@Generable enum Word { case `default`(`in`: Int), `case`(_ value: Bool, `var`: Int) }")
        #expect(expansion.messages == [])
        #expect(expansion.isValid)
        #expect(expansion.line.contains("case \"default\": self = .`default`(in: "))
        #expect(expansion.line.contains("Property(name: \"in\", type: Int.self)"))
        #expect(expansion.line.contains("Property(name: \"value1\", type: Bool.self)"))
        #expect(expansion.line.contains("`var`: try content.value(forProperty: \"var\")"))
    }
}
