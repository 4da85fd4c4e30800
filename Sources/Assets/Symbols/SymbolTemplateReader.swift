import CoreGraphics
import DrawingValues

/// A path of a symbol, with the classes that name its layers.
struct SymbolOutline: Equatable {
    var path: PathGeometry
    let usesEvenOddRule: Bool
    let classes: [Substring]
}

/// Finds the groups and guides of a symbol template by their names, and its style sheet.
struct SymbolTemplateReader {
    private(set) var styles = SymbolStyles()
    private var groups: [String: [SymbolOutline]] = [:]
    /// Vertical guides and horizontal ones, by name.
    private var columns: [String: Double] = [:]
    private var rows: [String: Double] = [:]

    init(_ svg: String) {
        var transforms: [CGAffineTransform] = []
        /// The name and the depth of the drawing that is being read.
        var current: (name: String, depth: Int)?
        var tags = MarkupTags(svg)
        while let tag = tags.next() {
            if tag.name == "style" { styles.read(tags.followingText) }
            transforms.removeLast(max(0, transforms.count - tag.depth))
            let own = Self.transform(tag.attributes["transform"] ?? "")
            let transform = own.concatenating(transforms.last ?? .identity)
            transforms.append(transform)
            if let open = current, tag.depth <= open.depth { current = nil }
            if let name = tag.attributes["id"] {
                note(name, tag)
                if current == nil, tag.name == "g", Self.isDrawing(name) { current = (name, tag.depth) }
            }
            if let current { add(tag, transform, to: current.name) }
        }
    }

    /// The drawing of one weight and one scale; nil where the template has none.
    func drawing(weight: String, scale: String) -> SymbolDrawing? {
        guard let outlines = groups["\(weight)-\(scale)"] else { return nil }
        let whole = PathGeometry(outlines.lazy.flatMap(\.path.elements))
        guard !whole.isEmpty, whole.elements.allSatisfy({ $0.points.allSatisfy(Self.isNearby) }) else { return nil }
        let bounds = whole.boundingBoxOfPath
        let (left, right) = margins(around: bounds, weight, scale) ?? (Double(bounds.minX), Double(bounds.maxX))
        let baseline = rows["Baseline-\(scale)"] ?? Double(bounds.maxY)
        let capline = rows["Capline-\(scale)"] ?? Double(bounds.minY)
        guard right > left, baseline > capline, right - left < 10_000, baseline - capline < 10_000 else { return nil }
        return SymbolDrawing(outlines: outlines, width: right - left, capHeight: baseline - capline)
            .applying(CGAffineTransform(translationX: -left, y: -baseline))
    }

    /// The positions of the guides beside a drawing. A weight without guides of its own has as much space at its sides as
    /// the regular weight.
    private func margins(around bounds: CGRect, _ weight: String, _ scale: String) -> (left: Double, right: Double)? {
        let names = ["-\(weight)-\(scale)", "-Regular-\(scale)", ""]
        if let own = names.lazy.compactMap({ guides($0, around: bounds) }).first { return own }
        guard weight != "Regular", let outlines = groups["Regular-\(scale)"] else { return nil }
        let regular = PathGeometry(outlines.lazy.flatMap(\.path.elements)).boundingBoxOfPath
        guard !regular.isNull, let guides = margins(around: regular, "Regular", scale) else { return nil }
        return (
            Double(bounds.minX) - (Double(regular.minX) - guides.left),
            Double(bounds.maxX) + (guides.right - Double(regular.maxX))
        )
    }

    /// The two guides of a name, if they are at both sides of a drawing: those of another weight, which is drawn
    /// elsewhere, tell nothing of it.
    private func guides(_ name: String, around bounds: CGRect) -> (left: Double, right: Double)? {
        guard let left = columns["left-margin" + name], let right = columns["right-margin" + name],
            left <= Double(bounds.midX), right >= Double(bounds.midX)
        else { return nil }
        return (left, right)
    }

    /// Where no drawing program's page ends, sums of coordinates are still numbers.
    private static func isNearby(_ point: CGPoint) -> Bool { abs(point.x) < 1_000_000 && abs(point.y) < 1_000_000 }

    private static func isDrawing(_ name: String) -> Bool {
        name.hasSuffix("-S") || name.hasSuffix("-M") || name.hasSuffix("-L")
    }

    private mutating func note(_ name: String, _ tag: MarkupTags.Tag) {
        func number(_ names: String...) -> Double? {
            names.lazy.compactMap { tag.attributes[$0] }.first.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        }
        if name.hasPrefix("Baseline-") || name.hasPrefix("Capline-") { rows[name] = number("y1", "y") }
        if name.hasPrefix("left-margin") || name.hasPrefix("right-margin") { columns[name] = number("x1", "x") }
    }

    private mutating func add(_ tag: MarkupTags.Tag, _ transform: CGAffineTransform, to name: String) {
        guard let shape = SymbolShape.path(of: tag), tag.attributes["fill"] != "none" else { return }
        let classes = (tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        let outline = SymbolOutline(
            path: shape.applying(transform), usesEvenOddRule: tag.attributes["fill-rule"] == "evenodd",
            classes: classes)
        groups[name, default: []].append(outline)
    }

    /// SVG's `matrix`, `translate` and `scale`, which is what drawing programs write here; others are left out.
    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for call in text.split(separator: ")") {
            let parts = call.split(separator: "(")
            guard parts.count == 2 else { continue }
            let numbers = parts[1].split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap { Double($0) }
            guard numbers.allSatisfy(\.isFinite) else { continue }
            let name = parts[0].trimmingPrefix { $0.isWhitespace || $0 == "," }
            guard let step = step(String(name), numbers) else { continue }
            result = step.concatenating(result)
        }
        return result
    }

    private static func step(_ name: String, _ numbers: [Double]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1...2): CGAffineTransform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
        case ("scale", 1...2): CGAffineTransform(scaleX: numbers[0], y: numbers[numbers.count - 1])
        default: nil
        }
    }
}
