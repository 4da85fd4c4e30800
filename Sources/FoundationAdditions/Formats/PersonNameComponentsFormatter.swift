import Foundation

/// Writes people's names, and parses them. Foundation has none on Linux.
///
/// See [PersonNameComponentsFormatter](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter).
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, a formatter that is being changed may only be used by one thread.

    /// The parts of a name that are written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, or else the given name.
        case short
        /// The given and the family name.
        case medium
        /// All parts.
        case long
        /// The initials.
        case abbreviated
    }

    /// Further options.
    public struct Options: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The phonetic representation of the name.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The parts of a name that are written.
    open var style = Style.default
    /// Whether the phonetic representation of the name is written.
    open var isPhonetic = false
    /// The locale, for the order of names; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent

    /// The name as text.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameWriter(locale: locale ?? .autoupdatingCurrent).write(name, formatStyle)
    }

    /// The parts of the name in a text; nil if it contains no name.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameReader.read(string) }

    /// A name as text; nil if the object isn't a name.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as PersonNameComponents: string(from: components)
        case let components as NSPersonNameComponents: string(from: components as PersonNameComponents)
        default: nil
        }
    }

    /// The name in a style, and in the current locale.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    private var formatStyle: PersonNameComponents.FormatStyle.Style {
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}

extension PersonNameComponents {
    /// A style that writes names, and parses input, as for a text field.
    ///
    /// See
    /// [PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// The parts of a name that are written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the given name.
            case short
            /// The given and the family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated
        }

        /// The parts of a name that are written.
        public var style: Style
        /// The locale, for the order of names.
        public var locale: Locale
        /// Reads names.
        public var parseStrategy: ParseStrategy { ParseStrategy() }

        /// A style for names.
        public init(style: Style, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

        /// The name as text.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNameWriter(locale: locale).write(value, style)
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// Parses a name.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Reads names. It has no settings.
        public init() {}

        /// Throws if the text contains no name.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameReader.read(value) else { throw CocoaError(.formatting) }
            return name
        }
    }

    /// Parses a name in its usual form. Throws if the text contains no name.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// The name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// The given and the family name.
    public func formatted() -> String { formatted(.name(style: .medium)) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for a person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style for a person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A strategy for parsing a person's name.
    public static var name: Self { Self() }
}
