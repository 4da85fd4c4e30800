import Foundation

/// A text that is looked up when it is shown, not where it is written: key, default value, table and bundle.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key into the string catalog.
    public let key: String
    /// The text if the catalog has none for the key.
    public var defaultValue: String.LocalizationValue
    /// The string catalog's name; nil is `Localizable`.
    public let table: String?
    /// The bundle with the catalog.
    public let bundle: BundleDescription
    private var chosenLocale: Locale?

    /// The locale whose language is used: an explicit one, or else that of the window in which it is read.
    public var locale: Locale {
        get { chosenLocale ?? LocalizationContext.currentLocale }
        set { chosenLocale = newValue }
    }

    /// The bundle with the string catalog.
    public enum BundleDescription: Hashable, Codable, Sendable {
        /// The app's bundle.
        case main
        /// The bundle at a URL.
        case atURL(URL)
    }

    /// A text whose key is the text itself.
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

    /// A text with an explicit key.
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

    /// A text without values, whose key is the text itself, in the app's catalog.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// A text with values, whose key is the text itself, in the app's catalog.
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

/// A type whose values have a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
