import CoreGraphics
import DrawingValues

/// A symbol: a path that is filled with the foreground color, scaled from its view box to the size that is wanted; and its
/// layers, for the modes that color them differently.
package struct Symbol: Hashable, Sendable {
    package let path: PathGeometry
    package let viewBox: SVGViewBox
    package let usesEvenOddRule: Bool
    /// The view box's height, in sizes of the font of the text beside it.
    package let height: Double
    /// The layers of each mode; empty for a symbol that looks the same in all of them.
    package internal(set) var layers: [SymbolMode: [SymbolLayer]]
    /// The mode in which the symbol is drawn if none is set.
    package var preferredMode: SymbolMode?

    /// The layers of a mode, from the back to the front. A mode without annotations is like monochrome, and a symbol without
    /// any has one layer.
    package func layers(in mode: SymbolMode) -> [SymbolLayer] {
        if let layers = layers[mode] ?? layers[.monochrome] { return layers }
        var whole = SymbolLayer()
        whole.add(path, usesEvenOddRule: usesEvenOddRule)
        return [whole]
    }

    /// A little higher than the capitals, which stand in the middle of the box: so Bootstrap Icons, which fill their boxes,
    /// look as large as SF Symbols do.
    static let usualHeight = 1.15

    init(
        path: PathGeometry, viewBox: SVGViewBox, usesEvenOddRule: Bool, height: Double = Symbol.usualHeight,
        layers: [SymbolMode: [SymbolLayer]] = [:]
    ) {
        self.path = path
        self.height = height
        self.layers = layers
        self.viewBox = viewBox
        self.usesEvenOddRule = usesEvenOddRule
    }

    /// Reads the paths, circles, ellipses and rectangles of an SVG that is one color. nil where it has none of them,
    /// or is more than that.
    init?(svg: String) {
        var path = PathGeometry()
        var box: SVGViewBox?
        var usesEvenOddRule = false
        for tag in MarkupTags(svg) {
            guard tag.attributes["transform"] == nil else { return nil }
            if tag.name == "svg" { box = SVGViewBox(tag.attributes["viewBox"] ?? "") }
            if tag.attributes["fill-rule"] == "evenodd" { usesEvenOddRule = true }
            if let shape = SymbolShape.path(of: tag) { path.append(shape) }
        }
        guard let box, !path.isEmpty else { return nil }
        self.path = path
        self.viewBox = box
        self.usesEvenOddRule = usesEvenOddRule
        height = Self.usualHeight
        layers = [:]
    }
}

/// SVG's shapes as paths, by the equivalents that SVG 2 gives (§10).
enum SymbolShape {
    static func path(of tag: MarkupTags.Tag) -> PathGeometry? {
        func number(_ name: String) -> Double { tag.attributes[name].flatMap { Double($0) } ?? 0 }
        switch tag.name {
        case "path":
            guard let data = tag.attributes["d"], let first = data.first(where: { !$0.isWhitespace }) else {
                return nil
            }
            return first == "m" || first == "M" ? PathGeometry(svg: data) : nil
        case "circle":
            return ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse":
            return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "rect":
            let radius = tag.attributes["rx"] ?? tag.attributes["ry"]
            return rectangle(
                CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
                radius.flatMap { Double($0) } ?? 0)
        default:
            return nil
        }
    }

    private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> PathGeometry? {
        guard rx > 0, ry > 0 else { return nil }
        var path = PathGeometry()
        path.addEllipse(in: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
        return path
    }

    private static func rectangle(_ rect: CGRect, _ radius: Double) -> PathGeometry? {
        guard rect.size.width > 0, rect.size.height > 0 else { return nil }
        var path = PathGeometry()
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        return path
    }
}
