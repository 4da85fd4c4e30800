/// The filter of log messages, configured by `KISSA_LOG`.
///
/// `KISSA_LOG` is a comma-separated list. An entry is a level (`trace`, `debug`, `info`, `notice`, `warning`, `error`,
/// `critical`, `fault`, `off`) for everything, or `subsystem=level`, or `subsystem:category=level`; the most specific entry wins.
/// Without it, messages of level `notice` and above are written. The entry `json` writes each as a JSON object.
///
///     KISSA_LOG=debug
///     KISSA_LOG=json,info
///     KISSA_LOG=warning,org.example.coffee=info,org.example.coffee:Dialog=trace
struct LogFilter: Sendable {
    /// The lowest level that is written; nil writes nothing.
    typealias Threshold = LogLevel?

    private var general: Threshold = .notice
    private var particular: [String: Threshold] = [:]
    /// Whether lines are JSON.
    private(set) var isJSON = false
    /// The invalid entries.
    private(set) var misunderstood: [String] = []

    init(_ specification: String = "") {
        for entry in specification.split(separator: ",") {
            let entry = Self.trimmed(entry)
            guard !entry.isEmpty else { continue }
            if !adopt(entry) { misunderstood.append(String(entry)) }
        }
    }

    func allows(_ level: LogLevel, from source: LogSource) -> Bool {
        guard let threshold = threshold(for: source) else { return false }
        return level >= threshold
    }

    private func threshold(for source: LogSource) -> Threshold {
        if particular.isEmpty { return general }
        return particular["\(source.subsystem):\(source.category)"] ?? particular[source.subsystem] ?? general
    }

    private mutating func adopt(_ entry: Substring) -> Bool {
        if entry.lowercased() == "json" {
            isJSON = true
            return true
        }
        guard let separator = entry.lastIndex(of: "=") else {
            guard let threshold = Self.threshold(named: entry) else { return false }
            general = threshold
            return true
        }
        let name = Self.trimmed(entry[entry.index(after: separator)...])
        let source = Self.trimmed(entry[..<separator])
        guard !source.isEmpty, let threshold = Self.threshold(named: name) else { return false }
        particular[String(source)] = .some(threshold)
        return true
    }

    /// nil if there is no such level; a threshold of nil means `off`.
    private static func threshold(named name: Substring) -> Threshold? {
        if name.lowercased() == "off" { return .some(nil) }
        return LogLevel(named: name).map { .some($0) }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
