import Testing

@Suite struct PreviewMacroTests {
    @Test(arguments: ["#Preview { Text(\"a\") }", "#Preview(\"Dark\", traits: .landscapeLeft) {\n    MenuView()\n}"])
    func aPreviewLeavesNothingBehind(source: String) {
        let (text, messages) = expanded("struct A {}\n\(source)\nstruct B {}")
        #expect(text.split(separator: "\n").map(String.init).filter { !$0.isEmpty } == ["struct A {}", "struct B {}"])
        #expect(messages.isEmpty)
    }

    @Test func previewableIsAMarkOnly() {
        let (text, messages) = expanded("@Previewable @State var count = 0")
        #expect(text == "@State var count = 0")
        #expect(messages.isEmpty)
    }
}
