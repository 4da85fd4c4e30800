import Foundation

/// A run of `*`, `_` or `~` that may begin or end an emphasis.
struct Delimiter {
    let piece: Int
    let character: Unicode.Scalar
    let length: Int
    /// The number of characters that haven't been matched yet.
    var count: Int
    let opens: Bool
    let closes: Bool
    var previous: Int?
    var next: Int?

    init(piece: Int, character: Unicode.Scalar, count: Int, opens: Bool, closes: Bool) {
        self.piece = piece
        self.character = character
        self.length = count
        self.count = count
        self.opens = opens
        self.closes = closes
    }

    /// The specification's rule of three: if one of both can open and close, delimiters whose lengths sum to a multiple of three
    /// don't match, unless both lengths are multiples.
    func matches(closer: Delimiter) -> Bool {
        guard opens, character == closer.character else { return false }
        if character == "~" { return count == closer.count }
        if closes || closer.opens {
            return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
        }
        return true
    }
}

/// The unmatched delimiters, as a linked list from which any can be removed.
struct DelimiterList {
    private(set) var all: [Delimiter] = []
    private(set) var last: Int?

    subscript(index: Int) -> Delimiter {
        get { all[index] }
        set { all[index] = newValue }
    }

    mutating func append(_ delimiter: Delimiter) {
        var delimiter = delimiter
        delimiter.previous = last
        if let last { all[last].next = all.count }
        last = all.count
        all.append(delimiter)
    }

    mutating func remove(_ index: Int) {
        let (previous, next) = (all[index].previous, all[index].next)
        if let previous { all[previous].next = next }
        if let next { all[next].previous = previous } else { last = previous }
    }

    /// The first delimiter after another one; after nil, the first of all.
    func first(after index: Int?) -> Int? {
        if let index { return all[index].next }
        var first = last
        while let current = first, let previous = all[current].previous { first = previous }
        return first
    }
}

extension InlineParser {
    /// A kind of closers for which no opener was found below some delimiter, so that the search isn't repeated.
    private struct CloserKind: Hashable {
        let character: Unicode.Scalar
        let opens: Bool
        let remainder: Int
    }

    /// Matches the delimiters after `bottom`, the innermost first, and removes them.
    mutating func resolveEmphasis(after bottom: Int?) {
        var bottoms: [CloserKind: Int?] = [:]
        var spans: [(range: Range<Int>, intent: InlinePresentationIntent)] = []
        var current = delimiters.first(after: bottom)
        while let closer = current {
            guard delimiters[closer].closes else {
                current = delimiters[closer].next
                continue
            }
            let kind = CloserKind(
                character: delimiters[closer].character, opens: delimiters[closer].opens,
                remainder: delimiters[closer].length % 3)
            let floor = bottoms[kind] ?? bottom
            if let opener = opener(for: closer, above: floor) {
                spans.append(match(opener, closer))
                current = delimiters[closer].count == 0 ? removing(closer) : closer
            } else {
                bottoms[kind] = .some(delimiters[closer].previous)
                let next = delimiters[closer].next
                if !delimiters[closer].opens { abandon(closer) }
                current = next
            }
        }
        while let last = delimiters.last, last != bottom { abandon(last) }
        apply(spans)
    }

    private func opener(for closer: Int, above floor: Int?) -> Int? {
        var candidate = delimiters[closer].previous
        // Compare indices, since the delimiter at the floor may have been matched and removed.
        while let index = candidate, index > floor ?? -1 {
            if delimiters[index].matches(closer: delimiters[closer]) { return index }
            candidate = delimiters[index].previous
        }
        return nil
    }

    private mutating func match(_ opener: Int, _ closer: Int) -> (Range<Int>, InlinePresentationIntent) {
        while let between = delimiters[closer].previous, between != opener { abandon(between) }
        let isTilde = delimiters[closer].character == "~"
        let isStrong = delimiters[opener].count >= 2 && delimiters[closer].count >= 2
        let used = isTilde ? delimiters[closer].count : isStrong ? 2 : 1
        delimiters[opener].count -= used
        delimiters[closer].count -= used
        if delimiters[opener].count == 0 { _ = removing(opener) }
        let range = delimiters[opener].piece + 1..<delimiters[closer].piece
        return (range, isTilde ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized)
    }

    private mutating func removing(_ index: Int) -> Int? {
        let next = delimiters[index].next
        delimiters.remove(index)
        return next
    }

    /// Turns the unmatched rest of a delimiter into text.
    private mutating func abandon(_ index: Int) {
        let delimiter = delimiters[index]
        pieces[delimiter.piece].text = String(repeating: Character(delimiter.character), count: delimiter.count)
        delimiters.remove(index)
    }

    /// Counts the starts and ends of spans at each piece, so that the cost doesn't depend on their nesting.
    private mutating func apply(_ spans: [(range: Range<Int>, intent: InlinePresentationIntent)]) {
        guard let first = spans.map(\.range.lowerBound).min() else { return }
        for intent in [InlinePresentationIntent.emphasized, .stronglyEmphasized, .strikethrough] {
            var changes = [Int](repeating: 0, count: pieces.count + 1 - first)
            for span in spans where span.intent == intent {
                changes[span.range.lowerBound - first] += 1
                changes[span.range.upperBound - first] -= 1
            }
            var depth = 0
            for index in first..<pieces.count {
                depth += changes[index - first]
                if depth > 0 { pieces[index].intent.insert(intent) }
            }
        }
    }
}
