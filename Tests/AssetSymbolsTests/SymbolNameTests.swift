import Testing

@testable import AssetSymbolsCore

@Suite struct SymbolNameTests {
    @Test(arguments: [
        ("darkBrown", "darkBrown"), ("DarkBrown", "darkBrown"), ("dark brown", "darkBrown"),
        ("dark-brown_2", "darkBrown2"), ("cloud1", "cloud1"), ("URLIcon", "urlIcon"), ("icon 24px", "icon24Px"),
        ("AccentColor", "accent"), ("Color", "color"), ("colorful", "colorful"), ("2nd shade", "_2NdShade"),
        ("ミルク", "ミルク"), ("???", "_"), ("self", "self_"), ("init", "init_"), ("Type", "type"),
    ])
    func `a colour name becomes a member`(name: String, member: String) {
        #expect(SymbolName.member(for: .init(kind: .color, path: name)) == member)
    }

    @Test func `only the suffix of its own kind is left out`() {
        #expect(SymbolName.member(for: .init(kind: .image, path: "cupImage")) == "cup")
        #expect(SymbolName.member(for: .init(kind: .image, path: "cupColor")) == "cupColor")
    }

    @Test func `the namespace is no part of the member`() {
        #expect(SymbolName.member(for: .init(kind: .color, path: "Menu/title text")) == "titleText")
        #expect(SymbolName.namespace(for: "main menu") == "MainMenu")
    }

    @Test func `a reserved word is escaped`() {
        #expect(SymbolName.escaped("default") == "`default`")
        #expect(SymbolName.escaped("darkBrown") == "darkBrown")
    }
}
