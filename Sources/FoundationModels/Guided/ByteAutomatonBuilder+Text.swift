import Inference
import JSONSyntax

/// Text as it stands within JSON's quotation marks, in the one spelling that guided generation gives a character: escaped
/// where it must be, and as itself otherwise.
extension ByteAutomatonBuilder {
    /// Leads from one state to another by one character of a set.
    mutating func addCharacter(of set: ScalarSet, from start: State, to end: State) {
        for range in set.intersection(GuidedSpelling.escaped).ranges {
            for value in range {
                if let scalar = Unicode.Scalar(value) {
                    addText(GuidedSpelling.bytes(of: scalar), from: start, to: end)
                }
            }
        }
        for range in set.intersection(GuidedSpelling.plain).ranges { addUTF8(of: range, from: start, to: end) }
    }

    /// Leads from one state to another by the UTF-8 of one scalar of a range without surrogates.
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

    /// All sequences of one length between two, where every byte but the first may be any continuation.
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
    /// What stands there escaped: what RFC 8259 demands, and U+007F, which is as invisible as the other controls.
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
}
