import Foundation

/// A text that is looked up where it is shown, not where it is written: key, default value, and where to look.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key into the string catalog.
    public let key: String
    /// What is shown where the catalog has nothing for the key.
    public var defaultValue: String.LocalizationValue
    /// The string catalog's name; nil is `Localizable`.
    public let table: String?
    /// The bundle that has the catalog.
    public let bundle: BundleDescription
    private var chosenLocale: Locale?

    /// The locale whose language the text is in: the one that was given, or else that of the window in which it is
    /// read.
    public var locale: Locale {
        get { chosenLocale ?? LocalizationContext.currentLocale }
        set { chosenLocale = newValue }
    }

    /// Which bundle has the string catalog.
    public enum BundleDescription: Hashable, Codable, Sendable {
        /// The app's.
        case main
        /// The one at this place.
        case atURL(URL)
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = keyAndValue.key
        self.defaultValue = keyAndValue
        self.table = table
        self.bundle = bundle
        self.chosenLocale = locale
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        self.chosenLocale = locale
    }

    /// A text without values that is its own key, in the app's catalog.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// A text with values that is its own key, in the app's catalog.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in the resource's own locale, if it has one, or else in these languages.
    package func string(
        languages: [String] = LocalizationContext.currentLanguages, isolation: ArgumentIsolation? = nil
    ) -> String {
        StringTables.string(
            forKey: key, defaultValue: defaultValue.key, table: table, bundle: bundle.bundle,
            languages: chosenLocale.map { [$0.identifier] } ?? languages, locale: locale,
            arguments: defaultValue.arguments, isolation: isolation)
    }
}

extension LocalizedStringResource.BundleDescription {
    fileprivate var bundle: Bundle {
        switch self {
        case .main: .main
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }
}

/// A type whose values have a text to be shown.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
