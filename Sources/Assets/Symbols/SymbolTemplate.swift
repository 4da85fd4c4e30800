import CoreGraphics
import DrawingValues

/// The drawings of one symbol, in an SVG as Apple's app SF Symbols exports it: a group for each weight and scale, such as
/// `Regular-M`, and guides that tell where text stands beside it. A size of the font of 100 points is assumed.
///
/// What weights lie between those that are drawn is interpolated, as in variable templates, if their paths have the same
/// commands.
///
/// See [Creating custom symbol images for your
/// app](https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app).
struct SymbolTemplate {
    /// The rows of a template; symbols are drawn from the middle one where it has that.
    private enum Scale: String, CaseIterable {
        case medium = "M"
        case small = "S"
        case large = "L"

        /// How many times as large the middle scale is.
        var toMedium: Double {
            switch self {
            case .medium: 1
            case .small: 1 / 0.8
            case .large: 1 / 1.28
            }
        }
    }

    private static let fontSize = 100.0
    private static let weights = [
        "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700,
        "Heavy": 800, "Black": 900,
    ]

    private let drawings: [(weight: Int, drawing: SymbolDrawing)]
    private let annotations: SymbolAnnotations

    /// Nil for an SVG that has no group named after a weight and a scale.
    init?(svg: String) {
        let reader = SymbolTemplateReader(svg)
        annotations = SymbolAnnotations(styles: reader.styles)
        for scale in Scale.allCases {
            let drawings = Self.weights.compactMap { name, weight -> (weight: Int, drawing: SymbolDrawing)? in
                reader.drawing(weight: name, scale: scale.rawValue).map { (weight, $0.scaled(by: scale.toMedium)) }
            }
            guard !drawings.isEmpty else { continue }
            self.drawings = drawings.sorted { $0.weight < $1.weight }
            return
        }
        return nil
    }

    /// - Parameter weight: From 100 to 900, as in CSS.
    func symbol(weight: Int) -> Symbol {
        let drawing = drawing(weight: weight)
        let box = drawing.box(usualHeight: Symbol.usualHeight * Self.fontSize)
        return Symbol(
            path: drawing.path, viewBox: SVGViewBox(box), usesEvenOddRule: drawing.usesEvenOddRule,
            height: box.height / Self.fontSize, layers: annotations.layers(of: drawing.outlines))
    }

    private func drawing(weight: Int) -> SymbolDrawing {
        guard let after = drawings.first(where: { $0.weight >= weight }) else {
            return drawings[drawings.count - 1].drawing
        }
        guard after.weight != weight, let before = drawings.last(where: { $0.weight < weight }) else {
            return after.drawing
        }
        let part = Double(weight - before.weight) / Double(after.weight - before.weight)
        return before.drawing.interpolated(to: after.drawing, by: part) ?? (part < 0.5 ? before : after).drawing
    }
}

/// One drawing of a template, from the baseline upwards in negative numbers, and from the left margin.
struct SymbolDrawing: Equatable {
    var outlines: [SymbolOutline]
    var width: Double
    /// How high capitals are.
    var capHeight: Double

    /// All outlines together.
    var path: PathGeometry { PathGeometry(outlines.lazy.flatMap(\.path.elements)) }
    var usesEvenOddRule: Bool { outlines.contains(where: \.usesEvenOddRule) }

    func applying(_ transform: CGAffineTransform) -> SymbolDrawing {
        var changed = self
        for index in outlines.indices { changed.outlines[index].path = outlines[index].path.applying(transform) }
        return changed
    }

    func scaled(by factor: Double) -> SymbolDrawing {
        guard factor != 1 else { return self }
        // Text stays where it is: a larger scale grows around the middle of the capitals.
        let middle = -capHeight / 2
        var scaled = applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: middle - middle * factor))
        scaled.width = width * factor
        return scaled
    }

    /// The box around the middle of the capitals in which all of the drawing lies.
    func box(usualHeight: Double) -> CGRect {
        let (middle, bounds) = (-capHeight / 2, path.boundingBoxOfPath)
        let reach = bounds.isNull ? 0 : max(middle - Double(bounds.minY), Double(bounds.maxY) - middle)
        let height = max(usualHeight, 2 * reach)
        return CGRect(x: 0, y: middle - height / 2, width: width, height: height)
    }

    /// Nil where the paths have different commands.
    func interpolated(to other: SymbolDrawing, by part: Double) -> SymbolDrawing? {
        guard outlines.count == other.outlines.count else { return nil }
        var result = self
        for index in outlines.indices {
            guard let path = outlines[index].path.interpolated(to: other.outlines[index].path, by: part) else {
                return nil
            }
            result.outlines[index].path = path
        }
        result.width += (other.width - width) * part
        result.capHeight += (other.capHeight - capHeight) * part
        return result
    }
}

extension PathGeometry {
    fileprivate func interpolated(to other: PathGeometry, by part: Double) -> PathGeometry? {
        guard elements.count == other.elements.count else { return nil }
        var result = PathGeometry()
        for (from, to) in zip(elements, other.elements) {
            guard let element = from.interpolated(to: to, by: CGFloat(part)) else { return nil }
            result.append(element)
        }
        return result
    }
}

extension PathGeometry.Element {
    fileprivate func interpolated(to other: Self, by part: CGFloat) -> Self? {
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        switch (self, other) {
        case (.move(let a), .move(let b)): return .move(to: between(a, b))
        case (.line(let a), .line(let b)): return .line(to: between(a, b))
        case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
            return .quadCurve(to: between(a, b), control: between(c, d))
        case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
            return .curve(to: between(a, b), control1: between(c, d), control2: between(e, f))
        case (.closeSubpath, .closeSubpath): return .closeSubpath
        default: return nil
        }
    }
}
