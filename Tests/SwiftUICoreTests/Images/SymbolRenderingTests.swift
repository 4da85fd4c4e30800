import CoreGraphics
import DisplayList
import DrawingValues
import Foundation
import Testing

@testable import SwiftUICore

/// Symbols in several colors, by their rendering modes.
@MainActor
@Suite("Symbol rendering modes")
struct SymbolRenderingTests {
    private let catalog: TemporaryCatalog
    private let red = DisplayColor(red: 1, green: 0, blue: 0)
    private let green = DisplayColor(red: 0, green: 1, blue: 0)
    private let blue = DisplayColor(red: 0, green: 0, blue: 1)
    private let redStyle = Color(red: 1, green: 0, blue: 0)
    private let greenStyle = Color(red: 0, green: 1, blue: 0)
    private let blueStyle = Color(red: 0, green: 0, blue: 1)

    init() throws {
        catalog = try TemporaryCatalog()
        try catalog.addColor("leaf", light: [0, 255, 0], dark: [0, 0, 255])
        try catalog.addSymbol(
            "mark", style: ".multicolor-3:other {fill:#00F;opacity:0.5}",
            "monochrome-0 hierarchical-0:secondary multicolor-0:systemRedColor",
            "monochrome-1 hierarchical-1:primary multicolor-1:leaf",
            "monochrome-2 hierarchical-2:tertiary multicolor-2:tintColor",
            "monochrome-3 hierarchical-3:primary multicolor-3:other")
        try catalog.addSymbol(
            "cut", style: ".monochrome-1 {opacity:0;-sfsymbols-clear-behind:true}",
            "monochrome-0 hierarchical-0:secondary", "monochrome-1 hierarchical-1:primary",
            "monochrome-2 hierarchical-2:primary")
        try catalog.addSymbol(
            "bars",
            style: """
                .monochrome-1 {-sfsymbols-variable-threshold:0.0} .monochrome-2 {-sfsymbols-variable-threshold:0.34}
                .monochrome-3 {-sfsymbols-variable-threshold:0.68}
                """,
            "monochrome-0", "monochrome-1", "monochrome-2", "monochrome-3")
        try catalog.addSymbol(
            "own", style: "", "hierarchical-0:secondary", "hierarchical-1:primary", intent: "hierarchical")
    }

    private var mark: Image { Image("mark", bundle: catalog.bundle) }

    private func layers(_ view: some View) -> [PathContent.Layer] {
        let window = TestWindow(view, size: CGSize(width: 200, height: 200))
        for element in window.elements {
            guard case .path(let content) = element.content else { continue }
            let first = PathContent.Layer(
                path: content.path, fill: content.fill, usesEvenOddRule: content.usesEvenOddRule)
            return [first] + content.layers
        }
        return []
    }

    private func colors(_ view: some View) -> [DisplayColor?] {
        layers(view).map { if case .color(let color)? = $0.fill { color } else { nil } }
    }

    // MARK: Modes

    @Test func `a symbol is one path in the foreground style if nothing is set`() {
        #expect(colors(mark.foregroundStyle(redStyle)) == [red])
        #expect(colors(mark.symbolRenderingMode(.monochrome).foregroundStyle(redStyle, greenStyle)) == [red])
    }

    @Test func `layers of a hierarchy have the levels of the foreground style`() {
        let shown = colors(mark.symbolRenderingMode(.hierarchical).foregroundStyle(redStyle))
        #expect(shown == [red.opacity(0.5), red, red.opacity(0.25), red])
        let explicit = mark.symbolRenderingMode(.hierarchical).foregroundStyle(redStyle, greenStyle, blueStyle)
        #expect(colors(explicit) == [green, red, blue, red])
    }

    @Test func `a palette is chosen by several foreground styles, of which the last one serves all further levels`() {
        #expect(colors(mark.foregroundStyle(redStyle, greenStyle)) == [green, red, green, red])
        #expect(colors(mark.foregroundStyle(redStyle, greenStyle, blueStyle)) == [green, red, blue, red])
        let one = mark.symbolRenderingMode(.palette).foregroundStyle(redStyle)
        #expect(colors(one) == [red.opacity(0.5), red, red.opacity(0.25), red])
    }

    @Test func `multicolor layers have the system's, the catalog's, the foreground's or their own colors`() {
        let light = mark.symbolRenderingMode(.multicolor).foregroundStyle(redStyle)
        let systemRed = [SystemColor.red.light, SystemColor.red.dark]
        #expect(colors(light) == [systemRed[0], green, red, blue.opacity(0.5)])
        #expect(colors(light.environment(\.colorScheme, .dark)) == [systemRed[1], blue, red, blue.opacity(0.5)])
        #expect(colors(mark.renderingMode(.original).foregroundStyle(redStyle)) == colors(light))
    }

    @Test func `the image's own mode is stronger than the environment's, and both than the catalog's`() {
        let own = Image("own", bundle: catalog.bundle)
        #expect(colors(own.foregroundStyle(redStyle)) == [red.opacity(0.5), red])
        #expect(colors(own.foregroundStyle(redStyle).symbolRenderingMode(.monochrome)) == [red])
        let both = mark.symbolRenderingMode(.monochrome).foregroundStyle(redStyle).symbolRenderingMode(.hierarchical)
        #expect(colors(both) == [red])
    }

