import Foundation

extension String {
    /// A text in the visitor's language, which is its own key: `String(localized: "\(count) cups")`.
    ///
    /// `locale` only affects numbers; the language is the window's (`LocalizationContext`).
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = StringTables.string(
            forKey: keyAndValue.key, table: table, bundle: bundle ?? .main,
            languages: LocalizationContext.currentLanguages, locale: locale ?? LocalizationContext.currentLocale,
            arguments: keyAndValue.arguments)
    }

    /// A text in the visitor's language, looked up by an explicit key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = StringTables.string(
            forKey: key.description, defaultValue: defaultValue.key, table: table, bundle: bundle ?? .main,
            languages: LocalizationContext.currentLanguages, locale: locale ?? LocalizationContext.currentLocale,
            arguments: defaultValue.arguments)
    }

    /// The text of a resource. Literals prefer the overload for `LocalizationValue`.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.string()
    }
}

extension String.LocalizationValue {
    /// The text, with its arguments between marks.
    package func string(
        table: String?, bundle: Bundle?, locale: Locale? = nil, isolation: ArgumentIsolation
    ) -> String {
        StringTables.string(
            forKey: key, table: table, bundle: bundle ?? .main, languages: LocalizationContext.currentLanguages,
            locale: locale ?? LocalizationContext.currentLocale, arguments: arguments, isolation: isolation)
    }
}
