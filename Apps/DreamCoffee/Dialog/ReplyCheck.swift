import Foundation

/// Whether a character may say what its model has written: it must be in the player's language, fit the character's side of the
/// counter and the shop's register, and promise nothing that the shop doesn't have. A rejected reply is generated again.
struct ReplyCheck: Sendable {
    let language: GameLanguage
    /// The character's name.
    let name: String
    let side: CounterSide?
    /// What the player said: names and words in other scripts may be repeated from it.
    let line: String

    func allows(_ reply: String) -> Bool {
        isInLanguage(reply) && isFreeOfMarkup(reply) && side?.speaks(reply) ?? true
            && !(side == .staff && MenuTruth.promisesStrangeThings(reply))
            && (language != .japanese || PoliteSpeech.isKept(in: reply))
    }

    func isInLanguage(_ reply: String) -> Bool {
        let known = Set((name + line).unicodeScalars.filter { $0.value >= 0x250 })
        let rest = String(
            String.UnicodeScalarView(
                reply.replacing(name, with: "").unicodeScalars.filter { language == .japanese || !known.contains($0) }))
        return !rest.unicodeScalars.contains(where: \.properties.isAlphabetic) || language.isWritten(in: rest)
    }

    /// Nobody says braces aloud.
    private func isFreeOfMarkup(_ reply: String) -> Bool {
        !reply.contains(/[{}<>|\[\]\\]|":/)
    }

    // MARK: The name

    /// A reply with the character's own name corrected: small models copy it letter by letter, with mistakes.
    func withOwnName(_ reply: String) -> String {
        var reply = reply
        for introduction in Self.introductions {
            reply = reply.replacing(introduction) { match in "\(match.1)\(name)\(match.3)" }
        }
        return reply.replacing(/([a-z,] )([A-Z][a-z]{3,})/) { match in
            "\(match.1)\(isMisspelt(String(match.2)) ? name : String(match.2))"
        }
    }

    nonisolated(unsafe) private static let introductions: [Regex<(Substring, Substring, Substring, Substring)>] = [
        /((?:[Mm]y|[Tt]he) name(?:'s|’s| is) |[Cc]alled me |[Cc]all me )([A-Z][\w-]*)()/,
        /(名前は、?)([^、。！？「」\s]{1,12}?)(です|だよ|といい|と申)/,
    ]

    private func isMisspelt(_ word: String) -> Bool {
        guard !name.contains(" "), name != word, !line.contains(word) else { return false }
        let distance = Self.distance(Array(word), Array(name))
        return word.first == name.first ? distance * 2 <= name.count : distance <= 1 && name.count > 4
    }

    /// The edit distance: the number of inserted, deleted or changed letters.
    private static func distance(_ one: [Swift.Character], _ other: [Swift.Character]) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var next = [index + 1]
            for column in other.indices {
                let change = row[column] + (letter == other[column] ? 0 : 1)
                next.append(min(change, next[column] + 1, row[column + 1] + 1))
            }
            row = next
        }
        return row[other.count]
    }
}
