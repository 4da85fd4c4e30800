import Testing

/// The macro diagnoses unsupported code at the author's own line and says what to do.
@Suite struct DiagnosticTests {
    @Test(arguments: [
        ("[String: Int]", "it is a dictionary; write an array"),
        ("Dictionary<String, Int>", "it is a dictionary"),
        ("Swift.Dictionary<String, Int>?", "it is a dictionary"),
        ("[[String: Int]]", "it is a dictionary"),
        ("Set<String>", "it is a set; write an array"),
        ("(Int, Int)", "it is a tuple; write a @Generable struct"),
        ("Void", "it is a tuple"),
        ("() -> Void", "it is a closure"),
        ("(@Sendable (Int) -> Void)?", "it is a closure"),
        ("any Drinkable", "it is of a type that is open; write a @Generable enum"),
        ("Any", "it is of a type that is open"),
        ("Hot & Cold", "it is of a type that is open"),
        ("Int.Type", "it is a type itself"),
        ("Int??", "it is an optional in an optional"),
        ("Optional<Int?>", "it is an optional in an optional"),
        ("[Int?]", "it is an array of optionals"),
        ("Array<Optional<Int>>?", "it is an array of optionals"),
    ])
    func `a type that can't be generated is refused where it is written`(type: String, reason: String) {
        for source in ["struct A { var ok: Int; var a: \(type) }", "enum A { case ok, a(b: \(type)) }"] {
            let expansion = Expansion("@Generable \(source)")
            #expect(expansion.messages.count == 1)
            #expect(expansion.messages.first?.contains("can't generate 'a', because \(reason)") == true)
            #expect(expansion.places == [type])
            #expect(!expansion.text.contains("extension"))
        }
    }

    @Test(arguments: [
        "Int?", "Optional<Int>", "Swift.Optional<[Int]>", "[[Int]]", "Array<Array<Page<Int>>>", "(Int)", "[Menu.Item]?",
        "Decimal", "A?",
    ])
    func `other types are left to the compiler`(type: String) {
        #expect(Expansion("@Generable struct A { var a: \(type) }").messages == [])
    }

