import TextLayout

/// Fonts by the names that they have on Apple's platforms.
extension TextFont {
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800),
        ("black", 900), ("medium", 500), ("light", 300), ("regular", 400), ("bold", 700), ("w3", 300), ("w6", 600),
    ]

    private static let designs: [(word: String, design: Design)] = [
        ("menlo", .monospaced), ("courier", .monospaced), ("monaco", .monospaced), ("mono", .monospaced),
        ("times", .serif), ("georgia", .serif), ("palatino", .serif), ("baskerville", .serif), ("didot", .serif),
        ("mincho", .serif), ("hoefler", .serif), ("newyork", .serif), ("serif", .serif), ("rounded", .rounded),
        ("chalkboard", .rounded), ("marker", .rounded), ("noteworthy", .rounded),
    ]

    /// Parses names such as `AvenirNext-DemiBoldItalic`, a semibold italic. A label without a font name uses the
    /// regular weight: Apple's thin default is hard to read at most sizes.
    init(spriteFont name: String?, size: Double) {
        let isDefault = name == nil || name == "HelveticaNeue-UltraLight"
        let words = (name ?? "").lowercased()
        let style = words.split(separator: "-").dropFirst().joined()
        let family = words.prefix { $0 != "-" }
        self.init(
            design: Self.designs.first { family.contains($0.word) }?.design ?? .default, size: size,
            weight: isDefault ? 400 : Self.weights.first { style.contains($0.word) }?.weight ?? 400,
            isItalic: style.contains("italic") || style.contains("oblique"))
    }
}

extension SKLabelHorizontalAlignmentMode {
    var alignment: ParagraphStyle.Alignment {
        switch self {
        case .center: .center
        case .left: .leading
        case .right: .trailing
        }
    }
}
