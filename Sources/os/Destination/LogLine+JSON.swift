import Glibc

extension LogLine {
    /// One entry as a JSON object in one line: `{"time":"2026-11-21T09:41:00.123Z","level":"notice","subsystem":…,"category":…,
    /// "message":…}`, the time in UTC.
    var json: String {
        let fields = [
            ("time", utc), ("level", level.name), ("subsystem", source.subsystem), ("category", source.category),
            ("message", text),
        ]
        let written = fields.filter { !$0.1.isEmpty }.map { "\"\($0.0)\":\"\(Self.escaped($0.1))\"" }
        return "{" + written.joined(separator: ",") + "}\n"
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

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where isControl(scalar) || scalar == "\t":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
