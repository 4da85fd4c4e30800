import Foundation
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

    @Test func `a case is a structure that names it`() {
        #expect(shape.messages == [])
        #expect(
            shape.line.contains(
                "anyOf: [ _GeneratedCases.Shape_circle.self, _GeneratedCases.Shape_empty.self, "
                    + "_GeneratedCases.Shape_group.self, _GeneratedCases.Shape_text.self ]"))
        #expect(
            shape.line.contains("Property(name: \"type\", type: Swift.String.self, guides: [.constant(\"circle\")])"))
        #expect(shape.line.contains("case \"empty\": self = .empty"))
        #expect(shape.line.contains("structure.add(\"empty\", as: \"type\")"))
    }

    @Test func `the types of the cases stand in one that the macro announces`() throws {
        let cases = try #require(shape.line.components(separatedBy: "private nonisolated enum _GeneratedCases {").last)
        for name in ["circle", "empty", "group", "text"] {
            #expect(cases.contains("nonisolated struct Shape_\(name): FoundationModels.Generable {"))
        }
        #expect(shape.line.components(separatedBy: "nonisolated struct Shape_").count == 5)
        #expect(shape.isValid)
    }

    @Test func `an associated value goes by its label or its number`() {
        #expect(shape.line.contains("Property(name: \"radius\", type: Double.self)"))
        #expect(shape.line.contains("Property(name: \"value\", type: Int?.self)"))
        #expect(shape.line.contains("Property(name: \"value\", type: String.self)"))
        #expect(
            shape.line.contains(
                "self = .circle(radius: try content.value(forProperty: \"radius\"), try content.value(forProperty: \"value\"))"
            ))
    }

    @Test func `values without labels are counted among themselves`() {
        let line = Expansion("@Generable enum A { case b(Int, to: Int, Bool, value2: Int, String, _ inner: Int) }").line
        let names = line.matches(of: /Property\(name: "(\w+)", type: \w+.self\)/).map { String($0.1) }
        #expect(names == ["value", "to", "value1", "value2", "value2_", "inner"])
    }

    @Test func `what an enum is described as is said of its cases too`() {
        let line = Expansion("@Generable(description: \"a way\") enum A { case b(Int) }").line
        #expect(line.contains("type: Self.self, description: \"a way\", properties:"))
    }

    @Test func `snapshots have the same cases with values that may be missing`() {
        #expect(shape.line.contains("public indirect enum PartiallyGenerated:"))
        #expect(
            shape.line.contains(
                "case circle(radius: Double.PartiallyGenerated?, Int?.PartiallyGenerated?) case empty case group([Shape].PartiallyGenerated?, Shape.PartiallyGenerated?)"
            ))
        #expect(shape.line.contains("self = .text(try content._partialValue(forProperty: \"value\"))"))
    }

    @Test func `nulls are explicit in a case too`() {
        #expect(shape.line.contains("type: Self.self, representNilExplicitlyInGeneratedContent: true, properties:"))
        #expect(shape.line.contains("_GeneratedStructure(representsNilExplicitly: true)"))
    }

    @Test func `a label that is called type moves the name of the case`() {
        let line = Expansion("@Generable enum A { case b(type: String, kind: Int), c }").line
        #expect(line.contains("Property(name: \"case\", type: Swift.String.self, guides: [.constant(\"b\")])"))
        #expect(line.contains("switch try content.value(FoundationModels._WholeText.self, forProperty: \"case\").text"))
    }

    @Test func `names that need backticks keep them`() {
        let expansion = Expansion(
            "@Generable enum Word { case `default`(`in`: Int), `case`(_ value: Bool, `var`: Int) }")
        #expect(expansion.messages == [])
        #expect(expansion.isValid)
        #expect(expansion.line.contains("case \"default\": self = .`default`(in: "))
        #expect(expansion.line.contains("Property(name: \"in\", type: Int.self)"))
        #expect(expansion.line.contains("Property(name: \"value\", type: Bool.self)"))
        #expect(expansion.line.contains("`var`: try content.value(forProperty: \"var\")"))
    }
}
