import Inference
import JSONSyntax

/// The content of JSON strings, in the one spelling that guided generation uses for each character: escaped where JSON
/// requires it, otherwise literal.
extension ByteAutomatonBuilder {
    /// Adds a transition between two states by one character of a set.
    mutating func addCharacter(of set: ScalarSet, from start: State, to end: State) {
        addEscapes(of: set.intersection(GuidedSpelling.escaped), from: start, to: end)
        for range in set.intersection(GuidedSpelling.plain).ranges { addUTF8(of: range, from: start, to: end) }
    }

    /// Adds the escape sequences of some characters. Sequences with a common prefix share its states.
    private mutating func addEscapes(of set: ScalarSet, from start: State, to end: State) {
        var middles: [[UInt8]: State] = [:]
        for scalar in set.ranges.joined().compactMap(Unicode.Scalar.init) {
            let bytes = GuidedSpelling.bytes(of: scalar)
            var state = start
            for count in 1..<bytes.count {
                let prefix = Array(bytes[..<count])
                let known = middles[prefix]
                let next = known ?? addState()
                if known == nil { addStep(from: state, by: bytes[count - 1]...bytes[count - 1], to: next) }
                middles[prefix] = next
                state = next
            }
            addStep(from: state, by: bytes[bytes.count - 1]...bytes[bytes.count - 1], to: end)
        }
    }

    /// Adds transitions between two states by the UTF-8 of one scalar in a range without surrogates.
    mutating func addUTF8(of range: ClosedRange<UInt32>, from start: State, to end: State) {
        for length in [0...0x7F, 0x80...0x7FF, 0x800...0xFFFF, 0x10000...ScalarSet.scalarMax]
        where range.overlaps(length) {
            let part = range.clamped(to: length)
            guard let first = Unicode.Scalar(part.lowerBound), let last = Unicode.Scalar(part.upperBound) else {
                preconditionFailure("surrogates in \(part)")
            }
            addSequences(Array(UTF8.encode(first)!)[...], Array(UTF8.encode(last)!)[...], start, end)
        }
    }

    /// Adds all byte sequences between two of equal length. Every byte except for the first can be any continuation
    /// byte.
    private mutating func addSequences(
        _ first: ArraySlice<UInt8>, _ last: ArraySlice<UInt8>, _ start: State, _ end: State
    ) {
        guard let low = first.first, let high = last.first, first.count > 1 else {
            return addStep(from: start, by: first[first.startIndex]...last[last.startIndex], to: end)
        }
        let lows = first.dropFirst(), highs = last.dropFirst()
        if low == high {
            let middle = addState()
            addStep(from: start, by: low...low, to: middle)
            return addSequences(lows, highs, middle, end)
        }
        let least = lows.map { _ in UInt8(0x80) }[...], greatest = lows.map { _ in UInt8(0xBF) }[...]
        if lows.contains(where: { $0 != 0x80 }) {
            addSequences(first, [low] + greatest, start, end)
            return addSequences([low + 1] + least, last, start, end)
        }
        if highs.contains(where: { $0 != 0xBF }) {
            addSequences([high] + least, last, start, end)
            return addSequences(first, [high - 1] + greatest, start, end)
        }
        let middle = addState()
        addStep(from: start, by: low...high, to: middle)
        addSequences(least, greatest, middle, end)
    }
}

/// How guided generation spells a character within a JSON string.
enum GuidedSpelling {
    /// The characters that are escaped: those for which RFC 8259 requires it, and U+007F, because it is an invisible
    /// control character too.
    static let escaped = ScalarSet([0...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x7F])
    static let plain = ScalarSet.all.subtracting(escaped)

    static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
        var bytes: [UInt8] = []
        if escaped.ranges.contains(where: { $0.contains(scalar.value) }) {
            JSONEscape.append(UInt16(truncatingIfNeeded: scalar.value), to: &bytes)
        } else {
            bytes += String(scalar).utf8
        }
        return bytes
    }

    /// A whole string with its quotation marks.
    static func bytes(of text: String) -> [UInt8] {
        [UInt8(ascii: "\"")] + text.unicodeScalars.flatMap(bytes(of:)) + [UInt8(ascii: "\"")]
    }

    /// A value as JSON, in the layout of all generated JSON.
    static func bytes(of content: GeneratedContent) -> [UInt8] {
        func list(_ parts: [[UInt8]], _ brackets: String) -> [UInt8] {
            let marks = Array(brackets.utf8)
            return [marks[0]] + parts.joined(separator: [UInt8(ascii: ",")]) + [marks[1]]
        }
        switch content.value {
        case .null: return Array("null".utf8)
        case .bool(let flag): return Array((flag ? "true" : "false").utf8)
        case .number(let number): return Array(number.literal.utf8)
        case .string(let text): return bytes(of: text)
        case .array(let elements): return list(elements.map(bytes(of:)), "[]")
        case .structure(let properties):
            return list(
                zip(properties.keys, properties.contents).map { bytes(of: $0) + [UInt8(ascii: ":")] + bytes(of: $1) },
                "{}")
        }
    }
}
