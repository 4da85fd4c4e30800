/// Finds the stop texts at which an answer ends, and holds back text that may be part of one.
struct StopFilter {
    private let stops: [[UInt8]]
    private var held: [UInt8] = []
    /// Whether a stop text was found: text after it is dropped.
    private(set) var hasStopped = false

    init(_ texts: [String]) {
        stops = texts.map { Array($0.utf8) }.filter { !$0.isEmpty }
    }

    /// - Returns: The text that can be sent now.
    mutating func append(_ text: String) -> String {
        guard !stops.isEmpty, !hasStopped else { return hasStopped ? "" : text }
        held += text.utf8
        for index in held.indices {
            let rest = held[index...]
            if stops.contains(where: { rest.starts(with: $0) }) {
                hasStopped = true
                return take(index)
            }
            // The whole rest is a prefix of a stop text.
            if stops.contains(where: { $0.starts(with: rest) }) { return take(index) }
        }
        return take(held.count)
    }

    /// Returns the text that was held back at the end. Without more text, only a complete stop text ends the answer.
    mutating func finish() -> String {
        if hasStopped { return "" }
        let stop = held.indices.first { index in stops.contains { held[index...].starts(with: $0) } }
        hasStopped = stop != nil
        return take(stop ?? held.count)
    }

    private mutating func take(_ count: Int) -> String {
        defer { held.removeFirst(count) }
        return String(decoding: held[..<count], as: UTF8.self)
    }
}
