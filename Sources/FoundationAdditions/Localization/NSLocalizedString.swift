import Foundation

// Foundation's function of this name knows neither the app's resources nor the visitor on Linux. Each of its parameters
// but two has a default, which these have not: so where one of these fits, the compiler takes it rather than
// Foundation's.

/// The app's text for a key, in the visitor's language; the key itself where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String { text(key) }

/// The app's text for a key, in the visitor's language, or else the value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String { text(key, value: value) }

/// The text of one of the app's tables.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    text(key, table: tableName)
}

/// The text that a bundle has for a key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { text(key, bundle: bundle) }

/// The text of one of a bundle's tables.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    text(key, table: tableName, bundle: bundle)
}

/// The text that a bundle has for a key, or else the value.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    text(key, bundle: bundle, value: value)
}

private func text(_ key: String, table: String? = nil, bundle: Bundle = .main, value: String = "") -> String {
    StringTables.format(
        forKey: key, defaultValue: value.isEmpty ? nil : value, table: table, bundle: bundle,
        languages: LocalizationContext.currentLanguages)
}
