/// Finds what HTML names beside itself. Each byte is looked at a bounded number of times, however the HTML is made: what begins and
/// never ends (a comment, a quote) ends the search. Comments and scripts are passed over.
struct MarkupScanner {
    /// A part of the HTML to replace.
    enum Place: Equatable {
        /// An attribute's value with its quotes, if it has any.
        case value(Range<Int>)
        /// A style sheet within the HTML.
        case style(Range<Int>)

        var range: Range<Int> {
            switch self {
            case .value(let range), .style(let range): range
            }
        }
    }

    private let bytes: [UInt8]
    private var position = 0
    private var places: [Place] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The places in order.
    static func places(in html: [UInt8]) -> [Place] {
        var scanner = MarkupScanner(html)
        while scanner.scan() {}
        return scanner.places
    }

    /// Tags that name something that the page shows or runs.
    private static let tags: Set = ["img", "script", "source", "video", "audio", "track", "image", "input", "link"]
    private static let attributes: Set = ["src", "href", "poster", "xlink:href"]

    /// Goes on behind the next tag or comment; false at the end.
    private mutating func scan() -> Bool {
        guard skip(to: UInt8(ascii: "<")) else { return false }
        position += 1
        if starts(with: "!--") { return skip(behind: "-->") }
        let name = word()
        guard !name.isEmpty else { return true }
        guard scanAttributes(areNamed: Self.tags.contains(name)) else { return false }
        switch name {
        case "style":
            let start = position
            guard skip(to: "</style") else { return false }
            places.append(.style(start..<position))
            return true
        case "script", "textarea", "title": return skip(to: "</" + name)
        default: return true
        }
    }

    /// Goes on behind the tag's `>`; false if it has none.
    private mutating func scanAttributes(areNamed: Bool) -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                return true
            }
            guard Self.isName(byte) else {
                position += 1
                continue
            }
            let name = word()
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
            position += 1
            skipSpace()
            guard let value = value() else { return false }
            if areNamed, Self.attributes.contains(name) { places.append(.value(value)) }
        }
        return false
    }

    /// A value with its quotes; nil if the quote doesn't end.
    private mutating func value() -> Range<Int>? {
        let start = position
        if let quote = bytes[safe: position], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            guard skip(to: quote) else { return nil }
            position += 1
        } else {
            while let byte = bytes[safe: position], !Self.isSpace(byte), byte != UInt8(ascii: ">") { position += 1 }
        }
        return start..<position
    }

    // MARK: Bytes

    /// A name in lower case, which may be empty.
    private mutating func word() -> String {
        let start = position
        while let byte = bytes[safe: position], Self.isName(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    }

    private mutating func skipSpace() { while let byte = bytes[safe: position], Self.isSpace(byte) { position += 1 } }

    private mutating func skip(to byte: UInt8) -> Bool {
        position = bytes[position...].firstIndex(of: byte) ?? bytes.count
        return position < bytes.count
    }

    /// - Parameter text: Its lower-case letters stand for upper-case ones, too.
    private mutating func skip(to text: String) -> Bool {
        while position < bytes.count, !starts(with: text) { position += 1 }
        return position < bytes.count
    }

    private mutating func skip(behind text: String) -> Bool {
        guard skip(to: text) else { return false }
        position += text.utf8.count
        return true
    }

    private func starts(with text: String) -> Bool {
        bytes[position...].starts(with: text.utf8) { $0 == $1 || $0 | 0x20 == $1 && Self.isLetter($1) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    private static func isName(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
