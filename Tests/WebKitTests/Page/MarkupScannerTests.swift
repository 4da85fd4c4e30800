import Foundation
import Testing

@testable import WebKit

@Suite("What HTML and style sheets name")
struct MarkupScannerTests {
    private func places(_ html: String) -> [String] {
        let bytes = Array(html.utf8)
        return MarkupScanner.places(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private func addresses(_ style: String) -> [String] {
        let bytes = Array(style.utf8)
        return StyleScanner.addresses(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test func `values are found with and without quotes`() {
        #expect(
            places(#"<img src="a.png"><IMG alt=x SRC = 'b.png' ><img src=c.png>"#) == ["\"a.png\"", "'b.png'", "c.png"])
        #expect(places(#"<p>é<link rel=stylesheet href="d>e.css"/>"#) == ["\"d>e.css\""])
        #expect(places(#"<svg><image xlink:href="a.svg"></svg>"#) == ["\"a.svg\""])
    }

    @Test func `links and other tags name nothing that is shown`() {
        #expect(places(#"<a href="a.html"></a><imgx src="b"><p src="c"><img data-src="d"> < img src="e">"#) == [])
    }

    @Test func `comments, scripts and titles are passed over`() {
        #expect(places(#"<!-- <img src="a"> --><script>"<img src='b'>"</SCRIPT><img src="c">"#) == ["\"c\""])
        #expect(places(#"<title><img src="a"></title><script src="b.js"></script>"#) == ["\"b.js\""])
    }

    @Test func `style sheets within the HTML are found`() {
        #expect(places("<style media=print>p { color: red }</style><img src=a>") == ["p { color: red }", "a"])
    }

    @Test(arguments: ["<!-- ", "<img src=\"", "<style>", "<script>", "<img ", "<img src=", "<", "<base "])
    func `what never ends takes no longer for that`(beginning: String) {
        // With an expression that looks for each one's end, this took hours.
        let html = String(repeating: beginning, count: 100_000)
        #expect(places(html).count <= 100_000)
    }

    @Test func `addresses of style sheets are found`() {
        #expect(addresses("a { b: url(x.png) } url( 'y z.png' )") == ["x.png", "'y z.png'"])
        #expect(addresses("@import \"a.css\"; @import url(\"b.css\");") == ["\"a.css\"", "\"b.css\""])
        #expect(addresses("@import") == [] && addresses("url(") == [] && addresses("url('x") == [])
    }

    @Test func `data addresses are decoded`() throws {
        func address(_ text: String) throws -> DataAddress? { DataAddress(try #require(URL(string: text))) }
        let plain = try #require(try address("data:,a%20b"))
        #expect(plain.data == Data("a b".utf8) && plain.type == "text/plain" && plain.encoding == nil)
        let html = try #require(try address("data:text/HTML;charset=utf-8;base64,PHA+"))
        #expect(html.data == Data("<p>".utf8) && html.type == "text/html" && html.encoding == "utf-8")
        #expect(try address("https://tea.example/,a") == nil && address("data:text/html") == nil)
    }

    @Test func `a type can't end the attribute that it is written into`() {
        let address = PageDocument.address(of: Data(), "image/png\" onerror=\"alert()")
        #expect(address == "data:application/octet-stream;base64,")
    }
}
