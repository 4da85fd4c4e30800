import CoreGraphics
import DrawingValues

/// A symbol as one path: filled with the foreground color, scaled from its view box to the size that is wanted.
package struct Symbol: Hashable, Sendable {
    package let path: PathGeometry
    package let viewBox: SVGViewBox
    package let usesEvenOddRule: Bool
    /// The view box's height, in sizes of the font of the text beside it.
    package let height: Double

    /// A little higher than the capitals, which stand in the middle of the box: so Bootstrap Icons, which fill their boxes,
    /// look as large as SF Symbols do.
    static let usualHeight = 1.15

    init(path: PathGeometry, viewBox: SVGViewBox, usesEvenOddRule: Bool, height: Double = Symbol.usualHeight) {
        self.path = path
        self.height = height
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
    }
}

extension Symbol {
    /// The symbol as a file of its own, in black.
    package func svg(size: CGSize) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
        viewBox="\(viewBox.x) \(viewBox.y) \(viewBox.width) \(viewBox.height)">\
        <path fill-rule="\(usesEvenOddRule ? "evenodd" : "nonzero")" d="\(path.svgPathData)"/></svg>
        """
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
