import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@Suite struct RouterTests {
    private let router: Router

    init() {
        let page =
            "<meta name=\"kissa-nonce\" content=\"{{nonce}}\"><title>{{title}}</title><script src=\"/client/a.js\">"
        let files = ClientFiles(page: page, files: ["a.js": Data("let a = 1".utf8), "deep/b.css": Data("b {}".utf8)])
        var router = Router(
            hostCheck: HostCheck(address: "127.0.0.1", port: 8080, allowedHosts: []), files: files,
            nonces: PageNonces(lifetimeSeconds: 60, countMax: 100), page: .init(title: "<Tea & \"Coffee\">"))
        router.resources = ResourceStore()
        router.resources.register(ResourcePath("/resources/1.woff2"), contentType: "font/woff2") { Data([1, 2, 3]) }
        router.resources.register(ResourcePath("/resources/broken"), contentType: "x/y") {
            throw CocoaError(.fileNoSuchFile)
        }
        self.router = router
    }

    private func answer(_ path: String, _ change: (inout Request) -> Void = { _ in }) -> Response {
        var request = Request(method: .get, path: path, hosts: ["localhost:8080"])
        change(&request)
        switch router.answer(to: request, atSeconds: 0) {
        case .now(let response): return response
        case .later(let load): return load()
        }
    }

    private func header(_ name: String, of response: Response) -> String? {
        response.headers.first { $0.name == name }?.value
    }

    @Test func `the page carries a nonce of its own and the visitor's cookie`() throws {
        let (first, second) = (answer("/"), answer("/"))
        #expect(first.status == 200 && first.body != second.body)
        let cookie = try #require(header("set-cookie", of: first))
        #expect(cookie.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"))
        #expect(header("cache-control", of: first) == "no-store")
        let visitor = try #require(VisitorCookie.visitor(inHeader: String(cookie.prefix { $0 != ";" })))
        let text = String(decoding: first.body, as: UTF8.self)
        let nonce = try #require(text.firstMatch(of: /content="([0-9a-f]+)"/).map { String($0.1) })
        #expect(router.nonces.redeem(nonce, for: visitor, atSeconds: 1))
    }

    @Test func `a known visitor stays who it is`() throws {
        let visitor = Secret.make()
        let page = answer("/") { $0.cookie = "other=1; kissa-visitor=\(visitor)" }
        #expect(header("set-cookie", of: page)?.hasPrefix("kissa-visitor=\(visitor);") == true)
    }

    @Test(arguments: ["kissa-visitor=short", "kissa-visitor=", "kissa-visitor", "xkissa-visitor=\(Secret.make())", ""])
    func `a cookie that we never gave out names nobody`(cookie: String) {
        #expect(VisitorCookie.visitor(inHeader: cookie) == nil)
    }

    @Test func `two cookies of our name name nobody`() {
        let header = "kissa-visitor=\(Secret.make()); kissa-visitor=\(Secret.make())"
        #expect(VisitorCookie.visitor(inHeader: header) == nil)
    }

    @Test func `who follows a link from another site keeps its cookie`() {
        let page = answer("/") { $0.fetchSite = "cross-site" }
        #expect(header("set-cookie", of: page) == nil)
        #expect(header("refresh", of: page) == "0")
        let known = answer("/") {
            $0.fetchSite = "cross-site"; $0.cookie = "kissa-visitor=\(Secret.make())"
        }
        #expect(header("refresh", of: known) == nil)
    }

    @Test func `the configurations texts are text in the page`() {
        let text = String(decoding: answer("/").body, as: UTF8.self)
        #expect(text.contains("<title>&lt;Tea &amp; &quot;Coffee&quot;&gt;</title>"))
    }

    @Test func `every answer forbids what is not ours`() {
        for response in [answer("/"), answer("/nothing"), answer("/client/a.js"), answer("/healthz")] {
            let policy = header("content-security-policy", of: response) ?? ""
            #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
            // Whole pages in frames are all that may come from elsewhere.
            #expect(policy.contains("script-src 'self';") && policy.contains("frame-src https: http:;"))
            #expect(!policy.contains("unsafe"))
            #expect(header("x-content-type-options", of: response) == "nosniff")
            #expect(header("referrer-policy", of: response) == "no-referrer")
        }
    }

    @Test func `files under their version are kept for ever`() throws {
        let text = String(decoding: answer("/").body, as: UTF8.self)
        let path = try #require(text.firstMatch(of: /src="([^"]+)"/).map { String($0.1) })
        #expect(path == "/client/\(router.files.version)/a.js")
        let file = answer(path)
        #expect(file.status == 200 && file.contentType.hasPrefix("text/javascript"))
        #expect(header("cache-control", of: file)?.contains("immutable") == true)
        #expect(answer("/client/\(router.files.version)/deep/b.css").contentType.hasPrefix("text/css"))
    }

    @Test func `a file that did not change is not sent again`() throws {
        let file = answer("/client/a.js")
        #expect(header("cache-control", of: file) == "no-cache")
        let tag = try #require(header("etag", of: file))
        let again = answer("/client/a.js") { $0.ifNoneMatch = tag }
        #expect(again.status == 304 && again.body.isEmpty)
    }

    @Test func `the page names all of its modules so that none waits for another`() {
        let files = ClientFiles(
            page: "<!-- modules --><p>", files: ["b.js": Data(), "a.js": Data(), "a.css": Data()])
        let links = ["a.js", "b.js"].map { "<link rel=\"modulepreload\" href=\"/client/\(files.version)/\($0)\">" }
        #expect(files.page == links.joined(separator: "\n") + "<p>")
    }

    @Test(arguments: [
        "/client/", "/client/../Package.swift", "/client/index.html", "/client//a.js", "/client/a.js/",
        "/client/0/a.js",
        "/etc/passwd", "//", "", "/client/deep", "/resources/", "/resources/../client/a.js", "/Client/a.js",
    ])
    func `what was not put there is not found`(path: String) { #expect(answer(path).status == 404) }

    @Test func `resources come as they were registered`() {
        let font = answer("/resources/1.woff2")
        #expect(font.status == 200 && font.contentType == "font/woff2" && font.body == Data([1, 2, 3]))
        #expect(header("cache-control", of: font)?.contains("immutable") == true)
    }

    @Test func `a resource that cannot be loaded says so and is not kept`() {
        let broken = answer("/resources/broken")
        #expect(broken.status == 500 && header("cache-control", of: broken) == "no-store")
    }

    @Test func `other methods are not allowed`() {
        let response = answer("/") { $0.method = .other }
        #expect(response.status == 405 && header("allow", of: response) == "GET, HEAD")
    }

    @Test func `another host is not answered`() {
        #expect(answer("/") { $0.hosts = ["evil.example"] }.status == 421)
        #expect(answer("/healthz") { $0.hosts = [] }.status == 421)
    }

    @Test func `the version changes with any byte of any file`() {
        let files = ["a.js": Data([1]), "b.js": Data([2])]
        let versions = [
            ClientFiles(page: "", files: files), ClientFiles(page: "p", files: files),
            ClientFiles(page: "", files: ["a.js": Data([1]), "b.js": Data([3])]),
            ClientFiles(page: "", files: ["a.js": Data([1]), "c.js": Data([2])]),
            ClientFiles(page: "", files: ["a.js": Data([1, 2]), "b.js": Data()]),
        ].map(\.version)
        #expect(Set(versions).count == versions.count)
    }
}

@Suite struct PageTemplateTests {
    @Test func `places are filled and the rest is left alone`() {
        let template = PageTemplate("a{{x}}b{{ y }}{c}}{{x}}{{unclosed")
        #expect(template.filled(["x": "<1>", " y ": "2"]) == "a&lt;1&gt;b2{c}}&lt;1&gt;{{unclosed")
        #expect(template.filled([:]) == "ab{c}}{{unclosed")
    }
}
