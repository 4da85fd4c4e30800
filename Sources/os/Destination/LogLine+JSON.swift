import Glibc
import JSONSyntax

extension LogLine {
    /// One entry as a JSON object in one line: `{"time":"2026-11-21T09:41:00.123Z","level":"notice","subsystem":…,"category":…,
    /// "message":…}`, the time in UTC.
    var json: String {
        let fields = [
            ("time", utc), ("level", level.name), ("subsystem", source.subsystem), ("category", source.category),
            ("message", text),
        ]
        var writer = JSONWriter()
        writer.object { object in
            for (name, text) in fields where !text.isEmpty {
                object.key(name)
                object.json(Self.quoted(text))
            }
        }
        return writer.text + "\n"
    }

    private var utc: String {
        var parts = tm()
        var seconds = time.tv_sec
        gmtime_r(&seconds, &parts)
        let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { Self.padded($0, 2) }
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.padded(Int($0), 2) }
        let milliseconds = Self.padded(time.tv_nsec / 1_000_000, 3)
        return "\(day.joined(separator: "-"))T\(clock.joined(separator: ":")).\(milliseconds)Z"
    }

    /// A JSON string without line separators, including those that only some readers recognize.
    private static func quoted(_ text: String) -> String {
        let quoted = JSONSpelling.string(text)
        guard quoted.unicodeScalars.contains(where: isControl) else { return quoted }
        return quoted.unicodeScalars.map { isControl($0) ? JSONEscape.text(UInt16($0.value)) : String($0) }.joined()
    }
}
