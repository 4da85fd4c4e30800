import Testing

@Suite struct GuideTests {
    /// Expands a property with a guide.
    private func property(_ guide: String, type: String = "Int") -> Expansion {
        Expansion("@Generable struct A {\n    \(guide)\n    var a: \(type)\n}")
    }

    @Test(arguments: [
        ("@Guide(description: \"x\")", "description: \"x\", type: Int.self)"),
        ("@Guide(.range(1...kMax))", "type: Int.self, guides: [.range(1 ... kMax)])"),
        ("@Guide(description: nil, .minimum(1))", "description: nil, type: Int.self, guides: [.minimum(1)])"),
        (
            "@Guide(description: a + b, .minimum(1), .maximum(limits.last!))",
            "description: a + b, type: Int.self, guides: [.minimum(1), .maximum(limits.last!)])"
        ),
        ("@FoundationModels.Guide(.range(0...9))", "type: Int.self, guides: [.range(0 ... 9)])"),
        ("@Guide(description: #\"a \"quoted\" text\"#)", "description: #\"a \"quoted\" text\"#, type: Int.self)"),
    ])
    func `a guide is written into the schema as it stands`(guide: String, schema: String) {
        let expansion = property(guide)
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("Property(name: \"a\", \(schema)"))
    }

    @Test func `a regular expression is a guide`() {
        let expansion = property("@Guide(description: \"code\", /[A-Z]{3}\\d+/)", type: "String")
        #expect(expansion.text.contains("type: String.self, guides: [/[A-Z]{3}\\d+/])"))
        #expect(expansion.isValid)
    }

    @Test func `a guide may stand at an optional and at nested arrays`() {
        #expect(
            property("@Guide(.range(1...2))", type: "Int?").text.contains("type: Int?.self, guides: [.range(1 ... 2)]"))
        #expect(
            property("@Guide(.count(2), .element(.element(.maximum(3))))", type: "[[Int]]").text.contains(
                "type: [[Int]].self, guides: [.count(2), .element(.element(.maximum(3)))]"))
    }

    @Test func `a description of several lines stays as it is`() {
        let expansion = property("@Guide(description: \"\"\"\n        one\n          two\n        \"\"\", .minimum(1))")
        #expect(expansion.isValid)
        let lines = expansion.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let first = lines.firstIndex(of: "one") ?? 0
        #expect(lines[first + 1] == "two")
        let spaces = expansion.text.split(separator: "\n")[first...].prefix(3).map { $0.prefix { $0 == " " }.count }
        #expect(spaces[1] - spaces[0] == 2)
        #expect(spaces[2] == spaces[0])
    }

    @Test(arguments: [
        ("@Generable struct A { @Guide(description: \"x\") static var a: Int = 1 }", "static property 'a'"),
        ("@Generable struct A { @Guide(description: \"x\") var a: Int { 1 } }", "computed property 'a'"),
        ("@Generable struct A { @Guide(description: \"x\") func a() {} }", "stored property"),
        ("@Generable enum A { @Guide(description: \"x\") case a }", "describe the enum"),
        ("@Guide(description: \"x\") var a: Int", "outside a type"),
        ("func f() { @Guide(description: \"x\") var a: Int }", "outside a type"),
    ])
    func `a misplaced guide is told why`(source: String, reason: String) {
        let expansion = Expansion(source)
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.contains(reason) == true, "\(expansion.messages)")
        #expect(expansion.places == ["@Guide(description: \"x\")"])
    }

    @Test func `a guide in a type that is not generable is a warning`() {
        let expansion = Expansion("struct A { @Guide(description: \"x\") var a: Int }")
        #expect(expansion.messages == ["@Guide has no effect in a type without @Generable"])
        #expect(expansion.diagnostics.map(\.diagMessage.severity) == [.warning])
    }

    @Test func `a class that is generable by hand may have guides`() {
        let source = "final class A: Generable, Equatable { @Guide(description: \"x\") let a: String = \"\" }"
        #expect(Expansion(source).messages == [])
    }

    @Test(arguments: [
        (
            "@Guide(description: \"x\")\n@Guide(.minimum(1))",
            "description: \"x\", type: Int.self, guides: [.minimum(1)])"
        ),
        (
            "@Guide(.minimum(1), .maximum(9))\n@Guide(.maximum(5))",
            "type: Int.self, guides: [.minimum(1), .maximum(9), .maximum(5)])"
        ),
        ("@Guide(description: \"x\")\n@Guide(description: \"y\")", "description: \"y\", type: Int.self)"),
    ])
    func `several guides at one property say together what one would`(guides: String, schema: String) {
        let expansion = property(guides)
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("Property(name: \"a\", \(schema)"))
    }
}
