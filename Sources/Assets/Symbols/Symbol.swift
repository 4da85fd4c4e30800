import CoreGraphics

/// A symbol as one path: filled with the foreground colour, scaled from its view box to the size that is wanted.
package struct Symbol: Hashable, Sendable {
    /// In SVG's syntax.
    package let path: String
    package let viewBox: SVGViewBox
    package let usesEvenOddRule: Bool
    /// The view box's height, in sizes of the font of the text beside it.
    package let height: Double

    /// A little higher than the capitals, which stand in the middle of the box: so Bootstrap Icons, which fill their boxes,
    /// look as large as SF Symbols do.
    static let usualHeight = 1.15

    init(path: String, viewBox: SVGViewBox, usesEvenOddRule: Bool, height: Double = Symbol.usualHeight) {
        self.path = path
        self.height = height
        self.viewBox = viewBox
        self.usesEvenOddRule = usesEvenOddRule
    }

    /// Reads the paths, circles, ellipses and rectangles of an SVG that is one colour. nil where it has none of them,
    /// or is more than that.
    init?(svg: String) {
        var paths: [String] = []
        var box: SVGViewBox?
        var usesEvenOddRule = false
        for tag in MarkupTags(svg) {
            guard tag.attributes["transform"] == nil else { return nil }
            if tag.name == "svg" { box = SVGViewBox(tag.attributes["viewBox"] ?? "") }
            if tag.attributes["fill-rule"] == "evenodd" { usesEvenOddRule = true }
            if let path = SymbolShape.path(of: tag) { paths.append(path) }
        }
        guard let box, !paths.isEmpty else { return nil }
        self.path = paths.joined()
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
        <path fill-rule="\(usesEvenOddRule ? "evenodd" : "nonzero")" d="\(path)"/></svg>
        """
    }
}

/// SVG's shapes as path data, by the equivalents that SVG 2 gives (§10).
enum SymbolShape {
    static func path(of tag: MarkupTags.Tag) -> String? {
        func number(_ name: String) -> Double { tag.attributes[name].flatMap { Double($0) } ?? 0 }
        switch tag.name {
        case "path":
            // A relative first move counts from the origin, also after another path.
            guard let data = tag.attributes["d"], let first = data.first(where: { !$0.isWhitespace }) else {
                return nil
            }
            return first == "m" ? "M0 0" + data : first == "M" ? data : nil
        case "circle":
            return ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "ellipse":
            return ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "rect":
            let radius = tag.attributes["rx"] ?? tag.attributes["ry"]
            return rectangle(
                number("x"), number("y"), number("width"), number("height"), radius.flatMap { Double($0) } ?? 0)
        default:
            return nil
        }
    }

    private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String? {
        guard rx > 0, ry > 0 else { return nil }
        return "M\(x + rx) \(y)A\(rx) \(ry) 0 1 1 \(x - rx) \(y)A\(rx) \(ry) 0 1 1 \(x + rx) \(y)Z"
    }

    private static func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
    ) -> String? {
        guard width > 0, height > 0 else { return nil }
        let r = min(max(0, radius), width / 2, height / 2)
        guard r > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)Z" }
        let (right, bottom) = (width - 2 * r, height - 2 * r)
        let arc = "a\(r) \(r) 0 0 1 "
        return
            "M\(x + r) \(y)h\(right)\(arc)\(r) \(r)v\(bottom)\(arc)\(-r) \(r)h\(-right)\(arc)\(-r) \(-r)v\(-bottom)\(arc)\(r) \(-r)Z"
    }
}
