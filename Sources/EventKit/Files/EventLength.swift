import CICal
import Foundation

/// The duration of an event.
enum EventLength {
    /// Calendar days, which may be shorter or longer than 24 hours, followed by seconds (RFC 5545 §3.3.6).
    case nominal(days: Int, seconds: Int)
    /// The time from the event's first start to this end. Either may lack a zone.
    case until(icaltimetype, from: icaltimetype)

    /// When an occurrence ends. An all-day event ends in the last second of its last day.
    func end(of time: icaltimetype, in zone: TimeZone) -> Date {
        switch self {
        case .nominal(let days, let seconds):
            var end = time
            if days != 0 { icaltime_adjust(&end, Int32(days), 0, 0, 0) }
            return LocalTime.date(end, in: zone).addingTimeInterval(time.is_date != 0 ? -1 : Double(seconds))
        case .until:
            return LocalTime.date(time, in: zone).addingTimeInterval(seconds(in: zone))
        }
    }

    /// The duration, ignoring clock changes.
    func seconds(in zone: TimeZone) -> Double {
        switch self {
        case .nominal(let days, let seconds): Double(days) * 86_400 + Double(seconds)
        case .until(let end, let start):
            max(0, LocalTime.date(end, in: zone).timeIntervalSince(LocalTime.date(start, in: zone)))
        }
    }

    /// An upper bound for the duration of an occurrence, with clock changes.
    func secondsMax(in zone: TimeZone) -> Double { seconds(in: zone) + 86_400 }
}

/// A duration in a file: `P1W`, `-PT15M`, `P1DT12H` (RFC 5545 §3.3.6).
struct DurationText: Equatable {
    /// Ten thousand years.
    private static let dayCountMax = 3_652_500

    let isNegative: Bool
    let days: Int
    let seconds: Int

    /// nil for a text that isn't a duration, or a duration that is too long.
    init?(_ text: String) {
        var rest = text.uppercased()[...]
        isNegative = rest.hasPrefix("-")
        if isNegative || rest.hasPrefix("+") { rest = rest.dropFirst() }
        guard rest.first == "P", rest.count > 1 else { return nil }
        let parts = rest.dropFirst().split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let days = Self.sum(parts[0], ["W": 7, "D": 1]),
            let seconds = Self.sum(parts.count > 1 ? parts[1] : "", ["H": 3600, "M": 60, "S": 1]),
            days <= Self.dayCountMax, seconds <= Self.dayCountMax * 86_400, parts.count == 1 || !parts[1].isEmpty
        else { return nil }
        (self.days, self.seconds) = (days, seconds)
    }

    /// The duration, ignoring clock changes.
    var totalSeconds: Int { (days * 86_400 + seconds) * (isNegative ? -1 : 1) }

    private static func sum(_ text: Substring, _ units: [Character: Int]) -> Int? {
        var (sum, number) = (0, "")
        for character in text {
            guard let unit = units[character] else {
                number.append(character)
                continue
            }
            guard number.count <= 12, let count = Int(number), count >= 0 else { return nil }
            (sum, number) = (sum + count * unit, "")
        }
        return number.isEmpty ? sum : nil
    }
}
