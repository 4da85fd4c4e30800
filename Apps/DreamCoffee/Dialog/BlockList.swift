import Foundation

/// Words that the shop's people neither react to nor say: drinks that aren't on the menu, and questions that would end the dream.
/// Items on the menu are always allowed, whatever the lists contain.
struct BlockList {
    /// Blocked as whole words, whatever punctuation is around them.
    var words = ["smoothie", "smoothies", "milkshake", "milkshakes"]
    /// Blocked anywhere in a text. Japanese has no spaces between words, so its words are here, too.
    var phrases = [
        "are we dreaming", "is this a dream", "スムージー", "ミルクセーキ", "私たちは夢を見ている",
        "これは夢です", "これは夢な",
        // A small model that invents a name from rare characters may produce this one.
        "卐",
    ]

    func allows(_ text: String) -> Bool {
        let text = Self.folded(OrderWords.withoutMenu(text))
        let spoken = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return spoken.isDisjoint(with: words.map(Self.folded))
            && phrases.allSatisfy { !text.contains(Self.folded($0)) }
    }

    /// The text without case, accents, and the difference between full-width and half-width letters; katakana is not converted.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
