import FoundationAdditions
import DisplayList
import Foundation
import Markdown
import TextLayout

/// A text in an environment: its characters with their fonts, and the look of each part.
struct ResolvedText: Equatable {
    var spans: [TextSpan] = []
    /// The looks of the spans: a span's tag is an index into this array.
    var looks: [Look] = []
    /// The next date at which the text changes; nil if it never does.
    var nextChange: Date?
    /// The space that is added to each blank, as a multiple of the font's size.
    var wordSpacing = 0.0

    struct Look: Equatable {
        var color: DisplayColor
        /// The fill, if it is more than a color.
        var paint: Paint?
        var decoration: TextContent.Decoration = []
        var decorationColor: DisplayColor?
        var background: DisplayColor?
        /// The distance above the baseline, in points.
        var lift: CGFloat = 0
        var link: URL?
        /// The image that is drawn in place of characters.
        var image: ResolvedImage?
        var isPixelated = false
        /// The attributes that a renderer reads from the runs, one of each type.
        var attributes: [ObjectIdentifier: AnyTextAttribute] = [:]

        var extras: TextContent.RunExtras {
            TextContent.RunExtras(
                background: background, lift: lift, decorationColor: decorationColor, paint: paint)
        }
    }

    /// The text's string, for assistive technology.
    var string: String {
        spans.map { $0.attachment == nil ? $0.text : looks[$0.tag].image?.label ?? "" }.joined()
    }

    mutating func append(_ text: String, _ font: TextFont, _ look: Look) {
        guard !text.isEmpty else { return }
        let tag = tag(of: look)
        guard wordSpacing > 0 else { return spans.append(TextSpan(text: text, font: font, tag: tag)) }
        var wide = font
        wide.tracking += wordSpacing * font.size
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            if part.startIndex > text.startIndex { spans.append(TextSpan(text: " ", font: wide, tag: tag)) }
            if !part.isEmpty { spans.append(TextSpan(text: String(part), font: font, tag: tag)) }
        }
    }

    /// A symbol is placed on the baseline as its drawing defines it, any other image with its lower edge.
    mutating func append(_ image: ResolvedImage, isPixelated: Bool, _ font: TextFont, _ look: Look) {
        guard image.drawing != nil else { return }
        var look = look
        (look.image, look.isPixelated) = (image, isPixelated)
        let ascent = image.baseline ?? image.size.height
        let attachment = TextAttachment(
            width: image.size.width, ascent: ascent, descent: image.size.height - ascent)
        spans.append(TextSpan(attachment, font: font, tag: tag(of: look)))
    }

    private mutating func tag(of look: Look) -> Int {
        if let known = looks.firstIndex(of: look) { return known }
        looks.append(look)
        return looks.count - 1
    }
}

extension Text {
    func resolve(in environment: EnvironmentValues) -> ResolvedText {
        var resolved = ResolvedText(wordSpacing: environment.textDemands.wordSpacing)
        var style = TextStyleScope(environment)
        environment.inItsLanguage { append(to: &resolved, &style) }
        if resolved.spans.isEmpty {
            // An empty text has the height of a line of its font.
            resolved.looks = [style.look]
            resolved.spans = [TextSpan(text: "", font: style.textFont, tag: 0)]
        }
        return resolved
    }

    package func plainText(in environment: EnvironmentValues) -> String { resolvedString(in: environment) }

    func resolvedString(in environment: EnvironmentValues) -> String { resolve(in: environment).string }

    fileprivate func append(to resolved: inout ResolvedText, _ outer: inout TextStyleScope) {
        var style = outer
        for trait in traits.reversed() { style.apply(trait) }
        switch content {
        case .verbatim(let string): resolved.append(style.cased(string), style.textFont, style.look)
        case .localized(let key, let table, let bundle):
            let string = key.value.string(table: table, bundle: bundle, isolation: .opaqueText)
            resolved.append(markdown: string, key.texts, style)
        case .resource(let resource): resolved.append(markdown: resource.string(isolation: .opaqueText), [], style)
        case .attributed(let attributed): resolved.append(attributed, style)
        case .image(let image):
            let drawn = style.resolved(image)
            resolved.append(drawn, isPixelated: image.isPixelated, style.textFont, style.look)
        case .concatenated(let texts): for text in texts { text.append(to: &resolved, &style) }
        case .formatted(let value): resolved.append(value.attributed(in: style.place), style)
        case .live(let live):
            let now = ViewGraph.current?.time.date ?? Date.now
            resolved.nextChange = [resolved.nextChange, live.nextChange(after: now)].compactMap(\.self).min()
            resolved.append(style.cased(live.string(at: now, in: style)), style.textFont, style.look)
        case .timed(let format):
            let now = ViewGraph.current?.time.date ?? Date.now
            resolved.nextChange = [resolved.nextChange, format.nextChange(now, style.place)].compactMap(\.self).min()
            resolved.append(format.attributed(now, style.place), style)
        }
    }
}

