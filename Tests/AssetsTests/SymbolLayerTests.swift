import CoreGraphics
import DrawingValues
import Foundation
import TestSupport
import Testing

@testable import Assets

/// Layers of symbols, as the app SF Symbols annotates them in its templates.
@Suite struct SymbolLayerTests {
    /// A template with a square of 10 units for each list of classes, side by side.
    private func symbol(_ style: String, _ classes: String..., weight: Int = 400) -> Symbol? {
        SymbolTemplate(svg: Self.template(style, classes))?.symbol(weight: weight)
    }

    static func template(_ style: String, _ classes: [String]) -> String {
        func group(_ name: String, _ side: Int) -> String {
            let paths = classes.enumerated().map { index, names in
                #"<path class="\#(names) SFSymbolsPreviewWireframe" d="M\#(index * 10) 70h\#(side)v-\#(side)h-\#(side)z"/>"#
            }
            return #"<g id="\#(name)">\#(paths.joined())</g>"#
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg"><style>\(style)</style><g id="Guides"><line id="Baseline-M" y1="70"/>
            <line id="Capline-M" y1="0"/></g><g id="Symbols">\(group("Regular-M", 10))\(group("Black-M", 20))</g></svg>
            """
    }

    private func lefts(_ layers: [SymbolLayer]) -> [CGFloat] { layers.map { $0.path.boundingBoxOfPath.minX } }

    @Test func `layers lie in the order of their numbers and have the fills that they are named for`() throws {
        let found = try #require(
            symbol(
                ".multicolor-2:custom {fill:#437B48}",
                "monochrome-1 multicolor-1:systemRedColor hierarchical-1:primary",
                "monochrome-2 multicolor-2:custom hierarchical-2:tertiary",
                "monochrome-0 multicolor-0:tintColor hierarchical-0:secondary"))
        #expect(lefts(found.layers(in: .hierarchical)) == [20, 0, 10])
        #expect(found.layers(in: .hierarchical).map(\.fill) == [.level(1), .level(0), .level(2)])
        let green = RGBA(code: 0x437B48)
        #expect(
            found.layers(in: .multicolor).map(\.fill) == [
                .level(0), .color(name: "systemRedColor", nil), .color(name: "custom", green),
            ])
        #expect(found.layers(in: .monochrome).map(\.fill) == [.level(0), .level(0), .level(0)])
    }

    @Test func `paths with the same number are one layer, and a path may be in several`() throws {
        let found = try #require(
            symbol("", "hierarchical-0:secondary", "hierarchical-0:secondary hierarchical-1:primary"))
        let layers = found.layers(in: .hierarchical)
        #expect(layers.map { $0.path.boundingBoxOfPath.width } == [20, 10])
        #expect(lefts(layers) == [0, 10])
    }

    @Test func `a mode without annotations is like monochrome`() throws {
        let found = try #require(symbol(".monochrome-1 {opacity:0.5}", "monochrome-0", "monochrome-1"))
        #expect(found.layers(in: .multicolor) == found.layers(in: .monochrome))
        #expect(found.layers(in: .hierarchical).map(\.opacity) == [1, 0.5])
    }

    @Test func `a template that looks the same in all modes has no layers`() throws {
        let one = "monochrome-0 multicolor-0:tintColor hierarchical-0:primary"
        for found in [symbol("", one, one), symbol("", "", ""), symbol(".monochrome-0 {fill:#000000}", one, one)] {
            let symbol = try #require(found)
            #expect(symbol.layers.isEmpty)
            #expect(symbol.layers(in: .hierarchical).map(\.path) == [symbol.path])
        }
    }

    @Test func `the style sheet tells opacity, what is cut out, and thresholds`() throws {
        let style = """
            /* .monochrome-0 {opacity:0.1} */ .defaults {-sfsymbols-wiggle-style:clockwise}
            .monochrome-0 { opacity: 0.25 }
            .monochrome-1, .multicolor-1\\:tintColor { opacity:0.0; -sfsymbols-clear-behind:true }
            .monochrome-2 {-sfsymbols-variable-threshold:0.34;-sfsymbols-motion-group:1}
            .monochrome-3 {opacity:7;-sfsymbols-variable-threshold:x;-sfsymbols-clear-behind:false}
            """
        for sheet in [style, "<![CDATA[\(style)]]>"] {
            let names = (0..<4).map { "monochrome-\($0) multicolor-\($0):tintColor" }
            let found = try #require(SymbolTemplate(svg: Self.template(sheet, names))?.symbol(weight: 400))
            let layers = found.layers(in: .monochrome)
            #expect(layers.map(\.opacity) == [0.25, 0, 1, 1])
            #expect(layers.map(\.clearsBehind) == [false, true, false, false])
            #expect(layers.map(\.threshold) == [nil, nil, 0.34, nil])
            #expect(found.layers(in: .multicolor).map(\.clearsBehind) == [false, true, false, false])
        }
    }

    @Test func `a value from a layer's threshold on makes it active, and 0 none`() {
        let layers = [0, 0.26, 0.51, 0.76].map { SymbolLayer(threshold: $0) } + [SymbolLayer()]
        func active(_ value: Double) -> Int { layers.count { !$0.isDimmed(at: value) } }
        #expect([-1, 0, 0.01, 0.26, 0.5, 0.51, 0.76, 1, 9].map(active) == [1, 1, 2, 3, 3, 4, 5, 5, 5])
    }

    @Test func `layers lie between weights as the whole symbol does`() throws {
        let names = ["monochrome-0 hierarchical-0:secondary", "monochrome-1 hierarchical-1:primary"]
        let template = try #require(SymbolTemplate(svg: Self.template("", names)))
        let widths = [400, 650, 900].map { weight in
            template.symbol(weight: weight).layers(in: .hierarchical).map { $0.path.boundingBoxOfPath.width }
        }
        #expect(widths == [[10, 10], [15, 15], [20, 20]])
    }

    @Test(arguments: [
        ("hierarchical", SymbolMode.hierarchical), ("multicolor", .multicolor), ("template", .monochrome),
        ("unknown", nil),
    ])
    func `a catalog says how its symbol is drawn`(intent: String, mode: SymbolMode?) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{"symbols":[{"filename":"a.svg"}],"properties":{"symbol-rendering-intent":"\#(intent)"}}"#,
            to: "a.symbolset/Contents.json")
        try folder.write(Self.template("", ["hierarchical-0:secondary"]), to: "a.symbolset/a.svg")
        #expect(try folder.catalog.symbol(named: "a")?.preferredMode == mode)
    }

    // MARK: Symbols of the system

    @Test(
        arguments: [
            ("xmark.circle.fill", 2), ("xmark.circle", 2), ("a.circle.fill", 2), ("leaf.slash", 1),
            ("square.and.arrow.up.badge.clock", 1), ("plus.square.on.square", 1),
            ("exclamationmark.triangle.fill", 2), ("questionmark.circle", 2), ("5.circle", 2),
        ])
    func `what is framed, added or in front is the first in the hierarchy, and frames are the third`(
        name: String, back: Int
    ) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        let layers = symbol.layers(in: .hierarchical)
        #expect(layers.map(\.fill) == [.level(back), .level(0)])
        #expect(layers.allSatisfy { !$0.path.isEmpty })
        #expect(symbol.layers(in: .monochrome).map(\.path) == [symbol.path])
    }

    @Test func `a cross in a disc is drawn over the whole disc`() throws {
        let layers = try #require(SymbolLibrary.symbol(named: "xmark.circle.fill")).layers(in: .hierarchical)
        let center = CGPoint(x: 8, y: 8)
        #expect(layers.map { $0.path.contains(center, using: .evenOdd) } == [true, true])
        #expect(layers.map { $0.path.contains(CGPoint(x: 8, y: 1), using: .evenOdd) } == [true, false])
    }

    @Test(
        arguments: [
            ("wifi", [0, 0.26, 0.51, 0.76]), ("cellularbars", [0, 0.26, 0.51, 0.76]),
            ("chart.bar.fill", [0, 0.34, 0.68]),
            ("speaker.wave.3.fill", [nil, 0, 0.34, 0.68]), ("wave.3.right", [0, 0.34, 0.68]),
        ] as [(String, [Double?])])
    func `parts of variable symbols follow one another`(name: String, thresholds: [Double?]) throws {
        let symbol = try #require(SymbolLibrary.symbol(named: name))
        for mode in SymbolMode.allCases {
            let layers = symbol.layers(in: mode)
            #expect(layers.map { $0.threshold.map { ($0 * 100).rounded() } } == thresholds.map { $0.map { $0 * 100 } })
            let boxes = layers.map(\.path.boundingBoxOfPath)
            let places = boxes.map { name == "wifi" ? -$0.midY : $0.midX }
            #expect(places == places.sorted())
        }
    }

    @Test func `every symbol's layers are made of its own lines`() throws {
        let file = Bundle.module.bundleURL.appendingPathComponent("Fixtures/SymbolNames.txt")
        let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        var layered = 0
        for name in names {
            let symbol = try #require(SymbolLibrary.symbol(named: name))
            let layers = symbol.layers(in: .hierarchical)
            if layers.count > 1 { layered += 1 }
            let count = layers.reduce(0) { $0 + $1.path.elements.count }
            #expect(count == symbol.path.elements.count, "\(name)")
        }
        #expect(layered > 250)
    }
}
