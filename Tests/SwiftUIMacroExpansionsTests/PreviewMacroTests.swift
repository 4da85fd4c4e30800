import Testing

@Suite struct PreviewMacroTests {
    @Test func `a preview becomes a type that makes it`() {
        let (text, messages) = expanded("#Preview(\"Dark\", traits: .landscapeLeft, .portrait) {\n    MenuView()\n}")
        #expect(messages.isEmpty)
        #expect(text.contains(": DeveloperToolsSupport.PreviewRegistry {"))
        #expect(text.contains("return DeveloperToolsSupport.Preview(\"Dark\", traits: .landscapeLeft, .portrait) {"))
        #expect(text.contains("MenuView()"))
        #expect(text.contains("static var line: Int {"))
    }

    @Test func `a preview needs no name`() {
        let (text, messages) = expanded("#Preview { Text(\"a\") }")
        #expect(messages.isEmpty)
        #expect(text.contains("return DeveloperToolsSupport.Preview {"))
    }

    @Test func `previewable variables become the state of a view`() {
        let (text, messages) = expanded(
            "#Preview(\"Count\") {\n    @Previewable @State var count = 0\n    let name = \"a\"\n    Text(\"\\(count)\")\n}"
        )
        #expect(messages.isEmpty)
        #expect(text.contains("struct StatefulPreview: SwiftUICore.View {"))
        #expect(text.contains("@State var count = 0"))
        #expect(!text.contains("@Previewable"))
        #expect(text.contains("let name = \"a\""))
        #expect(text.contains("return DeveloperToolsSupport.Preview(\"Count\") {"))
    }

    @Test func `a body can be handed over`() {
        let (text, messages) = expanded("#Preview(\"A\", body: makeView)")
        #expect(messages.isEmpty)
        #expect(text.contains("return DeveloperToolsSupport.Preview(\"A\", body: makeView)"))
        #expect(expanded("#Preview(\"A\")").messages == ["#Preview needs a body: #Preview { … }"])
    }

    @Test func `previewable is a mark only`() {
        let (text, messages) = expanded("@Previewable @State var count = 0")
        #expect(text == "@State var count = 0")
        #expect(messages.isEmpty)
    }
}
