import Foundation
import SwiftUI
import Testing

@testable import WebKit

/// Loads pages and pictures of the scheme `tea`.
private final class TeaScheme: NSObject, WKURLSchemeHandler {
    private(set) var asked: [String] = []

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let url = urlSchemeTask.request.url!
        asked.append(url.absoluteString)
        guard url.path != "/missing.png" else { return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist)) }
        let isPage = url.path == "/index.html"
        urlSchemeTask.didReceive(
            URLResponse(
                url: url, mimeType: isPage ? "text/html" : "image/png", expectedContentLength: -1,
                textEncodingName: nil))
        urlSchemeTask.didReceive(Data((isPage ? "<img src=cup.png><img src='cup.png'>" : "cu").utf8))
        urlSchemeTask.didReceive(Data((isPage ? "<img src=\"missing.png\">" : "p").utf8))
        urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

@MainActor
@Suite("Pages of an app's own files and schemes")
struct LocalPageTests {
    /// A folder with a page, beside a file that the page may not use.
    private func withSite(_ body: (URL) async throws -> Void) async throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
        let site = root.appending(path: "site")
        try FileManager.default.createDirectory(
            at: site.appending(path: "art"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try Data("secret".utf8).write(to: root.appending(path: "secret.txt"))
        try Data("cup".utf8).write(to: site.appending(path: "art/cup.png"))
        try Data("body { background: url(../art/cup.png) }".utf8).write(to: site.appending(path: "art/style.css"))
        try Data("let a = 1".utf8).write(to: site.appending(path: "code.js"))
        try FileManager.default.createSymbolicLink(
            at: site.appending(path: "out.txt"), withDestinationURL: root.appending(path: "secret.txt"))
        try await body(site)
    }

    private let cup = "data:image/png;base64,Y3Vw"

    @Test func `a file's page has its pictures, scripts and style sheets in it`() async throws {
        try await withSite { site in
            let page = """
                <link rel="stylesheet" href="art/style.css"><img src='art/cup.png'><script src="code.js"></script>
                <a href="art/cup.png"></a><img src="https://tea.example/x.png"><style>p { background: url("art/cup.png") }</style>
                """
            try Data(page.utf8).write(to: site.appending(path: "index.html"))
            let view = WKWebView()
            let window = WebWindow(showing: view)
            view.loadFileURL(site.appending(path: "index.html"), allowingReadAccessTo: site)
            await window.waitForPage(1)
            let html = try #require(window.part("page")?["html"]?.string)
            let style = Data("body { background: url(\"\(cup)\") }".utf8).base64EncodedString()
            #expect(html.contains("href=\"data:text/css;base64,\(style)\""))
            #expect(html.contains("<img src=\"\(cup)\">") && html.contains("url(\"\(cup)\") }</style>"))
            #expect(html.contains("src=\"data:text/javascript;base64,bGV0IGEgPSAx\""))
            #expect(html.contains("<a href=\"art/cup.png\">") && html.contains("src=\"https://tea.example/x.png\""))
        }
    }

    @Test func `a page uses no files outside of its folder`() async throws {
        try await withSite { site in
            let view = WKWebView()
            let window = WebWindow(showing: view)
            let html = "<img src=\"../secret.txt\"><img src=\"out.txt\"><img src=\"art/cup.png\"><img src=\"art\">"
            view.loadHTMLString(html, baseURL: site.appending(path: "index.html"))
            await window.waitForPage(1)
            let shown = try #require(window.part("page")?["html"]?.string)
            #expect(shown == html.replacing("art/cup.png", with: cup))
            view.loadFileURL(site.deletingLastPathComponent().appending(path: "secret.txt"), allowingReadAccessTo: site)
            view.loadHTMLString("<p>", baseURL: nil)
            await window.waitForPage(2)
            #expect(window.part("page")?["html"] == .string("<p>"))
        }
    }

    @Test func `an app's scheme gives pages and what they name`() async throws {
        let scheme = TeaScheme()
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(scheme, forURLScheme: "tea")
        let view = WKWebView(frame: .zero, configuration: configuration)
        let window = WebWindow(showing: view)
        view.load(URLRequest(url: URL(string: "tea://shop/index.html")!))
        await window.waitForPage(1)
        #expect(
            window.part("page")?["html"]
                == .string("<img src=cup.png><img src=\"\(cup)\"><img src=\"missing.png\">"))
        #expect(window.part("page")?["base"] == .string("tea://shop/index.html"))
        #expect(scheme.asked == ["tea://shop/index.html", "tea://shop/cup.png", "tea://shop/missing.png"])
    }

    @Test func `texts and pictures are shown, and other types aren't`() throws {
        let text = try PageDocument.html(Data("a<b".utf8), mimeType: "text/plain", encoding: nil)
        #expect(text.hasSuffix(">a&lt;b</pre>"))
        #expect(try PageDocument.html(Data("cup".utf8), mimeType: "image/png", encoding: nil).contains(cup))
        #expect(try PageDocument.html(Data([0xE9]), mimeType: "text/html", encoding: "iso-8859-1") == "é")
        #expect(throws: NSError.self) { try PageDocument.html(Data(), mimeType: "application/zip", encoding: nil) }
    }

    @Test func `the modules can be joined`() {
        #expect(PageModule.path.path.hasSuffix(".js") && PageModule.shell.path.hasSuffix(".html"))
    }
}
