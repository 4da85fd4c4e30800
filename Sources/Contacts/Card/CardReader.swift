import Foundation
import Permissions

/// What is wrong with a card, and where.
struct CardFault: Error, Equatable, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
}

/// Reads a file of cards, of versions 2.1 (versit), 3.0 (RFC 2426) and 4.0 (RFC 6350). A card that is malformed is told of
/// and left out; the others are read. So is a property that says nothing, of a card that is read without it.
struct CardReader {
    /// The most cards of a file.
    static let cardCountMax = 100_000
    /// The most lines of a card.
    static let lineCountMax = 10_000
    /// So many faults of a file are told of.
    static let faultCountMax = 1000

    private(set) var contacts: [ContactData] = []
    private(set) var faults: [CardFault] = []
    private let name: String
    private var card: [CardLine] = []
    private var begin: Int?
    private var isSpoiled = false
    /// How many cards are open in the card: version 2.1 puts somebody's agent there.
    private var agentCount = 0

    private init(name: String) { self.name = name }

    /// - Parameter name: Whose name identifiers are made of where a card has none.
    static func read(_ data: Data, name: String = "card") -> (contacts: [ContactData], faults: [CardFault]) {
        var reader = CardReader(name: name)
        for line in FoldedLines(data, hasSoftBreaks: true) { reader.take(line) }
        if let begin = reader.begin { reader.note(begin, "the card has no END:VCARD") }
        return (reader.contacts, reader.faults)
    }

    private mutating func note(_ line: Int, _ reason: String) {
        if faults.count < Self.faultCountMax { faults.append(CardFault(line: line, reason: reason)) }
    }

    private mutating func take(_ raw: FoldedLines.Line) {
        guard let line = CardLine(raw.bytes, number: raw.number) else {
            if agentCount > 0 { return }
            return spoil(raw.number, "'\(CardLine.text(Array(raw.bytes.prefix(40))))' is no property")
        }
        switch (line.name, line.mark) {
        case ("BEGIN", "VCARD"): start(raw.number)
        case ("END", "VCARD"): end(raw.number)
        case _ where agentCount > 0: break
        case _ where begin == nil: note(raw.number, "\(line.name.prefix(40)) stands outside of any card")
        case _ where raw.isCut: note(raw.number, "\(line.name) is longer than \(FoldedLines.byteCountMax >> 20) MB")
        default: add(line)
        }
    }

    private mutating func add(_ line: CardLine) {
        if card.count < Self.lineCountMax {
            card.append(line)
        } else if !isSpoiled {
            spoil(line.number, "the card has more than \(Self.lineCountMax) lines")
        }
    }

    private mutating func start(_ number: Int) {
        let isAgent = card.last.map { $0.name == "AGENT" && $0.value.allSatisfy { $0 == 32 } } ?? false
        if begin != nil, isAgent || agentCount > 0 {
            agentCount += 1
            return
        }
        if let begin { note(begin, "the card has no END:VCARD before line \(number)") }
        begin = number
        card = []
        isSpoiled = false
    }

    private mutating func spoil(_ number: Int, _ reason: String) {
        note(number, reason)
        isSpoiled = true
    }

    private mutating func end(_ number: Int) {
        guard let begin else { return note(number, "END:VCARD without a beginning") }
        if agentCount > 0 {
            agentCount -= 1
            if agentCount == 0 { card.removeLast() }
            return
        }
        self.begin = nil
        if !isSpoiled { close(begin) }
        card = []
    }

    private mutating func close(_ begin: Int) {
        guard contacts.count < Self.cardCountMax else {
            if faults.last?.reason != Self.tooManyCards { note(begin, Self.tooManyCards) }
            return
        }
        let identifier = "\(name)#\(contacts.count)"
        do {
            let (contact, faults) = try CardContact.contact(of: card, begin: begin, identifier: identifier)
            contacts.append(contact)
            for fault in faults { note(fault.line, fault.reason) }
        } catch {
            note(error.line, error.reason)
        }
    }

    private static let tooManyCards = "there are more than \(cardCountMax) cards; the others are left out"
}
