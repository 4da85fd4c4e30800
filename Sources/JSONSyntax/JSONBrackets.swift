/// Counts the open brackets of JSON text, byte by byte, to find where an object or array ends. It recognizes strings, but doesn't
/// check the syntax: that is a parser's task.
package struct JSONBrackets {
    /// The number of open arrays and objects.
    package private(set) var depth: Int
    /// Whether the bytes so far end within a string.
    package private(set) var isInString = false
    private var isEscaped = false

    /// - Parameter depth: how many brackets are open already.
    package init(depth: Int = 0) { self.depth = depth }

    /// Processes the next byte.
    ///
    /// - Returns: Whether it closes the outermost bracket.
    package mutating func close(with byte: UInt8) -> Bool {
        guard !isInString else {
            appendToString(byte)
            return false
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            depth -= 1
            return depth <= 0
        default: break
        }
        return false
    }

    /// The same for a character; no character beyond ASCII is significant.
    package mutating func close(with scalar: Unicode.Scalar) -> Bool {
        close(with: UInt8(exactly: scalar.value) ?? 0x80)
    }

    private mutating func appendToString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
        }
    }
}
