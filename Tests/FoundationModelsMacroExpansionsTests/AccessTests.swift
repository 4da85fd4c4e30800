import Testing

@Suite struct AccessTests {
    @Test(arguments: ["public ", "package "])
    func whatIsMadeIsAsVisibleAsTheType(level: String) {
        let line = Expansion("@Generable \(level)struct Drink { \(level)var name: String; var note: String }").line
        #expect(line.contains("nonisolated \(level)static var generationSchema"))
        #expect(line.contains("nonisolated \(level)var generatedContent"))
        #expect(line.contains("nonisolated \(level)init(_ content:"))
        #expect(line.contains("nonisolated \(level)struct PartiallyGenerated"))
        #expect(line.contains("\(level)var id: FoundationModels.GenerationID \(level)var name: String.PartiallyGenerated?"))
        #expect(line.contains("PartiallyGenerated? var note:"))
    }

    @Test(arguments: ["internal ", "fileprivate ", "private "])
    func aLessVisibleTypeNeedsNoLevel(level: String) {
        let line = Expansion("@Generable \(level)struct Drink { var name: String }").line
        #expect(line.contains("nonisolated static var generationSchema"))
        #expect(line.contains("nonisolated struct PartiallyGenerated"))
    }

    @Test func aPrivatePropertyIsPrivateInTheSnapshotsToo() {
        let line = Expansion("@Generable public struct Drink { private var recipe: String; public private(set) var cups: Int }")
            .line
        #expect(line.contains("private var recipe: String.PartiallyGenerated?"))
        #expect(line.contains("public var cups: Int.PartiallyGenerated?"))
    }

    @Test func aTypeInAPublicExtensionIsPublic() {
        let line = Expansion("public extension Shop { @Generable struct Drink { var name: String } }").line
        #expect(line.contains("nonisolated public static var generationSchema"))
        #expect(line.contains("extension Shop.Drink: FoundationModels.Generable { nonisolated public init"))
    }

    @Test func snapshotsOfAPublicTypeAreSendable() {
        #expect(Expansion("@Generable public struct A { var a: Int }").text.contains(", Swift.Sendable {"))
        #expect(Expansion("@Generable public enum A { case a(Int) }").text.contains(", Swift.Sendable {"))
        // The compiler finds out by itself.
        #expect(!Expansion("@Generable struct A { var a: Int }").text.contains("Sendable"))
        #expect(!Expansion("@Generable public struct A<T: Generable> { var a: T }").text.contains("Sendable"))
    }
}
