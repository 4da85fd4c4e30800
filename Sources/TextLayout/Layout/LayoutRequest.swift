import Foundation

/// The inputs of a layout, with all numbers clamped to valid ones. It is the key of the cache.
struct LayoutRequest: Hashable {
    var spans: [TextSpan]
    var style: ParagraphStyle
    /// Nil for no limit.
    var width: Double?
    var height: Double?

    init(spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?) {
        // An empty text has the height of a line of the default font.
        self.spans = spans.isEmpty ? [TextSpan(text: "", font: TextFont())] : spans.map(\.sanitised)
        self.style = style.sanitised
        self.width = Self.limit(width)
        self.height = Self.limit(height)
    }

    private static func limit(_ length: Double?) -> Double? {
        guard let length, length.isFinite, length < 1_000_000 else { return nil }
        return max(0, length)
    }
}

extension TextFont {
    /// With a valid size and tracking.
    var sanitised: TextFont {
        if (1...2000).contains(size), (-1000...1000).contains(tracking) { return self }
        var font = self
        font.size = size.isNaN ? 17 : min(max(size, 1), 2000)
        font.tracking = tracking.isNaN ? 0 : min(max(tracking, -1000), 1000)
        return font
    }
}

extension TextSpan {
    fileprivate var sanitised: TextSpan {
        if let attachment { return TextSpan(attachment.sanitised, font: font.sanitised, tag: tag) }
        return TextSpan(text: text, font: font.sanitised, tag: tag)
    }
}

extension ParagraphStyle {
    fileprivate var sanitised: ParagraphStyle {
        var style = self
        style.lineSpacing = lineSpacing.isFinite ? max(0, lineSpacing) : 0
        style.lineHeight = lineHeight.flatMap { $0.factor.isFinite && $0.points.isFinite ? $0 : nil }
        style.lineLimit = lineLimit.map { max(1, $0) }
        // A million lines are higher than anything that can be shown.
        style.minimumLines = min(max(0, minimumLines), 1_000_000)
        style.minimumScaleFactor = minimumScaleFactor > 0 && minimumScaleFactor < 1 ? minimumScaleFactor : 1
        return style
    }
}
