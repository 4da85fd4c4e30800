import Inference

/// The basic automata from which the grammar of every schema is built.
enum JSONAutomata {
    static let null = word("null")
    static let `true` = word("true")
    static let `false` = word("false")
    static let openArray = word("[")
    static let closeArray = word("]")
    static let emptyArray = word("[]")
    static let openStructure = word("{")
    static let closeStructure = word("}")
    static let emptyStructure = word("{}")
    static let comma = word(",")
    static let colon = word(":")
    static let string = makeString()

    private static func word(_ text: String) -> ByteAutomaton { ByteAutomaton(text: text.utf8, isShared: true) }

    /// Any string: with literal characters, and with every escape sequence for a character. Surrogates only occur in
    /// pairs.
    private static func makeString() -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), inside = builder.addState(), end = builder.addState()
        let quotationMark = UInt8(ascii: "\"")
        builder.addStep(from: start, by: quotationMark...quotationMark, to: inside)
        builder.addStep(from: inside, by: quotationMark...quotationMark, to: end)
        for range in GuidedSpelling.plain.ranges { builder.addUTF8(of: range, from: inside, to: inside) }
        addEscapes(to: &builder, inside)
        return ByteAutomaton(builder, from: start, to: end, isShared: true)
    }

    private static func addEscapes(to builder: inout ByteAutomatonBuilder, _ inside: ByteAutomatonBuilder.State) {
        for letter in #""\/bfnrt"#.utf8 { builder.addText([UInt8(ascii: "\\"), letter], from: inside, to: inside) }
        let unicode = builder.addState()
        builder.addText(#"\u"#.utf8, from: inside, to: unicode)
        builder.addHexadecimal(0...0xD7FF, from: unicode, to: inside)
        builder.addHexadecimal(0xE000...0xFFFF, from: unicode, to: inside)
        let high = builder.addState(), low = builder.addState()
        builder.addHexadecimal(0xD800...0xDBFF, from: unicode, to: high)
        builder.addText(#"\u"#.utf8, from: high, to: low)
        builder.addHexadecimal(0xDC00...0xDFFF, from: low, to: inside)
    }

    /// One of several texts. Texts with a common prefix share its states.
    static func choice(of texts: [String]) -> ByteAutomaton {
        var builder = ByteAutomatonBuilder()
        let start = builder.addState(), end = builder.addState()
        let spellings = Set(texts).map { GuidedSpelling.bytes(of: $0) }.sorted { $0.lexicographicallyPrecedes($1) }
        var path = [start]
        var last: [UInt8] = []
        for spelling in spellings {
            let common = zip(last, spelling).prefix { $0 == $1 }.count
            path.removeLast(path.count - common - 1)
            for byte in spelling[common..<spelling.count - 1] {
                let next = builder.addState()
                builder.addStep(from: path[path.count - 1], by: byte...byte, to: next)
                path.append(next)
            }
            // The closing quotation mark leads to the end, because no text continues after it.
            builder.addText(spelling.suffix(1), from: path[path.count - 1], to: end)
            last = spelling
        }
        return ByteAutomaton(builder, from: start, to: end)
    }
}

extension ByteAutomatonBuilder {
    /// Adds transitions between two states by four hexadecimal digits in a range, whose bounds end in 00 and FF.
    fileprivate mutating func addHexadecimal(_ range: ClosedRange<UInt32>, from start: State, to end: State) {
        let third = addState(), fourth = addState()
        for upper in stride(from: range.lowerBound >> 8, through: range.upperBound >> 8, by: 1) {
            let second = addState()
            addHexadecimalDigits(upper >> 4...upper >> 4, from: start, to: second)
            addHexadecimalDigits(upper & 15...upper & 15, from: second, to: third)
        }
        addHexadecimalDigits(0...15, from: third, to: fourth)
        addHexadecimalDigits(0...15, from: fourth, to: end)
    }

    private mutating func addHexadecimalDigits(_ digits: ClosedRange<UInt32>, from start: State, to end: State) {
        for digit in digits {
            let lower = Array(String(digit, radix: 16).utf8)[0]
            addStep(from: start, by: lower...lower, to: end)
            if digit > 9 { addStep(from: start, by: lower - 32...lower - 32, to: end) }
        }
    }
}
