import Foundation
import TestSupport
import Testing

@testable import Assets

/// Templates as Apple's app SF Symbols writes them: rows of drawings above baselines, between margins.
@Suite("Symbol templates") struct SymbolTemplateTests {
    /// A square of `side` that stands on the baseline, 10 units behind the left margin.
    private func square(_ name: String, side: Int, left: Int, baseline: Int) -> String {
        """
        <g id="\(name)" transform="matrix(1 0 0 1 \(left) \(baseline))">
        <path class="monochrome-0" d="M10 0L10-\(side)l\(side) 0v\(side)z"/></g>
        """
    }

    private func margins(_ name: String, _ left: Int, _ right: Int) -> String {
        """
        <line id="left-margin-\(name)" x1="\(left)" x2="\(left)" y1="0" y2="9"/>
        <line id="right-margin-\(name)" x1="\(right)" x2="\(right)" y1="0" y2="9"/>
        """
    }

    private func template(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><rect height="2200" id="artboard" width="3300" x="0" y="0"/></g>
        <g id="Guides"><line id="Baseline-S" y1="696" y2="696"/><line id="Capline-S" y1="625.541" y2="625.541"/>
        <line id="Baseline-M" y1="1126" y2="1126"/><line id="Capline-M" y1="1055.541" y2="1055.541"/>
        <g id="left-arrow"/></g><g id="Symbols">\(content)</g></svg>
        """
    }

    private func symbol(_ content: String, weight: Int = 400) -> Symbol? {
        SymbolTemplate(svg: template(content))?.symbol(weight: weight)
    }

    private func box(_ symbol: Symbol?) -> [Double]? {
        symbol.map {
            [$0.viewBox.x, $0.viewBox.y, $0.viewBox.width, $0.viewBox.height].map { ($0 * 10).rounded() / 10 }
        }
    }

    @Test func `the drawing is as wide as its margins and stands on the baseline`() {
        let found = symbol(
            square("Regular-M", side: 70, left: 1400, baseline: 1126) + margins("Regular-M", 1400, 1490))
        #expect(found?.path.svgPathData == "M10 0V-70H80V0Z")
        // Capitals are 70.459 high, and the box is 1.15 times the font's size around their middle.
        #expect(box(found) == [0, -92.7, 90, 115])
        #expect(found?.height == 1.15)
    }

    @Test func `without margins it is as wide as it is`() {
        let found = symbol(square("Regular-M", side: 70, left: 1400, baseline: 1126))
        #expect(found?.path.svgPathData == "M0 0V-70H70V0Z")
        #expect(found?.viewBox.width == 70)
    }

    @Test func `a weight without margins has as much space at its sides as the regular one`() {
        let both =
            square("Regular-M", side: 70, left: 1400, baseline: 1126) + margins("Regular-M", 1395, 1500)
            + square("Semibold-M", side: 80, left: 1700, baseline: 1126)
        // The regular one begins 15 units behind its left margin, and ends 20 units before its right one.
        let found = symbol(both, weight: 600)
        #expect(found?.path.svgPathData == "M15 0V-80H95V0Z")
        #expect(found?.viewBox.width == 115)
    }

    @Test func `one margin alone tells nothing`() {
        let lone = #"<line id="left-margin-Regular-M" x1="1300" x2="1300" y1="0" y2="9"/>"#
        let found = symbol(square("Regular-M", side: 70, left: 1400, baseline: 1126) + lone)
        #expect(found?.viewBox.width == 70)
    }

    @Test func `a drawing that is higher has a higher box`() {
        let found = symbol(square("Regular-M", side: 150, left: 1400, baseline: 1126))
        // 150 above the baseline is 114.8 from the middle of the capitals.
        #expect(box(found) == [0, -150, 150, 229.5])
        #expect(found.map { ($0.height * 1000).rounded() } == 2295)
    }

    @Test func `weights that are drawn are taken and others lie between`() {
        let three =
            square("Ultralight-S", side: 40, left: 100, baseline: 696)
            + square("Regular-S", side: 60, left: 500, baseline: 696)
            + square("Black-S", side: 100, left: 900, baseline: 696)
        func width(_ weight: Int) -> Double? {
            symbol(three, weight: weight).map { ($0.viewBox.width * 0.8).rounded() }
        }
        #expect([100, 400, 900].map(width) == [40, 60, 100])
        #expect([250, 600, 50, 1000].map(width) == [50, 76, 40, 100])
    }

    @Test func `where paths differ the nearer weight is taken`() {
        let two =
            square("Regular-M", side: 60, left: 0, baseline: 1126)
            + #"<g id="Black-M"><path d="M0 1126h100v-50z"/></g>"#
        #expect(symbol(two, weight: 600)?.viewBox.width == 60)
        #expect(symbol(two, weight: 700)?.viewBox.width == 100)
    }

    @Test func `a symbol is found beside the images of a catalog`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"symbols":[{"filename":"mug.svg","idiom":"universal"}]}"#, to: "mug.symbolset/Contents.json")
        try folder.write(
            template(square("Regular-M", side: 70, left: 0, baseline: 1126)), to: "mug.symbolset/mug.svg")
        try folder.write(#"{"symbols":[{"filename":"../mug.svg"}]}"#, to: "out.symbolset/Contents.json")
        try folder.write(#"{"symbols":[{"filename":"a.svg"}]}"#, to: "plain.symbolset/Contents.json")
        try folder.write("<svg viewBox='0 0 4 4'><path d='M0 0h4'/></svg>", to: "plain.symbolset/a.svg")
        let catalog = try folder.catalog
        #expect(try catalog.symbol(named: "mug")?.viewBox.width == 70)
        #expect(try catalog.symbol(named: "cup") == nil)
        #expect(throws: AssetError.self) { try catalog.symbol(named: "out") }
        #expect(throws: AssetError.self) { try catalog.symbol(named: "plain") }
    }

    @Test func `damaged templates are read or refused`() {
        let whole = Array(
            template(
                square("Regular-M", side: 70, left: 1400, baseline: 1126) + margins("Regular-M", 1400, 1490)
            ).utf8)
        var random = SeededRandom(seed: 27)
        for _ in 0..<500 {
            let text = String(decoding: random.damaged(whole), as: UTF8.self)
            let symbol = SymbolTemplate(svg: text)?.symbol(weight: 500)
            #expect(symbol.map { $0.viewBox.width > 0 && $0.viewBox.height.isFinite } ?? true)
        }
        let deep = String(repeating: "<g>", count: 100_000)
        #expect(SymbolTemplate(svg: deep) == nil)
    }
}
