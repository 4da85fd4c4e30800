import DisplayList
import Foundation
import HTTPServing
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
            nonces: PageNonces(lifetimeSeconds: 60, countMax: 100),
            visitors: VisitorDesk(identity: .init(), limits: .init()), page: .init(title: "<Tea & \"Coffee\">"))
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
        case .later(let load), .muchLater(let load): return load()
        }
    }

    @Test func `what takes seconds to make waits in a line of its own`() {
        let path = router.resources.hold(
            madeOf: Data("photo".utf8), contentType: "image/png", pathExtension: "png", byteCount: 10
        ) { Data([1, 2, 3]) }
        let request = Request(method: .get, path: path.path, hosts: ["localhost:8080"])
        guard case .muchLater(let load) = router.answer(to: request, atSeconds: 0) else {
            Issue.record("it waits with the others")
            return
        }
        #expect(load().body == Data([1, 2, 3]))
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
        let sent = String(cookie.prefix { $0 != ";" })
        let visitor = try #require(router.visitors.visitor(ofCookie: sent, isSecure: false))
        let text = String(decoding: first.body, as: UTF8.self)
        let nonce = try #require(text.firstMatch(of: /content="([0-9a-f]+)"/).map { String($0.1) })
        #expect(router.nonces.redeem(nonce, for: visitor.name, atSeconds: 1))
    }

    @Test func `a known visitor stays who it is`() throws {
        let cookie = try #require(header("set-cookie", of: answer("/"))).prefix { $0 != ";" }
        let page = answer("/") { $0.cookie = "other=1; \(cookie)" }
        #expect(header("set-cookie", of: page)?.hasPrefix("\(cookie);") == true)
    }

    @Test func `Behind a proxy that is trusted and speaks TLS, the cookie is for TLS alone`() {
        var router = router
        router = Router(
            hostCheck: router.hostCheck, files: router.files, nonces: router.nonces, visitors: router.visitors,
            page: router.page, trustedProxies: ["10.0.0.1"])
        func cookie(peer: String, proto: String) -> String? {
            var request = Request(method: .get, path: "/", hosts: ["localhost:8080"])
            (request.peer, request.forwardedProto) = (peer, proto)
            guard case .now(let response) = router.answer(to: request, atSeconds: 0) else { return nil }
            return header("set-cookie", of: response)
        }
        #expect(cookie(peer: "10.0.0.1", proto: "https")?.hasPrefix("__Host-") == true)
        #expect(cookie(peer: "10.0.0.1", proto: "http, https")?.hasSuffix("; Secure") == true)
        #expect(cookie(peer: "10.0.0.1", proto: "http")?.contains("Secure") == false)
        #expect(cookie(peer: "10.0.0.2", proto: "https")?.contains("Secure") == false)
    }

    @Test func `Under a name that is answered over TLS the cookie is for TLS alone, whoever asks`() {
        let router = Router(
            hostCheck: HostCheck(
                address: "127.0.0.1", port: 8080, allowedHosts: ["cafe.example", "http://lan.example"]),
            files: router.files, nonces: router.nonces, visitors: router.visitors, page: router.page)
        func cookie(_ host: String) -> String? {
            guard
                case .now(let response) = router.answer(
                    to: Request(method: .get, path: "/", hosts: [host]), atSeconds: 0)
            else { return nil }
            return header("set-cookie", of: response)
        }
        #expect(cookie("cafe.example")?.hasPrefix("__Host-") == true)
        #expect(cookie("cafe.example")?.hasSuffix("; Secure") == true)
        for plain in ["lan.example", "localhost:8080"] { #expect(cookie(plain)?.contains("Secure") == false) }
    }

    @Test func `A download is to be saved, and kept by no cache`() {
        router.resources.registerDownload(ResourcePath("/resources/secret.html"), contentType: "text/html") {
            Data([1])
        }
        let file = answer("/resources/secret.html")
        #expect(file.status == 200 && header("cache-control", of: file) == "no-store")
        #expect(header("content-disposition", of: file) == "attachment")
        let font = answer("/resources/1.woff2")
        #expect(header("cache-control", of: font)?.contains("immutable") == true)
        #expect(header("content-disposition", of: font) == nil)
    }

    @Test func `A page asks whether its visitor is known, and learns that a browser keeps its cookie back`() throws {
        let cookie = try #require(header("set-cookie", of: answer("/"))).prefix { $0 != ";" }
        #expect(answer("/visitor").status == 403)
        #expect(answer("/visitor") { $0.cookie = String(cookie) }.status == 204)
    }

    @Test func `who follows a link from another site keeps its cookie`() throws {
        let cookie = try #require(header("set-cookie", of: answer("/"))).prefix { $0 != ";" }
        let page = answer("/") { $0.fetchSite = "cross-site" }
        #expect(header("set-cookie", of: page) == nil)
        #expect(header("refresh", of: page) == "0")
        let known = answer("/") {
            $0.fetchSite = "cross-site"
            $0.cookie = String(cookie)
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
            // Only whole pages in frames may come from other sites.
            #expect(policy.contains("script-src 'self';") && policy.contains("frame-src https: http:;"))
            #expect(!policy.contains("unsafe"))
            #expect(header("x-content-type-options", of: response) == "nosniff")
            #expect(header("referrer-policy", of: response) == "no-referrer")
        }
    }

    @Test func `a document for a frame has an origin of its own, and only our page frames it`() {
        let html = "text/html; charset=utf-8"
        router.resources.registerFramed(ResourcePath("/resources/1.html"), contentType: html) { Data() }
        let response = answer("/resources/1.html")
        let policy = header("content-security-policy", of: response) ?? ""
        #expect(policy.hasPrefix("sandbox allow-scripts ") && policy.hasSuffix("frame-ancestors 'self'"))
        #expect(!policy.contains("allow-same-origin") && !policy.contains("allow-top-navigation"))
        #expect(header("x-frame-options", of: response) == nil)
        #expect(header("x-content-type-options", of: response) == "nosniff")
        // Its type alone doesn't make a resource a document for a frame.
        router.resources.register(ResourcePath("/resources/2.html"), contentType: html) { Data() }
        let other = answer("/resources/2.html")
        #expect(header("content-security-policy", of: other)?.hasPrefix("default-src 'none'") == true)
        #expect(header("x-frame-options", of: other) == "DENY")
        let font = answer("/resources/1.woff2")
        #expect(header("content-security-policy", of: font)?.contains("frame-ancestors 'none'") == true)
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
        let folder = "{{prefix}}/client/\(files.version)"
        let links = ["a.js", "b.js"].map { "<link rel=\"modulepreload\" href=\"\(folder)/\($0)\">" }
        #expect(files.page == links.joined(separator: "\n") + "<p>")
    }

    // MARK: Joined and compressed

    @Test func `the page names one script in which the others are joined`() throws {
        let files = ClientFiles(
            page: "<script src=\"/client/main.js\"></script><!-- modules -->",
            files: [
                "main.js": Data("import { b } from \"./deep/b.js\";\nb();\n".utf8),
                "deep/b.js": Data("export function b() {}\n".utf8),
            ], joinsScripts: true)
        #expect(files.page == "<script src=\"{{prefix}}/client/\(files.version)/main.js\"></script>")
        let script = try #require(files.response(to: "\(files.version)/main.js", ifNoneMatch: ""))
        let text = String(decoding: script.body, as: UTF8.self)
        #expect(text.contains("function b() {}") && !text.contains("import"))
        let other = try #require(files.response(to: "deep/b.js", ifNoneMatch: ""))
        #expect(String(decoding: other.body, as: UTF8.self).hasPrefix("export function b"))
    }

    @Test func `scripts that can't be joined are served as they are`() throws {
        let script = Data("export default 1;".utf8)
        let files = ClientFiles(page: "", files: ["main.js": script], joinsScripts: true)
        #expect(files.response(to: "main.js", ifNoneMatch: "")?.body == script)
    }

    @Test func `a script in the page is in the policy of the page and of nothing else`() throws {
        let script = "go(1);"
        let files = ClientFiles(page: "<script>\(script)</script>", files: [:])
        // echo -n 'go(1);' | openssl dgst -sha256 -binary | base64
        #expect(files.pageScriptHashes == ["sha256-AXbh7bbEqAIIdXZyWI7D7g5DAdMMA/NFMwQYH3tn71A="])
        let other = Router(
            hostCheck: router.hostCheck, files: files, nonces: router.nonces, visitors: router.visitors, page: .init())
        var request = Request(method: .get, path: "/", hosts: ["localhost:8080"])
        guard case .now(let page) = other.answer(to: request, atSeconds: 0) else { throw CancellationError() }
        let policy = header("content-security-policy", of: page) ?? ""
        #expect(policy.contains("script-src 'self' '\(files.pageScriptHashes[0])';") && !policy.contains("unsafe"))
        request.path = "/healthz"
        guard case .now(let health) = other.answer(to: request, atSeconds: 0) else { throw CancellationError() }
        #expect(header("content-security-policy", of: health)?.contains("script-src 'self';") == true)
    }

    @Test(arguments: [
        ("gzip, deflate, br", "br"), ("gzip;q=1.0, br;q=0", "gzip"), ("GZIP", "gzip"), ("deflate", nil), ("", nil),
    ])
    func `what stays for ever is compressed as a browser takes it`(accepted: String, coding: String?) throws {
        let text = String(repeating: "let a = 1;\n", count: 200)
        router.resources.register(ResourcePath("/resources/long.js"), contentType: "text/javascript") {
            Data(text.utf8)
        }
        for _ in 0..<2 {
            let response = answer("/resources/long.js") { $0.acceptEncoding = accepted }
            #expect(header("content-encoding", of: response) == coding)
            #expect(header("vary", of: response) == "accept-encoding")
            #expect((response.body.count < 200) == (coding != nil))
            if coding == "gzip" { #expect(response.body.prefix(2) == Data([0x1F, 0x8B])) }
        }
    }

    @Test func `pictures and short files are sent as they are`() {
        let picture = Data(repeating: 0, count: 4000)
        router.resources.register(ResourcePath("/resources/a.png"), contentType: "image/png") { picture }
        for path in ["/resources/a.png", "/client/a.js", "/resources/1.woff2"] {
            let response = answer(path) { $0.acceptEncoding = "br" }
            #expect(header("content-encoding", of: response) == nil, "\(path)")
        }
    }

    @Test func `a file that was sent compressed is known again by its tag`() throws {
        let files = ClientFiles(page: "", files: ["a.css": Data(String(repeating: "a {}\n", count: 200).utf8)])
        let file = try #require(files.response(to: "a.css", ifNoneMatch: ""))
        let sent = CompressedBodies().compressed(file, address: "a", acceptEncoding: "br")
        let tag = try #require(header("etag", of: sent))
        #expect(tag.hasPrefix("W/\""))
        #expect(files.response(to: "a.css", ifNoneMatch: tag)?.status == 304)
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
