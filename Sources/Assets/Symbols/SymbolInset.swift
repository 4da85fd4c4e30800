/// Composes a rectangle with a filled part inside: `rectangle.lefthalf.inset.filled`, `rectangle.inset.topright.filled`,
/// `square.inset.filled`, and by their newer names `inset.filled.lefthalf.rectangle`.
enum SymbolInset {
    /// The outlines, in boxes of 16 × 16: x, y, width, height.
    private static let outlines: [String: (x: Double, y: Double, width: Double, height: Double)] = [
        "rectangle": (1.2, 3.2, 13.6, 9.6), "rectangle.portrait": (3.2, 1.2, 9.6, 13.6),
        "square": (1.6, 1.6, 12.8, 12.8),
    ]
    /// The space between the outline and the part.
    private static let gap = 1.5

    static func symbol(named name: SymbolName) -> Symbol? {
        guard let index = name.parts.firstIndex(of: "inset"), name.parts.contains("filled") else { return nil }
        var words = name.parts.filter { $0 != "filled" }
        words.remove(at: index)
        for length in [2, 1] where words.count >= length {
            // The outline's name is at the beginning, or in newer names at the end.
            let start = index == 0 ? words.count - length : 0
            guard let outline = outlines[words[start..<start + length].joined(separator: ".")] else { continue }
            words.removeSubrange(start..<start + length)
            guard words.count < 2, let part = part(words.first ?? "center") else { return nil }
            return sketch(outline, part)
        }
        return nil
    }

    private static func sketch(
        _ outline: (x: Double, y: Double, width: Double, height: Double),
        _ part: (x: Double, y: Double, width: Double, height: Double)
    ) -> Symbol? {
        let (width, height) = (outline.width - 2 * gap, outline.height - 2 * gap)
        let numbers = [
            outline.x + gap + part.x * width, outline.y + gap + part.y * height, part.width * width,
            part.height * height,
        ]
        let frame = "r \(outline.x) \(outline.y) \(outline.width) \(outline.height) 1.4"
        return SymbolSketches.symbol("\(frame);R " + numbers.map { "\($0)" }.joined(separator: " ") + " .4")
    }

    /// The part of the inside, in a box of 1 × 1.
    private static func part(_ word: String) -> (x: Double, y: Double, width: Double, height: Double)? {
        if let (side, share) = [("half", 0.46), ("third", 0.3)].first(where: { word.hasSuffix($0.0) }) {
            switch word.dropLast(side.count) {
            case "left", "leading": return (0, 0, share, 1)
            case "right", "trailing": return (1 - share, 0, share, 1)
            case "top": return (0, 0, 1, share)
            case "bottom": return (0, 1 - share, 1, share)
            default: return nil
            }
        }
        switch word {
        case "center": return (0, 0, 1, 1)
        case "topleft", "topleading": return (0, 0, 0.46, 0.46)
        case "topright", "toptrailing": return (0.54, 0, 0.46, 0.46)
        case "bottomleft", "bottomleading": return (0, 0.54, 0.46, 0.46)
        case "bottomright", "bottomtrailing": return (0.54, 0.54, 0.46, 0.46)
        default: return nil
        }
    }
}
