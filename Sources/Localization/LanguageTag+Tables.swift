import Foundation

/// The known subtags. Deprecated codes, scripts and parents come from CLDR (supplemental data, edition 46).
extension LanguageTag {
    static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
    /// Countries, and the regions that languages group them into (the world, Europe, Latin America).
    static let regions = Set(Locale.Region.isoRegions.map(\.identifier)).union(["001", "150", "419"])

    /// The scripts for which CLDR has locales.
    static let scripts: Set<String> = [
        "Adlm", "Arab", "Aran", "Armn", "Beng", "Bopo", "Cakm", "Cans", "Cher", "Cyrl", "Deva", "Dsrt", "Ethi", "Geor",
        "Grek", "Gujr", "Guru", "Hang", "Hani", "Hans", "Hant", "Hebr", "Hira", "Hmng", "Hmnp", "Jpan", "Kana", "Khmr",
        "Knda", "Kore", "Laoo", "Latn", "Mand", "Mlym", "Mong", "Mtei", "Mymr", "Nkoo", "Olck", "Orya", "Osge", "Rjng",
        "Rohg", "Shaw", "Sinh", "Syrc", "Taml", "Telu", "Tfng", "Thaa", "Thai", "Tibt", "Vaii", "Wcho", "Yiii",
    ]

    /// Deprecated codes and their replacements.
    static let aliases: [String: (language: String, script: String?)] = [
        "arb": ("ar", nil), "cmn": ("zh", nil), "ekk": ("et", nil), "in": ("id", nil), "iw": ("he", nil),
        "ji": ("yi", nil), "jw": ("jv", nil), "lvs": ("lv", nil), "mo": ("ro", nil), "no": ("nb", nil),
        "npi": ("ne", nil), "ory": ("or", nil), "pes": ("fa", nil), "sh": ("sr", "Latn"), "swh": ("sw", nil),
        "tl": ("fil", nil), "uzn": ("uz", nil), "zsm": ("ms", nil),
    ]

    /// Tags from before BCP 47, whose first subtags would be misread.
    static let grandfathered = ["no-bok": "nb", "no-nyn": "nn", "zh-min-nan": "nan", "zh-xiang": "hsn"]
}

extension LanguageTag {
    /// The fallback chain, nearest first: for `es-MX` it is `es-419` and `es`. The root locale isn't included.
    package var parents: [LanguageTag] { Array(sequence(first: self) { $0.parent }.dropFirst()) }

    private var parent: LanguageTag? {
        if let area = region.flatMap({ Self.areas[language]?[$0] }) { return area }
        if let other = Self.otherParents[identifier] { return other }
        if region != nil { return LanguageTag(language: language, script: script) }
        return script == nil ? nil : LanguageTag(language: language)
    }

    private static let otherParents = [
        "nb": LanguageTag(language: "no"), "nn": LanguageTag(language: "no"),
        "hi-Latn": LanguageTag(language: "en", region: "IN"),
    ]

    /// Parents by language and region, where the parent isn't simply the tag without its region. They are Foundation's
    /// parents; for English it has more groups than CLDR.
    private static let areas: [String: [String: LanguageTag]] = [
        "en": table(LanguageTag(language: "en", region: "GB"), britishRegions)
            .merging(table(LanguageTag(language: "en", region: "001"), worldRegions), uniquingKeysWith: { $1 })
            .merging(table(LanguageTag(language: "en", region: "150"), europeanRegions), uniquingKeysWith: { $1 })
            .merging(
                table(LanguageTag(language: "en", region: "AU"), "CC CK CX NF NR NU NZ WS"), uniquingKeysWith: { $1 }),
        "es": table(LanguageTag(language: "es", region: "419"), americanRegions),
        "pt": table(LanguageTag(language: "pt", region: "PT"), "AO CH CV FR GQ GW LU MO MZ ST TL"),
        "zh": table(LanguageTag(language: "zh", script: "Hant", region: "HK"), "MO"),
    ]

    private static let britishRegions = """
        150 AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LS MO MS MT MU \
        MV MW MY NA NG PK SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
        """
    private static let worldRegions = "AG AR BR CM CV ER FM GB ID IL LR MG MM PG PN PW RW SX TH TK"
    private static let europeanRegions = """
        AL AT BE BG CH CY CZ DE DK EE FI FR GR HU LT LV NL NO PL PT RU SE SI SK UA
        """
    private static let americanRegions = """
        AG AR BB BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC GD GT GY HN HT KN KY LC MX NI PA PE PR PY SV TC TT US UY \
        VC VE VG VI
        """

    private static func table(_ parent: LanguageTag, _ regions: String) -> [String: LanguageTag] {
        Dictionary(uniqueKeysWithValues: regions.split(separator: " ").map { (String($0), parent) })
    }
}
