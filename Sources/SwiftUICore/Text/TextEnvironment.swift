import DisplayList
import Foundation
import TextLayout

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Which part of a line that doesn't fit is left out.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// The case in which a text is shown.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// The environment's settings for the lines of a text.
struct ParagraphEnvironment: Equatable {
    var alignment = TextAlignment.leading
    /// Setting a limit discards the space that an outer limit reserved.
    var lineLimit: Int? { didSet { minimumLines = 0 } }
    /// The text is as high as this many lines even if it has fewer.
    var minimumLines = 0
    var lineSpacing: CGFloat = 0
    var lineHeight: AttributedString.LineHeight?
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var textCase: Text.Case?
    var tracking: CGFloat = 0
    var decoration: TextContent.Decoration = []
    var decorationColor: Color?
    var lift: CGFloat = 0
}

struct ParagraphKey: EnvironmentKey {
    static var defaultValue: ParagraphEnvironment { ParagraphEnvironment() }
}

extension EnvironmentValues {
    var paragraph: ParagraphEnvironment {
        get { self[ParagraphKey.self] }
        set { self[ParagraphKey.self] = newValue }
    }

    /// The horizontal alignment of the lines of a text; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { paragraph.alignment }
        set { paragraph.alignment = newValue }
    }

    /// The maximum number of lines of texts; nil is no limit.
    public var lineLimit: Int? {
        get { paragraph.lineLimit }
        set { paragraph.lineLimit = newValue }
    }

    /// Space that is added between lines, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { paragraph.lineSpacing }
        set { paragraph.lineSpacing = newValue }
    }

    /// Which part of a line that doesn't fit is left out; the end by default.
    public var truncationMode: Text.TruncationMode {
        get { paragraph.truncation }
        set { paragraph.truncation = newValue }
    }

    /// The smallest scale, 0…1, to which a text may be reduced so that it fits; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { paragraph.minimumScaleFactor }
        set { paragraph.minimumScaleFactor = newValue }
    }

    /// Whether characters may move closer together so that a text fits; false by default.
    public var allowsTightening: Bool {
        get { paragraph.allowsTightening }
        set { paragraph.allowsTightening = newValue }
    }

    /// The case in which texts are shown; nil shows them as they are written.
    public var textCase: Text.Case? {
        get { paragraph.textCase }
        set { paragraph.textCase = newValue }
    }

    var textTracking: CGFloat { paragraph.tracking }
    var textDecoration: TextContent.Decoration { paragraph.decoration }

    /// The alignment where leading is on the left: leading and trailing are exchanged in a right-to-left environment.
    var shownTextAlignment: TextAlignment {
        let alignment = paragraph.alignment
        guard isRightToLeft, alignment != .center else { return alignment }
        return alignment == .leading ? .trailing : .leading
    }

    var paragraphStyle: ParagraphStyle {
        let paragraph = paragraph
        return ParagraphStyle(
            alignment: shownTextAlignment.layoutAlignment,
            lineSpacing: paragraph.lineSpacing + (font?.extraLineSpacing ?? 0),
            lineLimit: paragraph.lineLimit, minimumLines: paragraph.minimumLines,
            truncation: paragraph.truncation.layoutTruncation, minimumScaleFactor: paragraph.minimumScaleFactor,
            allowsTightening: paragraph.allowsTightening,
            lineHeight: textDemands.lineHeight(paragraph.lineHeight?.height), minimumSize: textDemands.minimumSize)
    }
}

extension TextAlignment {
    fileprivate var layoutAlignment: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var layoutTruncation: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension View {
    /// Sets the horizontal alignment of the lines of the texts in this view.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the maximum number of lines of the texts in this view; nil is no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Limits the texts in this view to the range's upper bound of lines, and gives them at least the height of its
    /// lower bound.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
    }

    /// Gives the texts in this view at least the height of that many lines, without an upper limit.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: nil)
    }

    /// Sets the maximum number of lines of the texts in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the maximum number of lines of the texts in this view. If space is reserved, they have that height even
    /// with fewer lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
    }

    private func lines(atLeast minimum: Int, atMost limit: Int?) -> some View {
        transformEnvironment(\.paragraph) {
            $0.lineLimit = limit
            $0.minimumLines = minimum
        }
    }

    /// Adds space between the lines of the texts in this view, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets which part of a line that doesn't fit is left out.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Sets the smallest scale, 0…1, to which the texts in this view may be reduced so that they fit.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Sets whether the characters in this view may move closer together so that a text fits.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Sets the case in which the texts in this view are shown; nil shows them as they are written.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Adds space after each character of the texts in this view, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.paragraph) { $0.tracking = tracking }
    }
    /// Adds space after each character of the texts in this view, in points.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Draws a line under the texts in this view; a nil color is the text's own.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the texts in this view; a nil color is the text's own.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        line(.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through the texts in this view; a nil color is the text's own.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the texts in this view; a nil color is the text's own.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        line(.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Raises the texts in this view above their baseline by a number of points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.paragraph) { $0.lift = baselineOffset }
    }

    private func line(_ member: TextContent.Decoration, _ style: Text.LineStyle?) -> some View {
        transformEnvironment(\.paragraph) {
            $0.decoration.set(member, style)
            if let color = style?.color { $0.decorationColor = color }
        }
    }
}
