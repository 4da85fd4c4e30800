import Testing

/// Snapshots are equatable if the type's own declaration names the conformance.
@Suite struct EqualityTests {
    private static let start = "nonisolated static func == (left: Self, right: Self) -> Swift.Bool {"

    @Test func `a struct's snapshots are compared property by property`() {
        let expansion = Expansion("@Generable struct Drink: Equatable { var name: String; var `in`: [Cup]? }")
        #expect(expansion.messages == [])
        #expect(expansion.isValid)
        #expect(
            expansion.line.contains(
                """
                struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent, \
                Swift.Equatable {
                """))
        #expect(
            expansion.line.contains(
                """
                } \(Self.start) FoundationModels._areEqual(left.id, right.id) \
                && FoundationModels._areEqual(left.name, right.name) \
                && FoundationModels._areEqual(left.`in`, right.`in`) }
                """))
    }

    @Test func `an id of its own is compared once`() {
        let line = Expansion("@Generable struct Order: Hashable { var id: Int }").line
        #expect(line.contains("\(Self.start) FoundationModels._areEqual(left.id, right.id) }"))
    }

    @Test func `a struct without properties has an identity to compare`() {
        let line = Expansion("@Generable struct Nothing: Equatable {}").line
        #expect(line.contains("\(Self.start) FoundationModels._areEqual(left.id, right.id) }"))
    }

    @Test func `an enum's snapshots are compared case by case`() {
        let expansion = Expansion(
            "@Generable enum Shape: Equatable { case circle(radius: Double, Int?), empty, text(String) }")
        #expect(expansion.isValid)
        #expect(
            expansion.line.contains(
                "enum PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent, Swift.Equatable {"))
        #expect(
            expansion.line.contains(
                """
                \(Self.start) switch (left, right) { \
                case (.circle(let left1, let left2), .circle(let right1, let right2)): \
                FoundationModels._areEqual(left1, right1) && FoundationModels._areEqual(left2, right2) \
                case (.empty, .empty): true \
                case (.text(let left1), .text(let right1)): FoundationModels._areEqual(left1, right1) \
                default: false } }
                """))
    }

    @Test func `an only case leaves nothing for another branch`() {
        let line = Expansion("@Generable enum Shape: Equatable { case circle(Double) }").line
        #expect(line.contains("_areEqual(left1, right1) } }"))
        #expect(!line.contains("default: false"))
    }

    @Test(arguments: [
        "Hashable", "Codable, Equatable", "Swift.Equatable", "Swift.Hashable", "Codable & Equatable",
        "nonisolated Equatable", "Sendable & Swift.Hashable, Codable",
    ])
    func `every spelling of the conformance counts`(clause: String) {
        #expect(Expansion("@Generable struct A: \(clause) { var a: Int }").text.contains(Self.start))
    }

    @Test(arguments: ["", ": Codable", ": Comparable", ": Shop.Equatable", ": Identifiable, Sendable"])
    func `no other type has Equatable snapshots`(clause: String) {
        for source in ["struct A\(clause) { var a: Int }", "enum A\(clause) { case a(Int), b }"] {
            let text = Expansion("@Generable \(source)\nextension A: Equatable {}").text
            #expect(!text.contains("=="))
            #expect(!text.contains("Swift.Equatable"))
        }
    }

    @Test(arguments: ["public ", "package "])
    func `comparing is as visible as the type`(level: String) {
        for source in ["struct A: Equatable { var a: Int }", "enum A: Equatable { case a(Int), b }"] {
            #expect(Expansion("@Generable \(level)\(source)").line.contains("nonisolated \(level)static func =="))
        }
    }

    @Test func `what the author has written is compared by the author`() {
        let source = "@Generable struct A: Equatable { var a: Int; struct PartiallyGenerated: Equatable {} }"
        #expect(!Expansion(source).text.contains("=="))
    }
}
