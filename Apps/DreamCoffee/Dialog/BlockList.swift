import Foundation

/// What the people of the shop neither hear nor say: drinks that aren't on its menu, and questions that would wake everybody
/// up. What is on the menu can always be named, whatever the lists hold.
struct BlockList {
    /// Blocked as whole words, whatever punctuation is around them.
    var words = ["smoothie", "smoothies", "milkshake", "milkshakes"]
    /// Blocked anywhere. Japanese has no spaces between its words, so its words are here too.
    var phrases = [
        "are we dreaming", "is this a dream", "スムージー", "ミルクセーキ", "私たちは夢を見ている",
        "これは夢です", "これは夢な",
        // A small model that makes up a name of rare characters may write this one.
        "卐",
    ]

    func allows(_ text: String) -> Bool {
        let text = Self.folded(OrderWords.withoutMenu(text))
        let spoken = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return spoken.isDisjoint(with: words.map(Self.folded))
            && phrases.allSatisfy { !text.contains(Self.folded($0)) }
    }

    /// Without case, accents, and the difference between full-width and half-width letters; katakana stays katakana.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
