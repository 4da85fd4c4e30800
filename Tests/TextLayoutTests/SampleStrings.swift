/// Strings as in a game or a tip calculator, of four kinds, made from word lists by a seeded generator.
enum SampleStrings {
    static let english =
        ("the quick brown fox jumps over a lazy dog while Dream Coffee opens at 7:30 AM, isn’t it? (Well… “perhaps”.) "
        + "AVATAR Tokyo WAVE Ty. To: fjord office affluent 1,234.56 $9.99 50% #1 e-mail well-known state-of-the-art "
        + "https://example.org/a?b=c&d=e naïve café Zürich œuvre → ★ ✓ – — / [ok] {x} a_b 3×4 ½ m² I’ll you’re")
        .split(separator: " ").map(String.init)

    static let japanese = [
        "喫茶店", "コーヒー", "を", "飲みながら", "夢の話", "をしよう。", "「いらっしゃいませ」", "ご注文は？", "カフェラテ、", "エスプレッソ", "バリスタ",
        "今日は", "とても", "良い", "天気", "ですね。", "……", "そうですか！", "ゆっくり", "していって", "ください。", "（笑）", "『空』", "【新】", "①番", "・", "ー",
        "ゃゅょっ", "ヴァイオリン", "高橋さん", "鬱蒼", "薔薇", "〜", "々", "〆切", "百円", "ﾊﾝｶｸ", "ＡＢＣ", "１２３", "人々", "東京都", "渋谷",
    ]

    static let emoji = [
        "☕️", "❤️", "👍🏽", "👩‍👩‍👧", "🇯🇵", "1️⃣", "#️⃣", "🎉", "😀", "🏳️‍🌈", "⭐️", "☁️", "✨", "👨🏿‍💻", "🐈‍⬛", "⌛️", "🈂️",
    ]

    enum Kind: String, CaseIterable { case english, japanese, mixed, emoji }

    /// `count` strings of a kind; always the same.
    static func make(_ kind: Kind, count: Int, seed: UInt64) -> [String] {
        var generator = SplitMix(state: seed)
        return (0..<count).map { _ in make(kind, using: &generator) }
    }

    private static func make(_ kind: Kind, using generator: inout SplitMix) -> String {
        let length = Int.random(in: 1...18, using: &generator)
        var text = ""
        for _ in 0..<length {
            let words: [String] =
                switch kind {
                case .english: english
                case .japanese: japanese
                case .mixed: Bool.random(using: &generator) ? english : japanese
                case .emoji: [english, japanese, emoji, emoji].randomElement(using: &generator) ?? emoji
                }
            let word = words.randomElement(using: &generator) ?? ""
            text += text.isEmpty || words == japanese ? word : " " + word
        }
        return text
    }
}

/// A small seeded generator, so that a failure can be reproduced.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
