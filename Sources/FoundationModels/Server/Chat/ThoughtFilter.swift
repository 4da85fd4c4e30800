/// Separates a model's reasoning from its answer if both are in one text: `<think>…</think>` at the very beginning.
/// Text that may be part of a tag is held back until it is certain.
struct ThoughtFilter {
    private enum Place {
        case beginning
        case thought
        /// White space between the two is dropped.
        case between
        case answer
    }

    private static let open = "<think>"
    private static let close = "</think>"

    /// The tags, which are single tokens in most models.
    static let tags = [open, close]

    private var place: Place
    private var held = ""

    /// - Parameter isWithin: Whether the text begins inside the reasoning, because the prompt has opened it.
    init(isWithin: Bool = false) {
        place = isWithin ? .thought : .beginning
    }

    /// Reads more of the text.
    ///
    /// - Returns: The text that certainly is reasoning, and the text that certainly is the answer.
    mutating func append(_ text: String) -> (thought: String, answer: String) {
        guard place != .answer else { return ("", text) }
        held += text
        if place == .beginning {
            // Some models write endless white space; scanning all of it for each piece would take quadratic time.
            guard !text.allSatisfy(\.isWhitespace) else { return ("", "") }
            lookForThought()
        }
        var thought = ""
        if place == .thought { thought = takeThought() }
        if place == .between { skipWhitespace() }
        return (thought, place == .answer ? takeHeld() : "")
    }

    /// Returns the text that is still held back at the end.
    mutating func finish() -> (thought: String, answer: String) {
        place == .thought ? (takeHeld(), "") : ("", takeHeld())
    }

    private mutating func lookForThought() {
        let beginning = held.drop(while: \.isWhitespace)
        if beginning.hasPrefix(Self.open) {
            held = String(beginning.dropFirst(Self.open.count))
            place = .thought
        } else if !Self.open.hasPrefix(beginning) {
            place = .answer
        }
    }

    private mutating func takeThought() -> String {
        if let end = held.range(of: Self.close) {
            let thought = String(held[..<end.lowerBound])
            held = String(held[end.upperBound...])
            place = .between
            return thought
        }
        let count = held.countOfSuffix(thatBegins: Self.close)
        defer { held = String(held.suffix(count)) }
        return String(held.dropLast(count))
    }

    private mutating func skipWhitespace() {
        held = String(held.drop(while: \.isWhitespace))
        if !held.isEmpty { place = .answer }
    }

    private mutating func takeHeld() -> String {
        defer { held = "" }
        return held
    }
}

extension String {
    /// The length of the longest suffix that is a prefix of another text.
    fileprivate func countOfSuffix(thatBegins text: String) -> Int {
        (0...min(count, text.count - 1)).reversed().first { text.hasPrefix(suffix($0)) } ?? 0
    }
}
