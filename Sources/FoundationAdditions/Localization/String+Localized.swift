import Foundation

extension String {
    /// A text in the visitor's language, looked up by itself: `String(localized: "\(count) cups")`.
    ///
    /// `locale` says how numbers are written; the language is the window's (`LocalizationContext`).
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = StringTables.string(
            forKey: keyAndValue.key, table: table, bundle: bundle ?? .main,
            languages: LocalizationContext.currentLanguages, locale: locale ?? LocalizationContext.currentLocale,
            arguments: keyAndValue.arguments)
    }

    /// A text in the visitor's language, looked up by a key of its own.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = StringTables.string(
            forKey: key.description, defaultValue: defaultValue.key, table: table, bundle: bundle ?? .main,
            languages: LocalizationContext.currentLanguages, locale: locale ?? LocalizationContext.currentLocale,
            arguments: defaultValue.arguments)
    }

    /// The text of a resource. A literal is a `LocalizationValue` rather than one of these.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.string()
    }
}

extension String.LocalizationValue {
    /// The text with its arguments between marks.
    package func string(
        table: String?, bundle: Bundle?, locale: Locale? = nil, isolation: ArgumentIsolation
    ) -> String {
        StringTables.string(
            forKey: key, table: table, bundle: bundle ?? .main, languages: LocalizationContext.currentLanguages,
            locale: locale ?? LocalizationContext.currentLocale, arguments: arguments, isolation: isolation)
    }
}
