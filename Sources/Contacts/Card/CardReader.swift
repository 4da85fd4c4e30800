import Foundation
import Localization
import PersonalData

/// A fault in a card, and its line.
struct CardFault: Error, Equatable, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
}

/// Reads a file of cards, of versions 2.1 (versit), 3.0 (RFC 2426) and 4.0 (RFC 6350). A malformed line is reported and left out;
/// the rest of its card is read.
struct CardReader {
    /// The maximum number of cards in a file.
    static let cardCountMax = 100_000
    /// The maximum number of lines in a card.
    static let lineCountMax = 10_000
    /// The maximum number of faults that are reported for a file.
    static let faultCountMax = 1000

    private(set) var contacts: [ContactData] = []
    private(set) var faults: [CardFault] = []
    /// Whether the values depend on the reader's languages.
    private(set) var hasLanguages = false
    private let name: String
    private let languages: [LanguageTag]
    private var card: [CardLine] = []
    private var begin: Int?
    private var lineCount = 0
    /// The number of open nested cards: version 2.1 puts the card of an agent inside the card.
    private var agentCount = 0

    /// - Parameters:
    ///   - name: The base of identifiers for cards without one.
    ///   - languages: The reader's, the preferred one first.
    init(_ data: Data, name: String, languages: [LanguageTag]) {
        (self.name, self.languages) = (name, languages)
        for line in FoldedLines(data, hasSoftBreaks: true) { take(line) }
        guard let begin else { return }
        note(begin, "the card has no END:VCARD")
        agentCount = 0
        close(begin)
    }

    static func read(
        _ data: Data, name: String = "card",
        languages: [LanguageTag] = LanguageTag.known(of: LocalizationContext.currentLanguages)
    ) -> (contacts: [ContactData], faults: [CardFault]) {
        let reader = CardReader(data, name: name, languages: languages)
        return (reader.contacts, reader.faults)
    }

    private mutating func note(_ line: Int, _ reason: String) {
        if faults.count < Self.faultCountMax { faults.append(CardFault(line: line, reason: reason)) }
    }

    private mutating func take(_ raw: FoldedLines.Line) {
        guard let line = CardLine(raw.bytes, number: raw.number) else {
            if agentCount > 0 || (!card.isEmpty && card[card.count - 1].append(base64: raw.bytes)) { return }
            return note(
                raw.number, "'\(CardLine.text(Array(raw.bytes.prefix(40))))' is no property, and is left out")
        }
        switch (line.name, line.mark) {
        case ("BEGIN", "VCARD"): start(raw.number)
        case ("END", "VCARD"): end(raw.number)
        case _ where agentCount > 0: break
        case ("AGENT", _) where line.opensCard: agentCount = 1
        case _ where begin == nil: note(raw.number, "\(line.name.prefix(40)) stands outside of any card")
        case _ where raw.isCut: note(raw.number, "\(line.name) is longer than \(FoldedLines.byteCountMax >> 20) MB")
        default: add(line)
        }
    }

    private mutating func add(_ line: CardLine) {
        if line.parameters["LANGUAGE"] != nil { hasLanguages = true }
        lineCount += 1
        if lineCount <= Self.lineCountMax {
            card.append(line)
        } else if lineCount == Self.lineCountMax + 1 {
            note(line.number, "the card has more than \(Self.lineCountMax) lines; the others are left out")
        }
    }

    private mutating func start(_ number: Int) {
        let isAgent = card.last.map { $0.name == "AGENT" && $0.value.allSatisfy { $0 == 32 } } ?? false
        if begin != nil, isAgent || agentCount > 0 {
            agentCount += 1
            return
        }
        if let begin {
            note(begin, "the card has no END:VCARD before line \(number)")
            close(begin)
        }
        begin = number
        (card, lineCount) = ([], 0)
    }

    private mutating func end(_ number: Int) {
        guard let begin else { return note(number, "END:VCARD without a beginning") }
        if agentCount > 0 {
            agentCount -= 1
            if agentCount == 0, card.last?.name == "AGENT" { card.removeLast() }
            return
        }
        self.begin = nil
        close(begin)
        card = []
    }

    private mutating func close(_ begin: Int) {
        guard contacts.count < Self.cardCountMax else {
            if faults.last?.reason != Self.tooManyCards { note(begin, Self.tooManyCards) }
            return
        }
        let identifier = "\(name)#\(contacts.count)"
        do {
            let (contact, faults) = try CardContact.contact(
                of: CardChoice.chosen(card, for: languages), begin: begin, identifier: identifier)
            contacts.append(contact)
            for fault in faults.sorted(by: { $0.line < $1.line }) { note(fault.line, fault.reason) }
        } catch {
            note(error.line, error.reason)
        }
    }

    private static let tooManyCards = "there are more than \(cardCountMax) cards; the others are left out"
}
