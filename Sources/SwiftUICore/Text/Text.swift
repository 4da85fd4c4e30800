import FoundationAdditions
import DisplayList
import Foundation
import TextLayout

/// A view that shows text. The text can be read, selected and found, but not edited.
///
/// See [Text](https://developer.apple.com/documentation/swiftui/text).
public struct Text: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case concatenated([Text])
        /// A formatted value, in the environment's locale.
        case formatted(FormattedValue)
        /// A date that is shown depending on the current time.
        case live(LiveText)
        /// A formatted value that depends on the current time.
        case timed(TimedFormat)
        indirect case image(Image)
    }

    var content: Content
    var traits: [TextTrait] = []
    /// What assistive technology gets in place of the characters; nil is the characters themselves.
    var spoken: SpokenText?

    init(_ content: Content) { self.content = content }

    /// A text that is shown as it is, without being looked up.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// A text that is shown as it is, without being looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A text that is looked up in a string catalog, in the language of the view.
    ///
    /// - Parameters:
    ///   - key: The key, with the values of its placeholders.
    ///   - tableName: The catalog's name; nil is `Localizable`.
    ///   - bundle: Where the catalog is; nil is the app's own bundle.
    ///   - comment: For translators; it has no effect when the app runs.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// The text of a resource, in the language of the view.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    /// A text with attributes. A disfavoured overload, since an attributed string can be written as a literal, and a
    /// literal should be a localized string key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// An image in a line of text: a symbol has the size of the text around it, a picture its own size.
    public init(_ image: Image) { self.init(.image(image)) }

    /// The two texts, one after the other, each with its own look.
    public static func + (left: Text, right: Text) -> Text { Text(.concatenated([left, right])) }
}

/// A change to the look of a text. It is a part of the `Text`, so that the look may vary within a line.
enum TextTrait: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case italic
    case color(AnyTextStyle?)
    /// A line under or through the text; nil for none.
    case line(TextContent.Decoration, Text.LineStyle?)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case fixedDigits
    /// An attribute of the app, for a renderer.
    case attribute(AnyTextAttribute)
}

/// A style that a text is drawn with. Two of them are equal only if both are the same color.
struct AnyTextStyle: Equatable, Sendable {
    let style: AnyShapeStyle
    let color: Color?

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        color = style as? Color
    }

    static func == (left: AnyTextStyle, right: AnyTextStyle) -> Bool { left.color != nil && left.color == right.color }
}

extension Text {
    func adding(_ trait: TextTrait) -> Text {
        var copy = self
        copy.traits.append(trait)
        return copy
    }

    /// Sets the font of the text; nil is that of the environment.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// Sets the weight of the text; nil is that of its font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    /// Sets the design of the text; nil is that of its font.
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    /// Shows the text in bold.
    public func bold() -> Text { adding(.weight(.bold)) }
    /// Shows the text in bold; false changes nothing.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Shows the text in italics.
    public func italic() -> Text { adding(.italic) }
    /// Shows the text in italics; false changes nothing.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Shows the text in the monospaced design; false changes nothing.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.design(.monospaced)) : self }
    /// Draws the text in a style. If it has drop shadows or a blend mode, the text's view has them; a text that is part
    /// of another has none.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.color(AnyTextStyle(style))) }
    /// Sets the color of the text; nil is that of the environment.
    public func foregroundColor(_ color: Color?) -> Text { adding(.color(color.map { AnyTextStyle($0) })) }
    /// Adds space after each character, in points; less than 0 moves the characters closer together.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    /// Adds space after each character, in points; less than 0 moves the characters closer together.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }

    /// Raises the text above the baseline by a number of points. This has no effect on the height of lines.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    /// Draws a line under the text; a nil color is the text's own.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the text; a nil color is the text's own.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.line(.underline, isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the text; a nil color is the text's own.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the text; a nil color is the text's own.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.line(.strikethrough, isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Gives all digits the same width, if the font can do so.
    public func monospacedDigit() -> Text { adding(.fixedDigits) }
}
