import Assets
import DisplayList
import Foundation
import TextLayout

/// A text in an environment: its characters in fonts, and what each part looks like.
struct ResolvedText: Equatable {
    var spans: [TextSpan] = []
    /// What a span's tag stands for.
    var looks: [Look] = []

    struct Look: Equatable {
        var color: DisplayColor
        var decoration: TextContent.Decoration = []
    }

    /// What the text says, for assistive technology.
    var string: String { spans.map(\.text).joined() }

    mutating func append(_ text: String, _ font: TextFont, _ look: Look) {
        guard !text.isEmpty else { return }
        let tag = looks.firstIndex(of: look) ?? looks.count
        if tag == looks.count { looks.append(look) }
        spans.append(TextSpan(text: text, font: font, tag: tag))
    }
}

extension Text {
    func resolve(in environment: EnvironmentValues) -> ResolvedText {
        var resolved = ResolvedText()
        var style = TextStyleScope(environment)
        append(to: &resolved, &style)
        if resolved.spans.isEmpty {
            // An empty text has the height of a line of its font.
            resolved.looks = [style.look]
            resolved.spans = [TextSpan(text: "", font: style.textFont, tag: 0)]
        }
        return resolved
    }

    package func plainText(in environment: EnvironmentValues) -> String { resolvedString(in: environment) }

    func resolvedString(in environment: EnvironmentValues) -> String { resolve(in: environment).string }

    private func append(to resolved: inout ResolvedText, _ outer: inout TextStyleScope) {
        var style = outer
        for trait in traits.reversed() { style.apply(trait) }
        switch content {
        case .verbatim(let string): resolved.append(style.cased(string), style.textFont, style.look)
        case .localized(let key, let table, let bundle):
            let string = String(localized: key.value, table: table, bundle: bundle)
            resolved.append(style.cased(string), style.textFont, style.look)
        case .resource(let resource):
            resolved.append(style.cased(String(localized: resource)), style.textFont, style.look)
        case .attributed(let attributed): resolved.append(attributed, style)
        case .concatenated(let texts): for text in texts { text.append(to: &resolved, &style) }
        }
    }
}

/// The font, colour and decoration in force at one place of a text.
///
/// The traits nearest to the characters win, so they are applied from the outside in.
struct TextStyleScope {
    private let environment: EnvironmentValues
    private var inner: EnvironmentValues
    private var color: DisplayColor
    private var decoration: TextContent.Decoration = []
    private var tracking: CGFloat
    private var isItalic = false

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        inner = environment
        color = environment.foregroundColor
        tracking = environment.textTracking
        decoration = environment.textDecoration
    }

    /// A trait that the text has twice is the one applied first, which is the inner one.
    mutating func apply(_ trait: TextTrait) {
        switch trait {
        case .font(let font): inner.font = font ?? environment.font
        case .weight(let weight): inner.fontWeight = weight
        case .design(let design): inner.fontDesign = design
        case .italic: isItalic = true
        case .color(let style):
            color = style.map { paint(of: $0.style, in: inner).color } ?? environment.foregroundColor
        case .underline(let isActive): set(.underline, isActive)
        case .strikethrough(let isActive): set(.strikethrough, isActive)
        case .tracking(let points): tracking = points
        }
    }

    private mutating func set(_ member: TextContent.Decoration, _ isActive: Bool) {
        if isActive { decoration.insert(member) } else { decoration.remove(member) }
    }

    mutating func apply(_ attributes: AttributeContainer) {
        if let font = attributes.swiftUI.font { apply(.font(font)) }
        if let color = attributes.swiftUI.foregroundColor { apply(.color(AnyTextStyle(color))) }
        if attributes.swiftUI.underlineStyle != nil { apply(.underline(true)) }
        if attributes.swiftUI.strikethroughStyle != nil { apply(.strikethrough(true)) }
        if let tracking = attributes.swiftUI.tracking ?? attributes.swiftUI.kern { apply(.tracking(tracking)) }
    }

    var textFont: TextFont {
        var font = inner.textFont
        if isItalic { font.isItalic = true }
        font.tracking = tracking
        return font
    }

    var look: ResolvedText.Look { ResolvedText.Look(color: color, decoration: decoration) }

    func cased(_ string: String) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }
}

extension ResolvedText {
    fileprivate mutating func append(_ attributed: AttributedString, _ style: TextStyleScope) {
        for run in attributed.runs {
            var inner = style
            inner.apply(run.attributes)
            append(inner.cased(String(attributed[run.range].characters)), inner.textFont, inner.look)
        }
    }
}
