import Foundation

/// What is wrong with a card, and where.
struct CardFault: Error, Equatable, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
}

/// Reads a file of cards, of versions 2.1 (versit), 3.0 (RFC 2426) and 4.0 (RFC 6350). A card that is malformed is told of
/// and left out; the others are read.
struct CardReader {
    /// The most cards of a file.
    static let cardCountMax = 100_000
    /// The most lines of a card.
    static let lineCountMax = 10_000

    private(set) var contacts: [ContactData] = []
    private(set) var faults: [CardFault] = []
    private var card: [CardLine] = []
    private var begin: Int?
    private var isSpoiled = false

    /// - Parameter name: Whose name identifiers are made of where a card has none.
    static func read(_ data: Data, name: String = "card") -> (contacts: [ContactData], faults: [CardFault]) {
        var reader = CardReader()
        for (number, bytes) in logicalLines(data) { reader.take(bytes, number, name) }
        if let begin = reader.begin {
            reader.faults.append(CardFault(line: begin, reason: "the card has no END:VCARD"))
        }
        return (reader.contacts, reader.faults)
    }

    private mutating func take(_ bytes: [UInt8], _ number: Int, _ name: String) {
        guard !bytes.allSatisfy({ $0 == 32 || $0 == 9 }) else { return }
        guard let line = CardLine(bytes, number: number) else {
            return spoil(number, "'\(CardLine.text(Array(bytes.prefix(40))))' is no property")
        }
        let value =
            line.name == "BEGIN" || line.name == "END"
            ? line.text.trimmingCharacters(in: .whitespaces).uppercased() : ""
        switch (line.name, value) {
        case ("BEGIN", "VCARD"): start(number)
        case ("END", "VCARD"): end(number, name)
        default:
            if begin == nil {
                faults.append(CardFault(line: number, reason: "\(line.name) stands outside of any card"))
            } else if card.count < Self.lineCountMax {
                card.append(line)
            } else if !isSpoiled {
                spoil(number, "the card has more than \(Self.lineCountMax) lines")
            }
        }
    }

    private mutating func start(_ number: Int) {
        if let begin {
            faults.append(CardFault(line: begin, reason: "the card has no END:VCARD before line \(number)"))
        }
        begin = number
        card = []
        isSpoiled = false
    }

    private mutating func spoil(_ number: Int, _ reason: String) {
        faults.append(CardFault(line: number, reason: reason))
        isSpoiled = true
    }

    private mutating func end(_ number: Int, _ name: String) {
        guard let begin else { return faults.append(CardFault(line: number, reason: "END:VCARD without a beginning")) }
        defer { self.begin = nil }
        guard !isSpoiled, contacts.count < Self.cardCountMax else { return }
        do {
            contacts.append(try CardContact.contact(of: card, begin: begin, identifier: "\(name)#\(contacts.count)"))
        } catch {
            faults.append(error)
        }
    }

    // MARK: - Lines

    /// Lines with what was folded put together, each with the number that it begins at.
    private static func logicalLines(_ data: Data) -> [(Int, [UInt8])] {
        var lines: [(Int, [UInt8])] = []
        for (index, raw) in rawLines(data).enumerated() {
            if let first = raw.first, first == 32 || first == 9, !lines.isEmpty {
                lines[lines.count - 1].1 += raw.dropFirst()
            } else if let last = lines.last, last.1.last == UInt8(ascii: "="), isQuotedPrintable(last.1) {
                lines[lines.count - 1].1.removeLast()
                lines[lines.count - 1].1 += raw
            } else {
                lines.append((index + 1, raw))
            }
        }
        return lines
    }

    private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
        CardLine(line, number: 0)?.isQuotedPrintable ?? false
    }

    private static func rawLines(_ data: Data) -> [[UInt8]] {
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = String(data: data, encoding: .utf16)
        {
            bytes = Array(text.utf8)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        return bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
            Array(line.last == 13 ? line.dropLast() : line)
        }
    }
}
