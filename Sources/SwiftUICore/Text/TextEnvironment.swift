import DisplayList
import Foundation
import TextLayout

/// How the lines of a text lie to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Which part of a line that doesn't fit is left out.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Which letters a text is shown in.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// How a text is broken into lines.
struct ParagraphEnvironment: Equatable {
    var alignment = TextAlignment.leading
    /// A new limit ends what an outer one reserved.
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

    /// How the lines of a text lie to one another; leading where nothing is said.
    public var multilineTextAlignment: TextAlignment {
        get { paragraph.alignment }
        set { paragraph.alignment = newValue }
    }

    /// How many lines texts have at most; nil is no limit.
    public var lineLimit: Int? {
        get { paragraph.lineLimit }
        set { paragraph.lineLimit = newValue }
    }

    /// Space that is added between lines, in points; 0 where nothing is said.
    public var lineSpacing: CGFloat {
        get { paragraph.lineSpacing }
        set { paragraph.lineSpacing = newValue }
    }

    /// Which part of a line that doesn't fit is left out; the end where nothing is said.
    public var truncationMode: Text.TruncationMode {
        get { paragraph.truncation }
        set { paragraph.truncation = newValue }
    }

    /// How small a text may be made so that it fits, 0…1 of its size; 1 where nothing is said.
    public var minimumScaleFactor: CGFloat {
        get { paragraph.minimumScaleFactor }
        set { paragraph.minimumScaleFactor = newValue }
    }

    /// Whether characters may move closer together so that a text fits; false where nothing is said.
    public var allowsTightening: Bool {
        get { paragraph.allowsTightening }
        set { paragraph.allowsTightening = newValue }
    }

    /// Which letters texts are shown in; nil shows them as they are written.
    public var textCase: Text.Case? {
        get { paragraph.textCase }
        set { paragraph.textCase = newValue }
    }

    var textTracking: CGFloat { paragraph.tracking }
    var textDecoration: TextContent.Decoration { paragraph.decoration }

    var paragraphStyle: ParagraphStyle {
        let paragraph = paragraph
        return ParagraphStyle(
            alignment: paragraph.alignment.layoutAlignment,
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
    /// Sets how the lines of the texts in this view lie to one another.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets how many lines the texts in this view have at most; nil is no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Gives the texts in this view as many lines as the range's upper bound at most, and the height of its lower bound
    /// even if there are fewer.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
    }

    /// Gives the texts in this view the height of at least so many lines, with no limit above.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: nil)
    }

    /// Sets how many lines the texts in this view have at most.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets how many lines the texts in this view have at most. Where space is reserved, they are as high as that even
    /// if they have fewer.
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
    /// Sets how small the texts in this view may be made so that they fit, 0…1 of their size.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Sets whether the characters in this view may move closer together so that a text fits.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Sets which letters the texts in this view are shown in; nil shows them as they are written.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Adds space after each character of the texts in this view, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.paragraph) { $0.tracking = tracking }
    }
    /// Adds space after each character of the texts in this view, in points.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Draws a line under the texts in this view; a nil colour is the text's own.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the texts in this view; a nil colour is the text's own.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        line(.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through the texts in this view; a nil colour is the text's own.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the texts in this view; a nil colour is the text's own.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        line(.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Lifts the texts in this view above their baseline, in points.
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
