import CoreTransferable
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The titles of links that share")
struct ShareLinkTitleTests {
    private let words = ["tea", "coffee"]
    private var addresses: [URL] { words.compactMap { URL(string: "https://example.com/\($0)") } }

    private func expect(_ title: String, in view: some View) {
        #expect(TestWindow(view).texts.contains(title))
    }

    @Test func `several texts or addresses are shared with a title`() {
        let name: String = "Name"
        expect("Text", in: ShareLink(Text(verbatim: "Text"), items: words))
        expect("Key", in: ShareLink("Key", items: words, message: Text(verbatim: "message")))
        expect("Name", in: ShareLink(name, items: words))
        expect("Text", in: ShareLink(Text(verbatim: "Text"), items: addresses))
        expect("Key", in: ShareLink("Key", items: addresses, subject: Text(verbatim: "subject")))
        expect("Name", in: ShareLink(name, items: addresses))
    }

    @Test func `one item or several are shared with a title and a preview`() {
        let name: String = "Name"
        let preview = SharePreview("Preview")
        expect("Text", in: ShareLink(Text(verbatim: "Text"), item: "tea", preview: preview))
        expect("Key", in: ShareLink("Key", item: "tea", preview: preview))
        expect("Name", in: ShareLink(name, item: "tea", preview: preview))
        expect("Text", in: ShareLink(Text(verbatim: "Text"), items: words) { SharePreview($0) })
        expect("Key", in: ShareLink("Key", items: words) { SharePreview($0) })
        expect("Name", in: ShareLink(name, items: words) { SharePreview($0) })
    }
}
