import Foundation
import Testing

@testable import TextLayout

/// What the layout cache stores, and its limits.
struct LayoutCacheTests {
    func request(_ text: String, width: Double? = nil) -> LayoutRequest {
        LayoutRequest(
            spans: [TextSpan(text: text, font: TextFont())], style: ParagraphStyle(), width: width, height: nil)
    }

    let result = LaidOutText(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false)

    @Test func `what was laid out is found again by its request only`() {
        var cache = LayoutCache()
        cache[request("a", width: 10)] = result
        #expect(cache[request("a", width: 10)] == result)
        #expect(cache[request("a", width: 11)] == nil)
        #expect(cache[request("b", width: 10)] == nil)
    }

    @Test func `it never holds more than two halves`() {
        var cache = LayoutCache()
        for number in 0..<20_000 { cache[request("\(number)")] = result }
        #expect(cache.count <= 8192)
        #expect(cache[request("19999")] != nil)
        #expect(cache[request("0")] == nil)
    }

    @Test func `what is used stays`() {
        var cache = LayoutCache()
        cache[request("used")] = result
        for number in 0..<20_000 {
            cache[request("\(number)")] = result
            if number % 1000 == 0 { #expect(cache[request("used")] != nil) }
        }
    }

    @Test func `texts of many lines count for more`() {
        let line = LaidOutText.Line(top: 0, baseline: 0, height: 0, width: 0, x: 0, runs: [], endsParagraph: true)
        var long = result
        long.lines = Array(repeating: line, count: 10_000)
        var cache = LayoutCache()
        for number in 0..<100 { cache[request("\(number)")] = long }
        #expect(cache.count < 20)
    }
}
