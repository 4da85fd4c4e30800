import Testing

@Suite struct AccessTests {
    @Test(arguments: ["public ", "package "])
    func `what is made is as visible as the type`(level: String) {
        let line = Expansion("@Generable \(level)struct Drink { \(level)var name: String; var note: String }").line
        #expect(line.contains("nonisolated \(level)static var generationSchema"))
        #expect(line.contains("nonisolated \(level)var generatedContent"))
        #expect(line.contains("nonisolated \(level)init(_ content:"))
        #expect(line.contains("nonisolated \(level)struct PartiallyGenerated"))
        #expect(
            line.contains("\(level)var id: FoundationModels.GenerationID \(level)var name: String.PartiallyGenerated?"))
        #expect(line.contains("PartiallyGenerated? var note:"))
    }

    @Test(arguments: ["internal ", "fileprivate ", "private "])
    func `a less visible type needs no level`(level: String) {
        let line = Expansion("@Generable \(level)struct Drink { var name: String }").line
        #expect(line.contains("nonisolated static var generationSchema"))
        #expect(line.contains("nonisolated struct PartiallyGenerated"))
    }

    @Test func `a private property is private in the snapshots too`() {
        let line = Expansion(
            "@Generable public struct Drink { private var recipe: String; public private(set) var cups: Int }"
        )
        .line
        #expect(line.contains("private var recipe: String.PartiallyGenerated?"))
        #expect(line.contains("public var cups: Int.PartiallyGenerated?"))
    }

    @Test func `a type in a public extension is public`() {
        let line = Expansion("public extension Shop { @Generable struct Drink { var name: String } }").line
        #expect(line.contains("nonisolated public static var generationSchema"))
        #expect(line.contains("extension Shop.Drink: nonisolated FoundationModels.Generable { nonisolated public init"))
    }

    @Test func `snapshots of a public type are frozen so that the compiler finds them Sendable`() {
        #expect(
            Expansion("@Generable public struct A { public var a: B; var c: Int }").text.contains("@frozen nonisolated")
        )
        #expect(Expansion("@Generable public enum A { case a(B) }").text.contains("@frozen nonisolated"))
        // The type of a stored property may not be public.
        #expect(!Expansion("@Generable public struct A { var a: B }").text.contains("frozen"))
        // The compiler infers the conformance here.
        #expect(!Expansion("@Generable struct A { var a: Int }").text.contains("frozen"))
        #expect(!Expansion("@Generable package struct A { var a: Int }").text.contains("frozen"))
    }

    @Test func `a private type inside another is offered to become visible in its file`() {
        let expansion = Expansion("struct Shop { @Generable private struct Drink { var name: String } }")
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.hasSuffix("write 'fileprivate'") == true)
        #expect(expansion.mended == "struct Shop { @Generable fileprivate struct Drink { var name: String } }")
        #expect(Expansion("@Generable private struct Drink { var name: String }").messages == [])
    }
}
