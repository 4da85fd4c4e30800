import Foundation

// Foundation's functions of these names take any number of values. Where there is one, whose type is known, the
// compiler rather takes these, which know the texts that `NSLocalizedString` returned: one of those may vary with its
// number.

extension String {
    /// The format with a value in it, numbers in the visitor's way. A text of the app's that varies with a number is
    /// the one for this number.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        let locale = LocalizationContext.currentLocale
        return LaterFormats.filled(format, with: argument, locale: locale)
            ?? String(format: format, locale: locale, arguments: [argument])
    }

    /// The format with a value in it. A text of the app's that varies with a number is the one for this number.
    public init(format: String, _ argument: any CVarArg) {
        self =
            LaterFormats.filled(format, with: argument, locale: Locale(identifier: "en_US_POSIX"))
            ?? String(format: format, arguments: [argument])
    }
}
