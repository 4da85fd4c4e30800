import CICal
import Foundation

/// Times as files have them: `20250303`, `20250303T100000`, `20250303T100000Z` (RFC 5545 §3.3.4 and §3.3.5), or with the
/// separators of ISO 8601's extended format.
enum CalendarTime {
    /// nil for a text that isn't a time.
    ///
    /// - Parameter isDay: Whether only the day is used.
    static func time(_ text: String, isDay: Bool = false) -> icaltimetype? {
        let text = text.uppercased()
        let isUTC = text.hasSuffix("Z")
        let parts = (isUTC ? text.dropLast() : text[...]).split(whereSeparator: { $0 == "T" || $0 == " " })
        guard (1...2).contains(parts.count), let day = digits(parts[0], without: "-"), day.count == 8 else {
            return nil
        }
        var time = icaltime_null_time()
        (time.year, time.month, time.day) = (number(day[..<4]), number(day[4..<6]), number(day[6...]))
        time.is_date = isDay || parts.count == 1 ? 1 : 0
        if parts.count == 2 {
            guard let clock = digits(parts[1], without: ":"), [4, 6].contains(clock.count) else { return nil }
            if !isDay {
                (time.hour, time.minute, time.second) = (number(clock[..<2]), number(clock[2..<4]), number(clock[4...]))
            }
        }
        if time.is_date == 0, isUTC { time.zone = icaltimezone_get_utc_timezone() }
        return LocalTime.isDate(time) ? time : nil
    }

    private static func digits(_ text: Substring, without mark: Character) -> [UInt8]? {
        let digits = text.filter { $0 != mark }.utf8.map { $0 }
        return digits.allSatisfy { (48...57).contains($0) } ? digits : nil
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int32 {
        digits.reduce(0) { $0 * 10 + Int32($1 - 48) }
    }

    /// The local time in seconds, without a zone.
    static func clock(_ time: icaltimetype) -> Int { icaltime_as_timet_with_zone(time, nil) }

    /// The local day, counted from 1970.
    static func day(_ time: icaltimetype) -> Int {
        var day = time
        (day.is_date, day.hour, day.minute, day.second) = (1, 0, 0, 0)
        return clock(day) / 86_400
    }
}
