extension GeneratedContent {
    /// The content as JSON on one line, keys in the order in which they were generated.
    ///
    /// Unfinished content is written as far as it goes, and closed.
    public var jsonString: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.string
    }
}

/// Writes JSON on one line, with a space after commas and colons.
private struct JSONWriter {
    private var bytes: [UInt8] = []

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ content: GeneratedContent) {
        switch content.value {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let elements): write(elements)
        case .structure(let properties): write(properties)
        }
    }

    private mutating func write(_ elements: [GeneratedContent]) {
        bytes.append(UInt8(ascii: "["))
        for index in elements.indices {
            if index > 0 { separate(UInt8(ascii: ",")) }
            write(elements[index])
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ properties: OrderedProperties) {
        let names = properties.sharedNames
        bytes.append(UInt8(ascii: "{"))
        for index in properties.contents.indices {
            if index > 0 { separate(UInt8(ascii: ",")) }
            let written = names.writtenRange(at: index)
            if written.isEmpty {
                write(names.keys[index])
            } else {
                bytes.append(UInt8(ascii: "\""))
                bytes += names.written[written]
            }
            separate(UInt8(ascii: ":"))
            write(properties.contents[index])
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func separate(_ mark: UInt8) {
        bytes.append(mark)
        bytes.append(UInt8(ascii: " "))
    }

    private mutating func write(_ number: JSONNumber) {
        guard let integer = number.plainInteger else {
            bytes += number.literal.utf8
            return
        }
        if integer < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = integer.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Escapes what RFC 8259 §7 demands, and nothing else: all other characters stay readable.
    private mutating func write(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices where utf8[index].needsEscape {
                bytes += utf8[start..<index]
                writeEscape(utf8[index])
                start = index + 1
            }
            bytes += utf8[start...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
        case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
        case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
        default: bytes += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
        }
    }
}

extension UInt8 {
    fileprivate var needsEscape: Bool {
        self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
    }
}
