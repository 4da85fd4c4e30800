import Foundation

/// Interprets programs' names of time zones: those of the tz database, of Windows, and of vendors who prefix the tz database's
/// names with a path.
enum ZoneNames {
    enum Meaning: Equatable {
        /// A name of the tz database.
        case identifier(String)
        /// A fixed offset from UTC, in minutes.
        case offset(minutes: Int)
    }

    /// nil for an unknown name.
    static func meaning(of name: String) -> Meaning? {
        let name = name.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
        if let identifier = identifier(of: name) { return .identifier(identifier) }
        if let minutes = offset(name) { return .offset(minutes: minutes) }
        return nil
    }

    private static func identifier(of name: String) -> String? {
        known[name.lowercased()] ?? windows[name.lowercased()] ?? identifierOfTitle(title(name))
            ?? identifierOfPath(name) ?? separated[inOneWord(name)]
            ?? TimeZone.abbreviationDictionary[name.uppercased()]
    }

    private static let known = lowercased(
        Dictionary(uniqueKeysWithValues: Set(TimeZone.knownTimeZoneIdentifiers + others).map { ($0, $0) }))
    /// As some programs write them: `US-Eastern`, `Europe_London`.
    private static let separated = Dictionary(
        known.map { (inOneWord($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    private static func inOneWord(_ name: String) -> String {
        String(name.lowercased().map { "/- ".contains($0) ? "_" : $0 })
    }
    private static let windows = lowercased(WindowsZones.identifiers)
    private static let titles = Dictionary(
        lowercased(WindowsZones.titles.compactMapValues { WindowsZones.identifiers[$0] }).map {
            (spelt($0.key), $0.value)
        },
        uniquingKeysWith: { first, _ in first })

    /// Names that Foundation's list lacks: older ones of the tz database, and those of universal time.
    private static let others =
        [
            "UTC", "Z", "GMT", "Etc/UTC", "Etc/GMT", "Zulu", "EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT", "EST", "MST",
            "HST",
            "CET", "MET", "EET", "WET", "Japan", "Singapore", "Israel", "Turkey", "Poland", "Portugal", "Iran", "Eire",
            "Cuba", "Egypt", "Jamaica", "Navajo", "NZ", "PRC", "ROK", "ROC", "Hongkong", "Iceland", "Libya", "GB",
            "US/Alaska", "US/Aleutian", "US/Arizona", "US/Central", "US/East-Indiana", "US/Eastern", "US/Hawaii",
            "US/Indiana-Starke", "US/Michigan", "US/Mountain", "US/Pacific", "US/Samoa", "Canada/Atlantic",
            "Canada/Central", "Canada/Eastern", "Canada/Mountain", "Canada/Newfoundland", "Canada/Pacific",
            "Canada/Saskatchewan", "Canada/Yukon", "Asia/Calcutta", "Asia/Kolkata", "Asia/Saigon", "Asia/Ho_Chi_Minh",
            "Asia/Katmandu", "Asia/Kathmandu", "Asia/Rangoon", "Asia/Yangon", "Asia/Dacca", "Asia/Dhaka",
            "Asia/Chongqing", "Asia/Istanbul", "Asia/Tel_Aviv", "Europe/Kiev", "Europe/Kyiv", "Europe/Belfast",
            "America/Buenos_Aires", "America/Argentina/Buenos_Aires", "America/Indianapolis", "America/Louisville",
            "America/Godthab", "America/Nuuk", "America/Montreal", "Australia/ACT", "Australia/NSW",
            "Australia/Queensland", "Australia/Victoria", "Australia/West", "Australia/South", "Australia/North",
            "Australia/Tasmania", "Australia/Canberra", "Atlantic/Faeroe", "Atlantic/Faroe", "Brazil/East",
            "Chile/Continental", "Mexico/General", "Pacific/Enderbury", "Pacific/Kanton",
        ] + (-14...12).map { "Etc/GMT\($0 < 0 ? "" : "+")\($0)" }

    private static func lowercased(_ table: [String: String]) -> [String: String] {
        Dictionary(table.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Windows' titles

    /// Outlook's `(UTC-05:00) Eastern Time (US & Canada)` without its offset.
    private static func title(_ name: String) -> String {
        guard name.hasPrefix("("), let end = name.firstIndex(of: ")") else { return name }
        return name[name.index(after: end)...].trimmingCharacters(in: .whitespaces)
    }

    private static func spelt(_ title: String) -> String { title.replacingOccurrences(of: " and ", with: " & ") }

    /// Most titles are lists of cities.
    private static func identifierOfTitle(_ title: String) -> String? {
        titles[spelt(title.lowercased())] ?? windows[title.lowercased()]
            ?? title.split(separator: ",").lazy.compactMap { cities[$0.lowercased().filter { $0 != " " }] }.first
    }

    private static let cities = Dictionary(
        known.values.sorted().compactMap { identifier -> (String, String)? in
            let parts = identifier.split(separator: "/")
            guard parts.count > 1, parts[0] != "Etc" else { return nil }
            return (parts.last!.lowercased().filter { $0 != "_" }, identifier)
        }, uniquingKeysWith: { first, _ in first })

    // MARK: - Paths and offsets

    /// `/somebody.example/Olson_2001/Pacific/Auckland` ends with a name of the tz database.
    private static func identifierOfPath(_ name: String) -> String? {
        var parts = name.replacingOccurrences(of: " ", with: "_").lowercased().split(separator: "/")[...]
        while !parts.isEmpty {
            if let identifier = known[parts.joined(separator: "/")], parts.count > 1 || identifier.count <= 3 {
                return identifier
            }
            parts.removeFirst()
        }
        return nil
    }

    /// `UTC+01`, `GMT-0500`, `+09:30`, or such an offset in brackets before an unknown title.
    private static func offset(_ name: String) -> Int? {
        let inBrackets = name.hasPrefix("(") ? name.dropFirst().prefix { $0 != ")" } : name[...]
        var text = inBrackets.uppercased().filter { !$0.isWhitespace }[...]
        for prefix in ["UTC", "GMT"] where text.hasPrefix(prefix) { text = text.dropFirst(3) }
        guard let sign = text.first, "+-\u{2212}".contains(sign) else { return nil }
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        let digits = parts.joined()
        guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }), parts.count <= 2 else {
            return nil
        }
        let hourCount = parts.count == 2 ? parts[0].count : digits.count > 2 ? digits.count - 2 : digits.count
        let (hours, minutes) = (Int(digits.prefix(hourCount)) ?? 0, Int(digits.dropFirst(hourCount)) ?? 0)
        guard hours <= 14, minutes < 60 else { return nil }
        return (hours * 60 + minutes) * (sign == "+" ? 1 : -1)
    }
}