    @Test func `symbols of the system have a palette too`() {
        let shown = colors(Image(systemName: "xmark.circle.fill").foregroundStyle(redStyle, greenStyle))
        #expect(shown == [green, red])
    }

    @Test func `a frame has the third of three styles`() {
        let symbol = Image(systemName: "xmark.circle.fill")
        #expect(colors(symbol.foregroundStyle(redStyle, greenStyle, blueStyle)) == [blue, red])
    }

    @Test func `layers are filled with gradients of their colors`() {
        let shown = layers(mark.symbolColorRenderingMode(.gradient).foregroundStyle(redStyle, greenStyle))
        let ends = shown.map { layer -> DisplayColor? in
            guard case .linearGradient(let stops, _, _)? = layer.fill else { return nil }
            return stops.last?.color
        }
        #expect(ends == [green, red, green, red])
        #expect(colors(mark.symbolColorRenderingMode(.flat).foregroundStyle(redStyle, greenStyle)).count == 4)
    }

    // MARK: Cutting out

    private var cut: Image { Image("cut", bundle: catalog.bundle) }

    @Test func `an invisible layer that clears what is behind it is cut out`() {
        let shown = layers(cut.foregroundStyle(redStyle))
        #expect(shown.map(\.clearsBehind) == [false, true, false])
        #expect(shown.map { $0.fill == nil } == [false, true, false])
    }

    /// The pixels in the middle of the four quarters.
    private func quarters(_ view: some View) throws -> [[UInt8]] {
        let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
        let image = try #require(renderer.cgImage)
        return [(10, 10), (30, 10), (10, 30), (30, 30)].map { x, y in
            let bytes = image.surface.bytes + y * image.surface.bytesPerRow + x * 4
            return [bytes[2], bytes[1], bytes[0], bytes[3]]
        }
    }

    /// A symbol's box is higher than its drawing: 115 units for 40.
    private func large(_ image: Image) -> some View { image.resizable().frame(width: 40, height: 115) }

    @Test func `drawn in Swift, a layer is cut out of the symbol and not of what is behind it`() throws {
        let (red, green): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 255, 0, 255])
        let shown = large(cut).foregroundStyle(redStyle).background(greenStyle)
        #expect(try quarters(shown) == [green, red, red, red])
        let palette = large(cut).foregroundStyle(redStyle, greenStyle)
        #expect(try quarters(palette) == [red, red, green, green])
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(greenStyle))
            context.draw(context.resolve(cut), in: CGRect(x: 0, y: -37.5, width: 40, height: 115))
        }
        #expect(try quarters(canvas.foregroundStyle(redStyle)) == [green, red, red, red])
    }

    @Test func `in a text and in tiles the symbol is a file with its colors`() throws {
        let inText = Text("\(mark)").foregroundStyle(redStyle, greenStyle)
        let window = TestWindow(inText, size: CGSize(width: 200, height: 200))
        let images = window.elements.flatMap { element -> [TextContent.RunImage] in
            guard case .text(let text) = element.content else { return [] }
            return text.lines.flatMap(\.runs).compactMap(\.extras.image)
        }
        guard case .bitmap(let resource, nil, _)? = images.first?.drawing else {
            Issue.record("no bitmap in \(images)")
            return
        }
        let file = try #require(try ResourceStore.shared.resource(at: resource)?.load())
        let svg = String(decoding: file, as: UTF8.self)
        #expect(svg.contains(#"<path fill="rgb(0,255,0)""#) && svg.contains(#"<path fill="rgb(255,0,0)""#))
    }

    // MARK: Values

    @Test(
        arguments: [(0.0, [1, 1, 1]), (0.1, [0, 1, 1]), (0.5, [0, 0, 1]), (0.68, [0, 0, 0]), (1, [0, 0, 0])]
            as [(Double, [Int])])
    func `layers above the value are dimmed`(value: Double, dimmed: [Int]) {
        let image = Image("bars", variableValue: value, bundle: catalog.bundle)
        let shown = layers(image.foregroundStyle(redStyle))
        let opacities = shown.flatMap { layer -> [Double] in
            guard case .color(let color)? = layer.fill else { return [] }
            // Active layers after one another are one path.
            return Array(repeating: color.alpha, count: layer.path.elements.count / 5)
        }
        #expect(opacities == [1] + dimmed.map { $0 == 1 ? 0.3 : 1 })
    }

    @Test func `without a value all layers are alike`() {
        #expect(colors(Image("bars", bundle: catalog.bundle).foregroundStyle(redStyle)) == [red])
        let none = Image("bars", variableValue: .nan, bundle: catalog.bundle)
        #expect(colors(none.foregroundStyle(redStyle)) == [red])
        #expect(colors(Image(systemName: "wifi", variableValue: 0.5).foregroundStyle(redStyle)).count == 2)
    }
}
