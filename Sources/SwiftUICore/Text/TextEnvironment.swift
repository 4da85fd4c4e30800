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

    public var multilineTextAlignment: TextAlignment {
        get { paragraph.alignment }
        set { paragraph.alignment = newValue }
    }

    public var lineLimit: Int? {
        get { paragraph.lineLimit }
        set { paragraph.lineLimit = newValue }
    }

    public var lineSpacing: CGFloat {
        get { paragraph.lineSpacing }
        set { paragraph.lineSpacing = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { paragraph.truncation }
        set { paragraph.truncation = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { paragraph.minimumScaleFactor }
        set { paragraph.minimumScaleFactor = newValue }
    }

    public var allowsTightening: Bool {
        get { paragraph.allowsTightening }
        set { paragraph.allowsTightening = newValue }
    }

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
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// At most the range's upper bound, and as high as its lower bound even if there are fewer lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
    }

    /// As high as that many lines even if there are fewer, with no limit above.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: nil)
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Where space is reserved, the text is as high as that many lines even if it has fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
    }

    private func lines(atLeast minimum: Int, atMost limit: Int?) -> some View {
        transformEnvironment(\.paragraph) {
            $0.lineLimit = limit
            $0.minimumLines = minimum
        }
    }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.paragraph) { $0.tracking = tracking }
    }
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        line(.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        line(.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

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
