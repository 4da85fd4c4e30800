import SwiftUICore
import Testing
import ViewTesting

@testable import SwiftUI

#Preview {
    Text(verbatim: "unnamed")
}

#Preview("Small", traits: .fixedLayout(width: 80, height: 40)) {
    Text(verbatim: "small")
}

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "shared" }

    func body(content: Content, context: String) -> some View {
        VStack {
            Text(verbatim: context)
            content
        }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static var framed: Self { .modifier(Framed()) }
}

#Preview("Framed", traits: .framed) {
    Text(verbatim: "inside")
}

private struct Old_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "old").previewDisplayName("Old")
        Text(verbatim: "older")
    }
}

/// The previews in this test program.
@MainActor
@Suite("Previews")
struct PreviewTests {
    private let catalog = PreviewCatalog.ofThisProgram()

    private func texts(of name: String) throws -> [String] {
        let entry = try #require(catalog.entries.first { $0.name == name })
        return TestWindow(wide: entry.content()).texts
    }

    @Test func `every preview is listed by its name`() {
        let names = catalog.entries.map(\.name)
        for name in ["Cups", "Cups, lying", "Small", "Framed", "Old"] { #expect(names.contains(name)) }
        #expect(Set(catalog.entries.map(\.id)).count == names.count)
    }

    @Test func `a preview without a name is called after its place`() {
        #expect(catalog.entries.contains { $0.name.hasPrefix("PreviewTests.swift, line ") })
    }

    @Test func `previews show their views`() throws {
        #expect(try texts(of: "Cups") == ["2"])
        #expect(try texts(of: "Small") == ["small"])
        #expect(try texts(of: "Old") == ["old", "older"])
    }

    @Test func `a previewable variable is the state of the preview`() throws {
        let entry = try #require(catalog.entries.first { $0.name == "Cups, lying" })
        let window = TestWindow(wide: entry.content())
        #expect(window.texts.contains("2"))
        window.press(button: "more")
        #expect(window.texts.contains("3"))
    }

    @Test func `a modifier is around its preview`() async throws {
        let entry = try #require(catalog.entries.first { $0.name == "Framed" })
        guard case .wrapper(let wrapper as PreviewWrapper)? = entry.traits.first?.value else {
            Issue.record("the trait is a modifier")
            return
        }
        let window = TestWindow(wide: wrapper.wrap(entry.content()))
        for _ in 0..<1000 where !window.texts.contains("inside") {
            try await Task.sleep(for: .milliseconds(5))
            window.render()
        }
        #expect(window.texts == ["shared", "inside"])
    }

    @Test func `the previews are listed in place of the app`() {
        #expect(PreviewApp.isWanted(["KISSA_PREVIEWS": "1"]) && !PreviewApp.isWanted([:]))
        let window = TestWindow(wide: PreviewGallery(catalog: catalog))
        #expect(window.texts.contains("Cups") && window.texts.contains("PreviewTests.swift"))
    }
}
