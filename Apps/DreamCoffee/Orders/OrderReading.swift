import Foundation
import SwiftUI

/// Parses an order in free words.
///
/// It knows the shop's vocabulary (``OrderWords``), expressions that refuse something ("no caramel", "豆乳抜き") and those that leave
/// a choice ("tea or cocoa"). Of several drinks, temperatures or milks, the first one counts, since generated orders often
/// compare theirs with others.
struct OrderReading {
    /// The wishes, in the order in which they are expressed.
    let wishes: [Wish]
    /// Everything that is mentioned, including further drinks, temperatures and milks.
    let everything: [Wish]

    init(_ order: String) {
        let text = Array(Self.normalized(order))
        let mentions = Self.mentions(in: text)
        var wishes: [Wish] = []
        var everything: [Wish] = []
        for (index, mention) in mentions.enumerated() {
            guard var wish = mention.entry.wish else { continue }
            switch Refusal(of: mention.range, in: text) {
            case .refused where !wish.isRefused: wish = wish.refused
            case .played: continue
            default: break
            }
            let between = index > 0 ? Array(text[mentions[index - 1].range.upperBound..<mention.range.lowerBound]) : []
            let isAlternative = Self.isChoice(String(between))
            Self.add(wish, isAlternative: isAlternative, to: &wishes)
            Self.add(wish, isAlternative: isAlternative, to: &everything, passesOverSeconds: false)
        }
        // The name hot chocolate already implies hot.
        if wishes.contains(Wish(.drink(.hotChocolate))), !wishes.contains(where: { $0.kind == .temperature }) {
            wishes.append(Wish(.temperature(.hot)))
            everything.append(Wish(.temperature(.hot)))
        }
        (self.wishes, self.everything) = (wishes, everything)
    }

    struct Mention {
        let entry: OrderWords.Entry
        let range: Range<Int>

        func isMeant(before other: Mention) -> Bool {
            if entry.isAdjective != other.entry.isAdjective { return other.entry.isAdjective }
            return (-range.count, range.lowerBound) < (-other.range.count, other.range.lowerBound)
        }
    }

    private static func add(
        _ wish: Wish, isAlternative: Bool, to wishes: inout [Wish], passesOverSeconds: Bool = true
    ) {
        if isAlternative, let last = wishes.indices.last, wishes[last].kind == wish.kind, wish.kind != nil {
            wishes[last].tastes.formUnion(wish.tastes)
            return
        }
        if wishes.contains(wish) { return }
        let isOneOfAKind = passesOverSeconds && wish.kind.map { $0 != .flavor } ?? false
        if isOneOfAKind, !wish.isRefused, wishes.contains(where: { $0.kind == wish.kind && !$0.isRefused }) { return }
        wishes.append(wish)
    }

    /// The text in lower case, without accents, full-width letters or hyphens.
    static func normalized(_ text: String) -> String {
        let folded = text.precomposedStringWithCompatibilityMapping.lowercased()
            .replacing(/[-‐‑–\s]+/, with: " ").replacing("’", with: "'")
        // Only removes accents from Latin letters: kana with marks are different letters.
        return String(folded.map { $0.isASCII || !isLatin($0) ? $0 : $0.withoutAccent })
    }

    private static func isLatin(_ character: Swift.Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x250 }
    }

    /// The shop's words in a text, in order. Of two that overlap, a noun takes precedence over an adjective, and a longer word
    /// over a shorter one: "steaming hot chocolate" is hot chocolate that steams.
    static func mentions(in text: [Swift.Character]) -> [Mention] {
        let found = text.indices.flatMap { place in
            (OrderWords.entriesByBeginning[text[place]] ?? [])
                .filter { stands($0.word, at: place, in: text) }
                .map { Mention(entry: $0, range: place..<place + $0.word.count) }
        }
        var taken = IndexSet()
        let meant = found.sorted { $0.isMeant(before: $1) }.filter { mention in
            if taken.intersects(integersIn: mention.range) { return false }
            taken.insert(integersIn: mention.range)
            return true
        }
        return meant.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func stands(_ word: [Swift.Character], at place: Int, in text: [Swift.Character]) -> Bool {
        let end = place + word.count
        guard end <= text.count, text[place..<end].elementsEqual(word) else { return false }
        guard word[0].isASCII else { return true }
        let isCutBefore = place > 0 && text[place - 1].isASCII && (text[place - 1].isLetter || text[place - 1].isNumber)
        let isCutAfter = end < text.count && text[end].isASCII && (text[end].isLetter || text[end].isNumber)
        return !isCutBefore && !isCutAfter
    }

    /// Whether the text between two words makes them alternatives.
    private static func isChoice(_ between: String) -> Bool {
        between.wholeMatch(of: /\s*,?\s*(or|か|または|もしくは|でも)\s*(an?|some|the)?\s*/) != nil
    }
}

/// Whether an order asks to leave something out.
private enum Refusal {
    case none
    case refused
    /// "Not too hot": neither requested nor refused.
    case played

    init(of range: Range<Int>, in text: [Swift.Character]) {
        let before = String(text[max(0, range.lowerBound - 32)..<range.lowerBound])
        let after = String(text[range.upperBound..<min(text.count, range.upperBound + 12)])
        if before.contains(/\b(not|n't|never) (too|so|very|that|overly) $/) || after.hasPrefix("すぎない")
            || after.hasPrefix("過ぎない")
        {
            self = .played
        } else if before.contains(Self.wordsBefore) || after.contains(Self.wordsAfter) {
            self = .refused
        } else {
            self = .none
        }
    }

    nonisolated(unsafe) private static let wordsBefore =
        /\b(no|not|without|minus|hold the|skip the|leave out the|never|hate|instead of|rather than|anything but|(don't|do not|can't|cannot) (want|have|like|drink|take|do))( (any|an?|the|more|much|your|that|(hint|touch|trace) of))*\s+$/
    nonisolated(unsafe) private static let wordsAfter =
        /^(?:の?(?:風味|味|香り|シロップ|フレーバー))?( free\b|抜き|ぬき|なし|無し|以外|じゃなく|ではなく|でなく|は?を?入れない|[はがも](だめ|ダメ|駄目|苦手|嫌い|きらい|いらない|いりません|要らない|要りません)|フリー)/
}

extension OrderReading {
    /// All menu items that a text names, in order and with duplicates; negated ones are refusals.
    static func named(in text: String) -> [Wish] {
        let text = Array(normalized(text))
        return mentions(in: text).compactMap { mention in
            guard let wish = mention.entry.wish else { return nil }
            return Refusal(of: mention.range, in: text) == .refused ? wish.refused : wish
        }
    }
}

extension OrderWords {
    /// A text in lower case, with gaps in place of menu items.
    static func withoutMenu(_ text: String) -> String {
        var characters = Array(text.lowercased())
        for mention in OrderReading.mentions(in: characters) where mention.entry.wish?.kind != nil {
            for place in mention.range { characters[place] = " " }
        }
        return String(characters)
    }
}

extension Swift.Character {
    fileprivate var withoutAccent: Swift.Character {
        String(self).folding(options: .diacriticInsensitive, locale: nil).first ?? self
    }
}
