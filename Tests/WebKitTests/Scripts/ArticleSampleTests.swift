import Foundation
import SwiftUI
import Testing

@testable import WebKit

@MainActor
@Suite("An article in SwiftUI", .timeLimit(.minutes(2)))
struct ArticleSampleTests {
    private struct Screen: View {
        @State private var height: CGFloat = 10
        @State private var opened = ""

        var body: some View {
            Text(verbatim: "\(Int(height)) \(opened)")
            ArticleView(body_: "<p>Tea", height: $height) { opened = $0.absoluteString }.frame(height: height)
        }
    }

    @Test func `it is as high as its content, and its links are the app's`() async throws {
        let window = WebWindow(Screen())
        await window.waitForPage(1)
        #expect(window.settings?["scrolls"] == .bool(false) && window.settings?["isClear"] == .bool(true))
        #expect(window.part("page")?["html"]?.string?.contains("<body><p>Tea</body>") == true)
        try window.load()
        let call = await window.waitForPart("call 1")
        #expect(call?["script"] == .string("document.body.scrollHeight"))
        try window.report(#"{"answer": 1, "value": 240}"#)
        #expect(window.window.texts.contains("240 "))
        try window.report(#"{"link": {"address": "https://tea.example/", "kind": "link", "isNew": false}}"#)
        await window.window.render { window.window.texts.contains("240 https://tea.example/") }
        #expect(window.pageNumber == 1)
    }

    @Test func `a film is sent as the app writes it`() async throws {
        let window = WebWindow(FilmView(videoID: "abc"))
        await window.waitForPage(1)
        #expect(window.part("page")?["html"]?.string?.contains("https://www.youtube.com/embed/abc") == true)
    }
}