    @Test(arguments: [
        ("lazy var a: Int = 1", "lazy property 'a'", "lazy"),
        ("@State var a: Int", "through @State", "@State"),
        ("@SwiftUI.Binding var a: Int", "through @SwiftUI.Binding", "@SwiftUI.Binding"),
        ("var (a, b): (Int, Int)", "a name each", "(a, b)"),
        ("var generatedContent: Int", "rename", "generatedContent"),
        ("#if DEBUG\nvar a: Int\n#endif", "out of #if", "#if DEBUG\nvar a: Int\n#endif"),
        (
            "#if A\n#if B\nfunc f() {}\n#else\nvar a: Int\n#endif\n#endif", "out of #if",
            "#if A\n#if B\nfunc f() {}\n#else\nvar a: Int\n#endif\n#endif"
        ),
        (
            "#if A\n@Guide(description: \"x\")\n#endif\nvar a: Int", "move the attributes out of #if",
            "#if A\n@Guide(description: \"x\")\n#endif"
        ),
    ])
    func `a property that can't be generated is refused`(property: String, reason: String, place: String) {
        let expansion = Expansion("@Generable struct A {\n    var ok: Int\n    \(property)\n}")
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.contains(reason) == true, "\(expansion.messages)")
        #expect(expansion.places == [place])
    }

    @Test func `all that is wrong is said at once`() {
        let expansion = Expansion("@Generable struct A { var a: Any; lazy var b: Int = 1; var c: Set<Int> }")
        #expect(expansion.messages.count == 3)
    }

    @Test func `attributes of the language are no property wrappers`() {
        let source =
            "@Generable struct A { @available(*, deprecated) @usableFromInline var a: Int; @MainActor var b: Int }"
        #expect(Expansion(source).messages == [])
    }

    @Test func `conditions may stand around what is not generated`() {
        let source = "@Generable struct A { var a: Int\n#if DEBUG\nvar b: Int { 1 }\nstatic var c = 1\n#endif\n}"
        #expect(Expansion(source).messages == [])
        let expansion = Expansion("@Generable enum A { case a\n#if DEBUG\ncase b\n#endif\n}")
        #expect(expansion.messages.first?.contains("move the cases out of #if") == true)
    }

    @Test func `attributes of the language may be conditional`() {
        let source = "@Generable struct A {\n#if DEBUG\n@available(*, deprecated)\n#endif\nvar a: Int\n}"
        let expansion = Expansion(source)
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("Property(name: \"a\", type: Int.self)"))
    }

    @Test(arguments: [
        ("generationSchema", "static var generationSchema: GenerationSchema { schema }"),
        ("generatedContent", "var generatedContent: GeneratedContent { content }"),
        ("init(_:)", "init(_ content: GeneratedContent) throws { a = 1 }"),
        ("PartiallyGenerated", "typealias PartiallyGenerated = A"),
    ])
    func `what the macro would make is not written under a condition`(name: String, member: String) {
        for source in ["struct A { var a: Int", "enum A { case a"] {
            let expansion = Expansion("@Generable \(source)\n#if DEBUG\n\(member)\n#endif\n}")
            #expect(expansion.messages.count == 1)
            #expect(expansion.messages.first?.contains("has its own '\(name)' under all conditions") == true)
            #expect(expansion.places == ["#if DEBUG\n\(member)\n#endif"])
            #expect(!expansion.text.contains("extension"))
        }
    }

    @Test(arguments: [("class", "final class A {}"), ("actor", "actor A {}"), ("protocol", "protocol A {}")])
    func `only a struct or an enum is generable`(kind: String, source: String) {
        let expansion = Expansion("@Generable \(source)")
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.hasPrefix("@Generable goes with a struct or an enum, not") == true)
        #expect(expansion.places == [kind])
        #expect(expansion.text == source)
    }

    @Test func `a type in a function is told to move out`() {
        for function in ["func f()", "init()", "let f: () -> Void ="] {
            let expansion = Expansion("\(function) { @Generable struct A { var a: Int } }")
            #expect(expansion.messages.count == 1)
            #expect(expansion.messages.first?.hasSuffix("move it out of the function") == true)
            #expect(expansion.places == ["struct"])
        }
    }

    @Test func `a class is offered to become a struct`() {
        let expansion = Expansion("@Generable class A { var a: Int = 1 }")
        #expect(expansion.mended == "@Generable struct A { var a: Int = 1 }")
    }

    @Test(arguments: [
        ("count = 3", "count: Int = 3"), ("count = -3", "count: Int = -3"), ("size = 1.5", "size: Double = 1.5"),
        ("name = \"a\"", "name: String = \"a\""), ("isHot = true", "isHot: Bool = true"),
    ])
    func `the type of a literal is offered`(property: String, mended: String) {
        let expansion = Expansion("@Generable struct A { var \(property) }")
        #expect(expansion.mended == "@Generable struct A { var \(mended) }")
    }

    @Test func `a variable with a value and no written type keeps it with a warning`() {
        let expansion = Expansion("@Generable struct A { @Guide(description: \"x\") var kind = f(); var name: String }")
        #expect(expansion.diagnostics.map(\.diagMessage.severity) == [.warning])
        #expect(
            expansion.messages == [
                "'kind' has no written type, so it keeps its value and a model won't generate it; "
                    + "write its type if it should"
            ])
        #expect(expansion.places == ["kind"])
        #expect(!expansion.text.contains("\"kind\""))
        #expect(!expansion.text.contains("self.kind"))
        #expect(!expansion.text.contains("var kind:"))
        #expect(expansion.text.contains("Property(name: \"name\""))
    }

    @Test func `a variable with neither value nor type is left to the compiler`() {
        #expect(Expansion("@Generable struct A { var kind; var name: String }").messages == [])
    }

    @Test func `a constant with its value is left out with a warning`() {
        let expansion = Expansion("@Generable struct A { let kind: String = \"drink\"; var name: String }")
        #expect(expansion.diagnostics.map(\.diagMessage.severity) == [.warning])
        #expect(expansion.places == ["kind"])
        #expect(expansion.mended.contains("{ var kind: String = \"drink\""))
        #expect(!expansion.text.contains("Property(name: \"kind\""))
        #expect(expansion.text.contains("Property(name: \"name\""))
    }

    @Test(arguments: ["let", "var"])
    func `an identity of the author's own is left out without a word`(keyword: String) {
        let expansion = Expansion("@Generable struct A: Identifiable { \(keyword) id = UUID(); var name: String }")
        #expect(expansion.messages == [])
        #expect(expansion.text.contains("var id: FoundationModels.GenerationID"))
        #expect(!expansion.text.contains("Property(name: \"id\""))
    }

    @Test func `a guided constant is a mistake`() {
        let expansion = Expansion("@Generable struct A { @Guide(description: \"x\") let kind: String = \"drink\" }")
        #expect(expansion.messages.contains { $0.contains("has its value already; write 'var'") })
    }

    @Test func `a generic parameter has to be generable`() {
        let expansion = Expansion("@Generable struct Page<Item> { var items: [Item] }")
        #expect(expansion.messages == ["a model generates values of type 'Item', so it has to conform to Generable"])
        #expect(expansion.mended == "@Generable struct Page<Item: Generable> { var items: [Item] }")
    }

    @Test(arguments: [
        "struct Page<Item: Generable> { var items: [Item] }",
        "struct Page<Item> where Item: Generable { var items: [Item] }",
        "struct Tagged<Tag> { var name: String }",
        "enum Answer<Value: Generable> { case value(Value), nothing }",
    ])
    func `a generic type is generable`(source: String) {
        let expansion = Expansion("@Generable \(source)")
        #expect(expansion.messages == [])
        #expect(expansion.isValid)
    }
}

/// While somebody types, the source is often broken or incomplete.
@Suite struct BrokenSourceTests {
    private static let source = #"""
        @Generable(description: "a") public struct Page<Item: Generable>: Codable {
            @Guide(description: "b", .count(1...3), .element(/x/)) var items: [Item]? = nil, rest: (Int), id: GenerationID
            @Wrapped lazy var (a, b): [String: () -> Void] { get {} }
            @Generable indirect enum Kind: String { case `in`(a: Int?, _ b: Self = 3) = "x", c; #if A
                case d
                #endif
            }
        }
        """#

    private let words = Self.source.split(separator: " ")

    @Test func `a source that stops after any word is expanded without a trap`() {
        for end in words.indices { _ = Expansion(words[..<end].joined(separator: " ")).text }
    }

    @Test func `a source with any one word missing is expanded without a trap`() {
        for missing in words.indices {
            var rest = words
            rest.remove(at: missing)
            _ = Expansion(rest.joined(separator: " ")).text
        }
    }
}
