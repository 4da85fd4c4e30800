import Foundation

// Foundation's functions of these names take any number of arguments. The compiler prefers these overloads for a single argument.
// They recognize texts that `NSLocalizedString` returned, which may have a variation for the argument's number.

extension String {
    /// The format with a value, and with numbers in the visitor's locale. For a text of the app's that varies by number, the
    /// variation for this number is used.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        let locale = LocalizationContext.currentLocale
        return LaterFormats.filled(format, with: argument, locale: locale)
            ?? String(format: format, locale: locale, arguments: [argument])
    }

    /// The format with a value. For a text of the app's that varies by number, the variation for this number is used.
    public init(format: String, _ argument: any CVarArg) {
        self =
            LaterFormats.filled(format, with: argument, locale: Locale(identifier: "en_US_POSIX"))
            ?? String(format: format, arguments: [argument])
    }
}
