import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import WebKit

@MainActor
@Suite("Web pages of SwiftUI", .timeLimit(.minutes(2)))
struct WebPageTests {
    @Test func `a view shows its page, and the app follows it`() async throws {
        let window = WebWindow(ReaderView(page: WebPage(), html: "<title>Tea</title>"))
        await window.waitForPage(1)
        #expect(window.part("page")?["base"] == .string("https://tea.example/"))
        #expect(window.settings?["isClear"] == .bool(true))
        #expect(window.settings?["isFullscreenAllowed"] == .bool(true))
        #expect(window.window.texts.contains("untitled"))
        try window.load(title: "Tea")
        #expect(window.window.texts.contains("Tea"))
    }

    @Test func `an address is shown, and another one when it changes`() async throws {
        struct Toggled: View {
            @State private var isSecond = false
            var body: some View {
                Button("Next") { isSecond = true }
                WebView(url: URL(string: isSecond ? "https://two.example/" : "https://one.example/"))
            }
        }
        let window = WebWindow(Toggled())
        await window.waitForPage(1)
        #expect(window.part("page")?["address"] == .string("https://one.example/"))
        window.window.press(button: "Next")
        await window.waitForPage(2)
        #expect(window.part("page")?["address"] == .string("https://two.example/"))
    }

    @Test func `a navigation's events end with it`() async throws {
        let page = WebPage()
        let window = WebWindow(WebView(page))
        let events = page.load(html: "<p>Tea")
        await window.waitForPage(1)
        try window.load()
        var seen: [WebPage.NavigationEvent] = []
        for try await event in events { seen.append(event) }
        #expect(seen == [.startedProvisionalNavigation, .committed, .finished])
        #expect(page.currentNavigationEvent == .finished && page.backForwardList.currentItem != nil)
    }

    @Test func `a navigation that fails throws`() async throws {
        let page = WebPage()
        await #expect(throws: WebPage.NavigationError.self) {
            for try await _ in page.load(URL(string: "tel:123")) {}
        }
        await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(URL?.none) {} }
    }

    @Test func `a decider decides, also about scripts`() async throws {
        let page = WebPage(navigationDecider: OneSite(host: "tea.example"))
        let window = WebWindow(WebView(page))
        await #expect(throws: WebPage.NavigationError.self) {
            for try await _ in page.load(URL(string: "https://cake.example/")) {}
        }
        page.load(html: "<p>", baseURL: URL(string: "https://tea.example/")!)
        await window.waitForPage(1)
        #expect(window.part("page")?["runsScripts"] == .bool(false))
    }

    @Test func `a page is asked by functions`() async throws {
        let page = WebPage()
        let window = WebWindow(WebView(page))
        page.load(html: "<p>")
        await window.waitForPage(1)
        try window.load()
        let script = "return document.querySelectorAll(tag).length"
        async let count = page.callJavaScript(script, arguments: ["tag": "p"]) as? Int
        #expect(await window.waitForPart("call 1")?["arguments"]?["tag"] == .string("p"))
        try window.report(#"{"answer": 1, "value": 3}"#)
        #expect(try await count == 3)
    }

    @Test func `scrolling is told and asked for`() async throws {
        struct Scrolled: View {
            let page: WebPage
            @State private var position = ScrollPosition()
            @State private var heights: [CGFloat] = []
            var body: some View {
                Button("End") { position.scrollTo(edge: .bottom) }
                Text(verbatim: "\(heights.map { Int($0) })")
                WebView(page)
                    .webViewScrollPosition($position)
                    .webViewOnScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in
                        heights.append(new)
                    }
                    .frame(height: 200)
            }
        }
        let page = WebPage()
        let window = WebWindow(Scrolled(page: page))
        page.load(html: "<p>")
        await window.waitForPage(1)
        try window.load()
        #expect(window.window.texts.contains { $0.hasSuffix("1200]") })
        window.window.press(button: "End")
        #expect(await window.waitForPart("call 1")?["script"] == .string("scrollTo(0.0, 1000.0)"))
    }

    @Test func `all navigations end when the page goes`() async throws {
        var page: WebPage? = WebPage()
        let events = try #require(page?.navigations)
        let ending = Task { for try await _ in events {} }
        await Task.yield()
        page = nil
        await #expect(throws: WebPage.NavigationError.self) { try await ending.value }
    }

    @Test func `a window has its own default store, and its cookies`() throws {
        struct Storing: View {
            let note: @MainActor (WKWebsiteDataStore) -> Void
            var body: some View { Color.clear.onAppear { note(.default()) } }
        }
        var stores: [WKWebsiteDataStore] = []
        let windows = (1...2).map { _ in TestWindow(portrait: Storing { stores.append($0) }) }
        #expect(windows.count == 2 && stores.count == 2)
        let properties: [HTTPCookiePropertyKey: Any] = [.name: "a", .value: "b", .domain: "tea.example", .path: "/"]
        stores[0].httpCookieStore.setCookie(try #require(HTTPCookie(properties: properties)))
        var counts: [Int] = []
        for store in stores { store.httpCookieStore.getAllCookies { counts.append($0.count) } }
        #expect(counts == [1, 0])
    }

    @Test func `schemes are those that browsers lack`() {
        #expect(URLScheme("tea") != nil && URLScheme("https") == nil && URLScheme("1a") == nil && URLScheme("") == nil)
    }
}
