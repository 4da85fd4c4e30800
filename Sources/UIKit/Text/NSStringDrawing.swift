import Foundation
import TextLayout

/// How text is measured.
///
/// See [NSStringDrawingOptions](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions).
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: Int
    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's origin is the top left corner of the first line, and the text wraps. Without it, text is one
    /// line whose baseline is at the rectangle's origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Stored, but has no effect here: fonts have no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Lines that don't fit into the height are omitted.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    /// Not available: text is measured by its line heights, not its glyphs.
    @available(*, unavailable, message: "Text is measured by its lines, not by its glyphs' outlines")
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// The minimum scale of text that is measured or drawn, and the results.
///
/// See [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext).
public class NSStringDrawingContext: NSObject {
    /// The minimum scale of fonts before text is truncated. 0 and 1 don't shrink them.
    public var minimumScaleFactor: CGFloat = 0
    /// The scale of the fonts when text was last measured or drawn. 1 is unscaled.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle around the text when it was last measured or drawn.
    public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text in points, on one line or on as many as it has line feeds.
    public func size() -> CGSize {
        AttributedText(self).layout(width: nil).size
    }

    /// The text's bounding rectangle. The layout engine is the one for text on screen, so a text that fits here fits
    /// there.
    ///
    /// - Parameters:
    ///   - size: The available size; a width of 0 is no limit. The height is a limit only with
    ///     `.truncatesLastVisibleLine`.
    ///   - options: Whether the text wraps, and whether lines that don't fit are omitted.
    ///   - context: The minimum scale of fonts; it also receives the results. Nil doesn't shrink them.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = AttributedText(self).drawn(with: options, context)
        let laidOut = text.layout(in: size, options)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -CGFloat(laidOut.firstBaseline)
        let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: laidOut.size)
        context?.note(bounds, laidOut, text)
        return bounds
    }
}

extension NSStringDrawingContext {
    func note(_ bounds: CGRect, _ laidOut: LaidOutText, _ text: AttributedText) {
        totalBounds = bounds
        let shown = laidOut.lines.flatMap(\.runs).first { $0.size > 0 }
        let wanted = text.spans.first?.font.size ?? 0
        actualScaleFactor = shown.map { wanted > 0 ? CGFloat($0.size / wanted) : 1 } ?? 1
    }
}

extension NSString {
    /// The size of the text with the attributes, on as many lines as it has line feeds, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// The bounding rectangle of the text with the attributes, as
    /// `NSAttributedString.boundingRect(with:options:context:)` measures it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

/// `String` has these methods itself, because Foundation on Linux doesn't bridge it to `NSString`.
extension String {
    /// The size of the text with the attributes, on as many lines as it has line feeds, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// The bounding rectangle of the text with the attributes, as
    /// `NSAttributedString.boundingRect(with:options:context:)` measures it.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
