import Foundation

/// A clause of a guest's comment with one statement: which menu items it names, and whether it praises, blames or wishes.
struct VerdictClause {
    let named: [Wish]
    /// Whether something is said to be good.
    let isPraising: Bool
    /// Whether the drink, or the barista, gets a compliment, whatever else is said: something that "tastes like the first star"
    /// is liked.
    let isComplimenting: Bool
    /// Whether something is said not to be right, or to be extra.
    let isBlaming: Bool
    /// Whether something is said to have been ordered or hoped for.
    let isWishing: Bool
    /// Whether something is said to have been given, or to be there.
    let isTelling: Bool
    /// Whether the drink is said to be all right.
    let praisesWhole: Bool
    /// Whether the drink is said not to be what was ordered.
    let blamesWhole: Bool

    private init(_ text: String) {
        named = OrderReading.named(in: text)
        isPraising = text.contains(Self.praises)
        isBlaming = text.contains(Self.blames)
        isComplimenting = isPraising && !isBlaming || text.contains(Self.compliments)
        isWishing = text.contains(Self.wishes)
        isTelling = text.contains(Self.tellings)
        blamesWhole = text.contains(Self.wholeBlames)
        praisesWhole = !blamesWhole && text.contains(Self.wholePraises)
    }

    static func clauses(of comment: String) -> [VerdictClause] {
        let text = comment.lowercased().replacing("’", with: "'")
        let parts = text.split(separator: /[.!?;:。！？、…]|,\s|—|\s(?:but|though|while)\s/).map(String.init)
        return joiningContrasts(in: parts).map(VerdictClause.init)
    }

    /// "I ordered tea, not a latte", 「ラテではなく、紅茶を頼みました」: the contrast belongs to the wish, so both are one clause.
    private static func joiningContrasts(in parts: [String]) -> [String] {
        parts.reduce(into: []) { joined, part in
            guard let last = joined.last, isContrasted(last, part) else { return joined.append(part) }
            joined[joined.count - 1] = last + " " + part
        }
    }

    private static func isContrasted(_ one: String, _ other: String) -> Bool {
        other.contains(/^\s*(?:and )?not\b/) && one.contains(wishes)
            || one.contains(/(?:では|じゃ|で)なくて?$/) && other.contains(wishes)
    }

    nonisolated(unsafe) private static let praises =
        /\b(?:loved?|(?:i|we)(?:'d| do| did| really| quite| also| still)* liked? (?:the|this|that|how|your)|perfect|just right|exactly|wonderful|lovely|delicious|good|great|nice|best|delight|happy|happily|enjoy|made my|heaven|as i (?:asked|ordered|hoped|wished|dreamt)|what i wanted|just as)\b|ぴったり|うれしい|嬉しい|最高|いい香り|完璧|おいしい|美味しい|ちょうどいい|いい感じ|好き|どおり|通り|すてき|素敵|気に入/
    nonisolated(unsafe) private static let compliments =
        /\bnot bad\b|\btastes? like\b|\b(?:reminds me of|feels like)\b|^\s*(?:wow|yum)\b|\bi (?:quite |really |do )?(?:like|love|enjoy) (?:it|them)\b|\bget used to\b|悪くない|悪くありません|きれい|いいですね|まあまあ|^\s*わあ|(?:みたい|のよう)な(?:味|気分|気持ち)|(?:を|が)思い出(?:し|され)|に包まれ/
    nonisolated(unsafe) private static let blames =
        /\b(?:not|no|never|without|instead|wrong|forgot|forgotten|where|lack|lacks|lacking|surpris\w+|too|unfortunately|sadly|pity|shame|rather|unasked|miss|missed|missing|only the)\b|n't\b|ない|なかった|違|ちがい|驚|残念|忘れ|足りな|代わり|多すぎ|余計|なし|抜き/
    nonisolated(unsafe) private static let tellings =
        /\b(?:gave|given|got|made|put|there is|there's|this is|it is|it's|i see|i taste|i find)\b|入って|くれ|でした|来ました|ですね|なんです|見え/
    nonisolated(unsafe) private static let wishes =
        /\b(?:i|we|i'd|i'm|i've|you)(?: had| have| was| am| still| really| would| did)* (?:hop(?:e|ed|ing) for|ask(?:ed)? for|order(?:ed)?|wish(?:ed)? for|want(?:ed)?|miss(?:ed|ing)?|dream(?:t|ed|ing)? of|expect(?:ed)?|need(?:ed)?|long(?:ed|ing) for|look(?:ed|ing) for|would have (?:liked|loved|preferred)|prefer(?:red)?) (?!exactly)|\b(?:liked|loved|preferred|missing|where is|where's|forgot|should have been|supposed to be)\b.{0,3}|頼んだ(?!とおり|通り)|頼みました|頼んで|ほしかった|欲しかった|がよかった|夢に見てい|はずでした|飲みたかった|注文したのは|がほし|足りな|待って/
    nonisolated(unsafe) private static let wholePraises =
        /\b(?:exactly|just) (?:what|as|how) (?:i|we)|\bperfect\b|\bas (?:i )?(?:ordered|hoped|asked|dreamt|wished)\b|\beverything\b|what i (?:wanted|ordered|wished for|dreamt of|hoped for)\b|(?:注文|思った|夢に見た|頼んだ|願った)(?:どおり|とおり|通り)|完璧|ぴったり/
    nonisolated(unsafe) private static let wholeBlames =
        /(?:not|n't)(?: quite| really| exactly| at all)?(?: the drink)? (?:what|as) (?:i|we)|\bthan what i\b|\bnothing (?:like|as)\b|注文と(?:は)?(?:少し)?(?:違|ちが)|思っていたのと(?:は)?(?:違|ちが)|頼んだものでは|頼んだのと(?:違|ちが)/
}
