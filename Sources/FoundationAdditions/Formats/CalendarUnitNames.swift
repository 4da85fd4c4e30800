import Foundation

/// The names of years and months in a language.
package struct CalendarUnitNames {
    private let forms: [String]
    package let separator: String

    package init?(_ locale: Locale) {
        let language = locale.language.languageCode?.identifier ?? "en"
        guard let forms = Self.known[language] else { return nil }
        self.forms = forms
        separator = Self.hasNoCommas(locale) ? " " : ", "
    }

    /// Whether units are separated without a comma.
    package static func hasNoCommas(_ locale: Locale) -> Bool {
        ["ja", "zh", "ko"].contains(locale.language.languageCode?.identifier)
    }

    /// A number of years or months. English has short names; other languages use the full ones, and unknown languages the English
    /// ones.
    package static func word(
        _ count: Int, isYear: Bool, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
        let isEnglish = locale.language.languageCode == .english
        guard isEnglish, width != .wide, let names = CalendarUnitNames(locale) else {
            let names = CalendarUnitNames(locale) ?? CalendarUnitNames(Locale(identifier: "en"))
            return (isYear ? names?.year(count, locale) : names?.month(count, locale)) ?? ""
        }
        let short = isYear ? [" yr", " yrs"] : [" mth", " mths"]
        let narrow = isYear ? "y" : "mo"
        return width == .narrow
            ? names.write(count, narrow, narrow, locale) : names.write(count, short[0], short[1], locale)
    }

    package func year(_ count: Int, _ locale: Locale) -> String { write(count, forms[0], forms[1], locale) }
    package func month(_ count: Int, _ locale: Locale) -> String { write(count, forms[2], forms[3], locale) }

    private func write(_ count: Int, _ one: String, _ many: String, _ locale: Locale) -> String {
        "\(count.formatted(.number.locale(locale)))\(count == 1 ? one : many)"
    }

    /// The words for a year, years, a month and months, as they follow the number.
    private static let known: [String: [String]] = [
        "en": [" year", " years", " month", " months"], "de": [" Jahr", " Jahre", " Monat", " Monate"],
        "fr": [" an", " ans", " mois", " mois"], "es": [" año", " años", " mes", " meses"],
        "it": [" anno", " anni", " mese", " mesi"], "pt": [" ano", " anos", " mês", " meses"],
        "nl": [" jaar", " jaar", " maand", " maanden"], "sv": [" år", " år", " månad", " månader"],
        "da": [" år", " år", " måned", " måneder"], "nb": [" år", " år", " måned", " måneder"],
        "fi": [" vuosi", " vuotta", " kuukausi", " kuukautta"], "tr": [" yıl", " yıl", " ay", " ay"],
        "ja": [" 年", " 年", " か月", " か月"], "zh": ["年", "年", "个月", "个月"], "ko": ["년", "년", "개월", "개월"],
    ]
}
