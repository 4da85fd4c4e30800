import Foundation

/// Writes people's names, and takes them apart. Foundation has none on Linux.
///
/// See [PersonNameComponentsFormatter](https://developer.apple.com/documentation/foundation/personnamecomponentsformatter).
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, one that is being changed belongs to one thread.

    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, or else the given name.
        case short
        /// The given and the family name.
        case medium
        /// All of it.
        case long
        /// The initials.
        case abbreviated
    }

    /// What else is asked for.
    public struct Options: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt
        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The name as it is spoken.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether the name is written as it is spoken.
    open var isPhonetic = false
    /// Whose order of names; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent

    /// The name as text.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameWriter(locale: locale ?? .autoupdatingCurrent).write(name, formatStyle)
    }

    /// The parts of a name in a text; nil where the text has no name in it.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameReader.read(string) }

    /// A name as text; nil where the object is none.
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
    /// Writes names, and reads what is typed into a field.
    ///
    /// See [PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle).
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the given name.
            case short
            /// The given and the family name.
            case medium
            /// All of it.
            case long
            /// The initials.
            case abbreviated
        }

        /// How much of a name is written.
        public var style: Style
        /// Whose order of names.
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

    /// Takes a name apart.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Reads names. It has no settings.
        public init() {}

        /// Throws where the text has no name in it.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameReader.read(value) else { throw CocoaError(.formatting) }
            return name
        }
    }

    /// The parts of a name as people write it. Throws where the text has no name in it.
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
    /// A person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A person's name.
    public static var name: Self { Self() }
}
