import Glibc

/// One entry as it is written: `2026-11-21 09:41:00.123 notice org.example.coffee:Dialog Lisa sits down`.
///
/// The second and later lines of a text are indented, and control characters are escaped, so that a text can't fake another entry
/// or control the reader's terminal.
struct LogLine {
    let time: timespec
    let level: LogLevel
    let source: LogSource
    let text: String

    var rendered: String {
        var line = "\(stamp) \(level.name)"
        if !source.label.isEmpty { line += " " + Self.harmless(source.label) }
        return line + " " + Self.harmless(text) + "\n"
    }

    /// Local time, to the millisecond.
    private var stamp: String {
        var parts = tm()
        var seconds = time.tv_sec
        localtime_r(&seconds, &parts)
        let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { Self.padded($0, 2) }
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Self.padded(Int($0), 2) }
        let milliseconds = Self.padded(time.tv_nsec / 1_000_000, 3)
        return "\(day.joined(separator: "-")) \(clock.joined(separator: ":")).\(milliseconds)"
    }

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    static func harmless(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" {
                result += "\n    "
            } else if isControl(scalar) {
                result += scalar.escaped(asASCII: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Control characters except the tab, and the two separators that some readers treat as line breaks.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\t" { return false }
        return scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}

extension timespec {
    static func now() -> timespec {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time
    }
}
