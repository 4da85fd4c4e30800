import Foundation

/// The current languages and locale for looking up and formatting texts.
///
/// A window sets both from the visitor's browser for the code that runs in it; elsewhere they are the process's.
package enum LocalizationContext {
    /// The visitor's languages, the preferred one first; nil outside of a window.
    @TaskLocal package static var languages: [String]?
    /// The visitor's locale; nil outside of a window.
    @TaskLocal package static var locale: Locale?

    package static var currentLanguages: [String] { languages ?? processLanguages }

    package static var currentLocale: Locale {
        locale ?? currentLanguages.first.map { Locale(identifier: $0) } ?? .current
    }

    private static let processLanguages = languages(in: ProcessInfo.processInfo.environment)

    /// The languages by the rules of POSIX and GNU gettext: LANGUAGE is a list; of LC_ALL, LC_MESSAGES and LANG, the
    /// first one that is set is the locale. The locale C has no language.
    package static func languages(in environment: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let language = locale.flatMap(tag) else { return [] }
        let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { tag(String($0)) }
        return listed.isEmpty ? [language] : listed
    }

    /// Converts `ja_JP.UTF-8` to `ja-JP`.
    private static func tag(_ locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return name == "C" || name == "POSIX" ? nil : LanguageTag(String(name))?.identifier
    }
}
