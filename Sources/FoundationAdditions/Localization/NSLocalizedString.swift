import Foundation

// On Linux, Foundation's function of this name considers neither the app's resources nor the visitor's language. Its parameters
// have default values, except for two; these overloads have none, so that the compiler prefers them where they match.

/// The app's text for a key, in the visitor's language; the key itself if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String { text(key) }

/// The app's text for a key, in the visitor's language; the value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String { text(key, value: value) }

/// The text from one of the app's tables.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    text(key, table: tableName)
}

/// A bundle's text for a key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { text(key, bundle: bundle) }

/// The text from one of a bundle's tables.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    text(key, table: tableName, bundle: bundle)
}

/// A bundle's text for a key; the value if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    text(key, bundle: bundle, value: value)
}

private func text(_ key: String, table: String? = nil, bundle: Bundle = .main, value: String = "") -> String {
    StringTables.format(
        forKey: key, defaultValue: value.isEmpty ? nil : value, table: table, bundle: bundle,
        languages: LocalizationContext.currentLanguages)
}
