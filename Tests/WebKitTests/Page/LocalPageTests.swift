import Foundation
import SwiftUI
import Testing

@testable import WebKit

/// Loads pages and pictures of the scheme `tea`.
private final class TeaScheme: NSObject, WKURLSchemeHandler {
    private(set) var asked: [String] = []
    private(set) var stopped: [String] = []
    let diary = Diary()

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let url = urlSchemeTask.request.url!
        asked.append(url.absoluteString)
        diary.note("asked")
        if url.path == "/endless.html" { return }
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

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
        stopped.append(urlSchemeTask.request.url!.absoluteString)
        diary.note("stopped")
        // Too late, and so without effect.
        urlSchemeTask.didFinish()
    }
}

/// Notes what it is asked, and what fails.
private final class Failures: NSObject, WKNavigationDelegate {
    let diary = Diary()
    var address: URL?

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        diary.note("asked \(navigationAction.request.url?.absoluteString ?? "")")
        return .allow
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        address = (error as? URLError)?.failingURL
        diary.note("failed \((error as NSError).code)")
    }
}

@MainActor
@Suite("Pages of an app's own files and schemes", .timeLimit(.minutes(2)))
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
                == .string("<img src=\"\(cup)\"><img src=\"\(cup)\"><img src=\"missing.png\">"))
        #expect(window.part("page")?["base"] == .string("tea://shop/index.html"))
        #expect(scheme.asked == ["tea://shop/index.html", "tea://shop/cup.png", "tea://shop/missing.png"])
    }

    @Test func `HTML of the app's names what its schemes have, whatever its base`() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(TeaScheme(), forURLScheme: "tea")
        let view = WKWebView(frame: .zero, configuration: configuration)
        let window = WebWindow(showing: view)
        for (number, base) in [nil, "https://tea.example/"].enumerated() {
            view.loadHTMLString(
                "<img src='tea://shop/cup.png'><img src='a.png'>", baseURL: base.flatMap { URL(string: $0) })
            await window.waitForPage(number + 1)
            #expect(window.part("page")?["html"] == .string("<img src=\"\(cup)\"><img src='a.png'>"))
        }
    }

    @Test func `a scheme's handler stops when the page isn't wanted any more`() async throws {
        let scheme = TeaScheme()
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(scheme, forURLScheme: "tea")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.load(URLRequest(url: URL(string: "tea://shop/endless.html")!))
        await scheme.diary.wait(for: "asked")
        view.loadHTMLString("<p>", baseURL: nil)
        await scheme.diary.wait(for: "stopped")
        #expect(scheme.stopped == ["tea://shop/endless.html"])
    }

    @Test func `what is named again counts again, so that HTML doesn't grow without a bound`() async throws {
        let picture = Data(count: 1 << 20)
        var resources = LocalResources { _ in (picture, "image/png") }
        let html = String(repeating: "<img src=a.png>", count: 1000)
        let embedded = await resources.embedded(in: html, base: URL(fileURLWithPath: "/site/"))
        #expect(embedded.components(separatedBy: "data:image/png").count - 1 == 4)
        #expect(embedded.components(separatedBy: "src=a.png").count - 1 == 996)
    }

    @Test func `a style sheet that imports itself ends`() async throws {
        var resources = LocalResources { _ in (Data("@import 'a.css'; @import 'b.css';".utf8), "text/css") }
        let embedded = await resources.embedded(in: "<link href=a.css>", base: URL(fileURLWithPath: "/site/"))
        #expect(embedded.hasPrefix("<link href=\"data:text/css;base64,"))
    }

    @Test func `an address alone names no file but the app's resources`() async throws {
        try await withSite { site in
            try Data("<p>".utf8).write(to: site.appending(path: "index.html"))
            let view = WKWebView()
            let failures = Failures()
            view.navigationDelegate = failures
            view.load(URLRequest(url: site.appending(path: "index.html")))
            await failures.diary.wait(for: "failed \(URLError.noPermissionsToReadFile.rawValue)")
            #expect(failures.address == site.appending(path: "index.html"))
        }
    }

    @Test func `a page's link leads to no file outside of its folder, and nobody is asked`() async throws {
        try await withSite { site in
            try Data("<p>next".utf8).write(to: site.appending(path: "next.html"))
            let asked = Failures()
            let view = WKWebView()
            view.navigationDelegate = asked
            let window = WebWindow(showing: view)
            @MainActor func lead(to address: String) throws {
                try window.report("{\"link\": {\"address\": \"\(address)\", \"kind\": \"link\"}}")
            }
            let secret = site.deletingLastPathComponent().appending(path: "secret.txt").absoluteString
            view.loadHTMLString("<p>", baseURL: nil)
            await window.waitForPage(1)
            try window.load()
            for address in [
                secret, "file:///etc/passwd", "data:text/html,a", "javascript:a()", "blob:null/1", "about:config",
            ] {
                try lead(to: address)
            }
            view.loadFileURL(site.appending(path: "next.html"), allowingReadAccessTo: site)
            await window.waitForPage(2)
            try window.load()
            try lead(to: secret)
            try lead(to: site.appending(path: "art/../../secret.txt").absoluteString)
            try lead(to: site.appending(path: "out.txt").absoluteString)
            try lead(to: site.appending(path: "next.html").absoluteString)
            await window.waitForPage(3)
            #expect(window.part("page")?["html"] == .string("<p>next"))
            let next = site.appending(path: "next.html").absoluteString
            #expect(asked.diary.entries == ["asked about:blank", "asked \(next)", "asked \(next)"])
        }
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