extension ResolvedText {
    fileprivate mutating func append(markdown: String, _ texts: [Text], _ style: TextStyleScope) {
        for run in InlineMarkdown.runs(of: markdown) {
            var inner = style
            inner.apply(run.intent)
            if let link = run.link.flatMap({ URL(string: $0) }) { inner.apply(link) }
            append(parts: run.text, texts, inner)
        }
    }

    /// Appends a run, with the interpolated texts at their places in it.
    private mutating func append(parts text: String, _ texts: [Text], _ style: TextStyleScope) {
        let marks = [OpaqueText.start, OpaqueText.end]
        guard text.unicodeScalars.contains(where: { marks.contains($0) }) else {
            return append(style.cased(text), style.textFont, style.look)
        }
        for part in text.unicodeScalars.split(whereSeparator: { marks.contains($0) }).map({ Substring($0) }) {
            if let index = TextPlace.index(part), texts.indices.contains(index) {
                var style = style
                texts[index].append(to: &self, &style)
            } else {
                append(style.cased(String(part)), style.textFont, style.look)
            }
        }
    }
}

/// The font, color and decoration that apply at one place in a text.
///
/// The traits nearest to the characters take precedence, so they are applied from the outermost to the innermost.
struct TextStyleScope {
    private let environment: EnvironmentValues
    private var inner: EnvironmentValues
    /// What characters are filled with.
    private var ink: Paint
    private var decoration: TextContent.Decoration = []
    private var decorationColor: DisplayColor?
    private var background: DisplayColor?
    private var lift: CGFloat = 0
    private var link: URL?
    private var tracking: CGFloat
    private var isItalic = false
    private var attributes: [ObjectIdentifier: AnyTextAttribute] = [:]

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        inner = environment
        ink = environment.foregroundPaint
        tracking = environment.textTracking
        decoration = environment.textDecoration
        decorationColor = environment.paragraph.decorationColor?.displayColor(in: environment)
        lift = environment.paragraph.lift
    }

    /// If the text has a trait twice, the inner one, whose modifier comes first, takes effect: it is applied last.
    mutating func apply(_ trait: TextTrait) {
        switch trait {
        case .font(let font): inner.font = font ?? environment.font
        case .weight(let weight): inner.fontWeight = weight
        case .design(let design): inner.fontDesign = design
        case .italic: isItalic = true
        case .color(let style):
            ink = style.map { paint(of: $0.style, in: inner) } ?? environment.foregroundPaint
        case .line(let member, let style):
            decoration.set(member, style)
            if let color = style?.color { decorationColor = color.displayColor(in: inner) }
        case .tracking(let points): tracking = points
        case .baselineOffset(let points): lift = points
        case .fixedDigits: inner.hasFixedDigits = true
        case .attribute(let value): attributes[value.type] = value
        }
    }

    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.stronglyEmphasized) { apply(.weight(.bold)) }
        if intent.contains(.code) { apply(.design(.monospaced)) }
        if intent.contains(.strikethrough) { apply(.line(.strikethrough, .single)) }
    }

    /// A link has the tint color.
    mutating func apply(_ url: URL) {
        link = url
        apply(.color(AnyTextStyle(.tint)))
    }

    var locale: Locale { environment.locale }
    var calendar: Calendar { environment.calendar }
    var timeZone: TimeZone { environment.timeZone }
    var place: FormatPlace { FormatPlace(environment) }

    mutating func apply(_ attributes: AttributeContainer) {
        if let intent = attributes.inlinePresentationIntent { apply(intent) }
        if let link = attributes.link { apply(link) }
        if let font = attributes.swiftUI.font { apply(.font(font)) }
        if let color = attributes.swiftUI.foregroundColor { apply(.color(AnyTextStyle(color))) }
        if let color = attributes.swiftUI.backgroundColor { background = color.displayColor(in: inner) }
        if let line = attributes.swiftUI.underlineStyle { apply(.line(.underline, line)) }
        if let line = attributes.swiftUI.strikethroughStyle { apply(.line(.strikethrough, line)) }
        if let tracking = attributes.swiftUI.tracking ?? attributes.swiftUI.kern { apply(.tracking(tracking)) }
        if let offset = attributes.swiftUI.baselineOffset { lift = offset }
    }

    /// An image, resolved for this place in the text.
    func resolved(_ image: Image) -> ResolvedImage { image.resolved(in: inner) }

    var textFont: TextFont {
        var font = inner.textFont
        if isItalic { font.isItalic = true }
        font.tracking = max(tracking, environment.textDemands.letterSpacing * font.size)
        return font
    }

    var look: ResolvedText.Look {
        ResolvedText.Look(
            color: ink.color, paint: ink.isGradient || ink.isDrawn ? ink : nil,
            decoration: textFont.hasFixedDigits ? decoration.union(.fixedDigits) : decoration,
            decorationColor: decorationColor, background: background, lift: lift,
            link: link, attributes: attributes)
    }

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
            inner.apply(ForeignAttributes.translated(run.attributes))
            append(inner.cased(String(attributed[run.range].characters)), inner.textFont, inner.look)
        }
    }
}
