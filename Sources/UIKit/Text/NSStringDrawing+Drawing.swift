import CoreGraphics
import Foundation
import TextLayout

// Drawing text in the current context. Text without a color is black.

extension NSAttributedString {
    /// Draws the text without breaking its lines. The top left corner of the first line is at a point.
    public func draw(at point: CGPoint) {
        let text = AttributedText(self)
        text.draw(text.layout(width: nil), at: point)
    }

    /// Draws the text, with lines as wide as the rectangle, and clipped to it.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
        context.restoreGState()
    }

    /// Draws the text as `boundingRect(with:options:context:)` measures it: with `.usesLineFragmentOrigin` in lines
    /// from the rectangle's top, otherwise in one line with its baseline at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let text = AttributedText(self).drawn(with: options, context)
        let laidOut = text.layout(in: rect.size, options)
        let takesLines = options.contains(.usesLineFragmentOrigin)
        let room = takesLines && rect.width > 0 ? rect.width - laidOut.size.width : 0
        let place = CGPoint(
            x: rect.minX + room * text.style.alignment.share,
            y: takesLines ? rect.minY : rect.minY - CGFloat(laidOut.firstBaseline))
        text.draw(laidOut, at: place)
        context?.note(CGRect(origin: place, size: laidOut.size), laidOut, text)
    }
}

extension AttributedText {
    /// Applies the drawing options and the context.
    func drawn(with options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> AttributedText {
        var text = self
        if options.contains(.usesLineFragmentOrigin), isSingleLine { text.style.lineLimit = 1 }
        if let factor = context?.minimumScaleFactor, factor > 0 { text.style.minimumScaleFactor = Double(factor) }
        return text
    }

    func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> LaidOutText {
        guard options.contains(.usesLineFragmentOrigin) else { return layout(width: nil) }
        let isCut = options.contains(.truncatesLastVisibleLine) && size.height > 0
        return layout(width: size.width, height: isCut ? size.height : nil)
    }

    fileprivate func draw(_ laidOut: LaidOutText, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(laidOut, of: self, content(of: laidOut) { $0.color ?? .black }, at: point)
    }
}

extension NSString {
    /// Draws the text with the attributes, the first line's top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text with the attributes in a rectangle, to which it is clipped.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text with the attributes, as `NSAttributedString.draw(with:options:context:)` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }
}

/// `String` has these methods itself, because Foundation on Linux doesn't bridge it to `NSString`.
extension String {
    /// Draws the text with the attributes, the first line's top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text with the attributes in a rectangle, to which it is clipped.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text with the attributes, as `NSAttributedString.draw(with:options:context:)` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
