extension GeneratedContent {
    /// The content as JSON on one line, keys in the order in which they were generated.
    ///
    /// Unfinished content is written as far as it goes, and closed.
    public var jsonString: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += number.literal.utf8
        case .string(let text): Self.writeString(text, to: &bytes)
        case .array(let elements): Self.writeArray(elements, to: &bytes)
        case .structure(let properties): Self.writeStructure(properties, to: &bytes)
        }
    }

    private static func writeArray(_ elements: [GeneratedContent], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes += ", ".utf8 }
            element.write(to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private static func writeStructure(_ properties: OrderedProperties, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        for (index, key) in properties.keys.enumerated() {
            if index > 0 { bytes += ", ".utf8 }
            writeString(key, to: &bytes)
            bytes += ": ".utf8
            properties[key]?.write(to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Escapes what RFC 8259 §7 demands, and nothing else: all other characters stay readable.
    private static func writeString(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
            case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
            case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
            case 0..<0x20: bytes += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
