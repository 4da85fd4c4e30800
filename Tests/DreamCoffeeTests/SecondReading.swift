import Foundation

@testable import DreamCoffee

/// An independent check of guests' comments, which shares nothing with the one in the game: it has its own vocabulary, and looks
/// at one sentence at a time. It finds what a careful reader would reject, and accepts what is ambiguous.
struct SecondReading {
    /// The served drink.
    let drink: CoffeeDrink
    let order: String
    /// Whether the cup is exactly what was ordered.
    let isRight: Bool

    /// The sentences that are untrue for the drink.
    func contradictions(in comment: String) -> [String] {
        comment.lowercased().split(separator: /[.!?。！？…]+/).map(String.init).filter(isContradiction)
    }

    private func isContradiction(_ sentence: String) -> Bool {
        if sentence.contains(Self.blamesAll) { return isRight }
        if sentence.contains(Self.praisesAll), !isRight, named(in: sentence).isEmpty { return true }
        let isComplaint = sentence.replacing(Self.fulfilled, with: "").contains(Self.complaints)
        // "Only the warmth surprised me": praise and blame are in one sentence.
        if sentence.contains(Self.praises), !isComplaint {
            return named(in: sentence).contains { !isInCup($0) }
        }
        if isComplaint, isRight { return !named(in: sentence).isEmpty }
        return named(in: sentence).contains { !isInCup($0) && !isOrdered($0) }
    }

    private func named(in sentence: String) -> [String] {
        let sentence = Self.withoutLookalikes(sentence)
        return Self.words.filter { _, words in words.contains { sentence.contains($0) } }.map(\.key)
    }

    private func isInCup(_ thing: String) -> Bool { cup.contains(thing) }
    private func isOrdered(_ thing: String) -> Bool {
        let order = Self.withoutLookalikes(order.lowercased())
        return (Self.words[thing, default: []] + Self.wordsOfOrders[thing, default: []]).contains { order.contains($0) }
    }

    private var cup: Set<String> {
        var cup: Set<String> = [drink.drinkType.rawValue, drink.temperature.rawValue, drink.milk.rawValue]
        cup.formUnion(drink.flavors.map(\.rawValue))
        return cup
    }

    /// By raw value. A word of the menu that is only recognized with its continuation is part of other words.
    static let words: [String: [String]] = [
        "hot": [
            "the heat", "warmth", "steaming", "so hot", "something hot", "温かさ", "あたたかさ", "熱さ", "あつあつ", "ほかほか",
            "ホットが", "ホットは", "ホットを", "ホットで",
        ],
        "iced": [
            "the ice", "iced", "chilled", "icy", "frosty", "coldness", "the cold", "the chill", "冷たさ", "氷", "ひんやり",
            "アイスが", "アイスは", "アイスを", "アイスで",
        ],
        "latte": [" latte", "カフェラテ", "カフェ・ラテ", "ラテが", "ラテは", "ラテを", "ラテの", "ラテで"],
        "espresso": ["espresso", "エスプレッソ"],
        "macciato": ["macchiato", "マキアート"], "cappucino": ["cappuccino", "カプチーノ"], "cortado": ["cortado", "コルタード"],
        "tea": ["the tea", "a tea", "my tea", "got tea", "me tea", "紅茶", "お茶", "ティー"], "dripCoffee": ["drip", "ドリップ"],
        "hotChocolate": ["hot chocolate", "cocoa", "ホットチョコ", "ココア"],
        "twoPercent": ["low fat", "低脂肪"], "skim": ["skim", "無脂肪"], "whole": ["whole milk", "牛乳"],
        "soy": ["soy", "豆乳"], "oat": ["oat milk", "the oat", "オーツ"], "almond": ["almond", "アーモンド"],
        "halfAndHalf": ["half and half", "ハーフ"],
        "lavendar": ["lavender", "ラベンダー"], "vanilla": ["vanilla", "バニラ"], "caramel": ["caramel", "キャラメル"],
        "hazelnut": ["hazelnut", "ヘーゼル"], "ube": [" ube", "purple yam", "紫いも", "紫芋"], "mocha": ["mocha", "モカ"],
        "chamomile": ["chamomile", "camomile", "カモミール"], "spiceCookie": ["spiced cookie", "gingerbread", "スパイスクッキー"],
        "chai": ["chai", "チャイ"], "cherryBlossom": ["the cherry blossom", "桜が", "桜の味", "桜の風味"],
        "mint": ["the mint", "ミント"], "chestnut": ["the chestnut", "栗が", "栗の味", "マロン"],
        "marshmallow": ["the marshmallow", "マシュマロ"],
    ]

    /// Words that request a thing, but don't describe it.
    private static let wordsOfOrders: [String: [String]] = [
        "hot": [
            "hot", "warm", "toasty", "cozy", "ホット", "温か", "あたたか", "あったか", "熱", "湯気", "ぽかぽか", "ココア",
            "drinking chocolate", "cocoa", "チョコレートドリンク",
        ],
        "iced": ["cold", " ice", "cool", "アイス", "冷", "つめたい"],
        "latte": ["latte", "ラテ", "カフェオレ"], "tea": ["tea", "cuppa", "茶"], "cappucino": ["capuccino", "cappucino"],
        "dripCoffee": ["filter coffee", "pour over"], "hotChocolate": ["drinking chocolate", "チョコレートドリンク"],
        "macciato": ["マキアト"], "oat": ["oat", "オート"], "soy": ["ソイ"], "almond": ["ナッツ", "nutty"],
        "twoPercent": ["2%", "two percent"], "skim": ["fat free", "nonfat", "non fat", "スキム"],
        "whole": ["real milk", "full fat", "full cream", "cow", "成分無調整"],
        "mocha": ["chocolate", "チョコ"], "spiceCookie": ["speculoos", "spice", "cinnamon", "ジンジャーブレッド", "スパイス"],
        "chamomile": ["floral", "flower", "花", "カミツレ"], "lavendar": ["floral", "flower", "花", "ラヴェンダー"],
        "vanilla": ["ヴァニラ"], "caramel": ["カラメル"], "hazelnut": ["nutty", "ナッツ"], "ube": ["ube", "yam", "むらさきいも", "ウベ"],
        "chai": ["spic", "スパイ"], "chestnut": ["nutty", "ナッツ"],
    ]

    /// Removes hyphens, and words that contain the letters of another thing.
    private static func withoutLookalikes(_ text: String) -> String {
        text.replacing("-", with: " ").replacing("脂肪牛乳", with: "脂肪乳")
            .replacing(/chair|パーティー|ティーポット|アイスクリーム|ice cream|ラテン/, with: "")
    }

    nonisolated(unsafe) private static let praises =
        /just right|perfect|lovely|wonderful|delicious|i like|i love|is good|ぴったり|最高|ちょうどいい|おいしい|うれしい|好きです|完璧|いい感じ|いい香り/
    nonisolated(unsafe) private static let praisesAll =
        /^\s*(?:perfect|wonderful|exactly)\b|(?:exactly|just) what i|just as i (?:hoped|ordered|wished)|(?:注文|思った|夢に見た)(?:どおり|とおり)/
    nonisolated(unsafe) private static let blamesAll =
        /not (?:quite |really )?what i|isn't what i|than what i (?:asked|ordered)|注文と(?:は|少し)|思っていたのと|頼んだものでは/
    /// "The warmth is what I wanted": blame of the whole drink has been found before.
    nonisolated(unsafe) private static let fulfilled =
        /(?:what|all|as|how) i(?:'d| had)? (?:wanted|wished|hoped|asked|ordered|dreamt)|(?:注文した|頼んだ|願った|夢に見た)(?:とおり|どおり|通り)/
    nonisolated(unsafe) private static let complaints =
        /surpris|asked for|dreamt|dreaming of|hop(?:ed|ing) for|ordered|wish|miss|wanted|expect|instead|too much|but |not |驚|頼ん|ほしかった|待って|足りな|余計|願って|夢に見て|注文した|ではない|じゃない|飲みたかった|よかった/
}

extension SecondReading {
    /// Whether a guest's reply sounds like staff, or a staff member's like a guest. It looks for whole phrases, like a reader.
    static func soundsLikeTheOtherSide(_ reply: String, isGuest: Bool) -> Bool {
        let words = reply.lowercased()
        return isGuest ? words.contains(staffPhrases) : words.contains(guestPhrases)
    }

    nonisolated(unsafe) private static let staffPhrases =
        /coming right up|what can i (?:get|make)|can i take your order|would you like to order|i'll (?:make|brew|bring) you|welcome to dream coffee|いらっしゃいませ|ご注文は|かしこまりました|お作りします|お持ちします/
    nonisolated(unsafe) private static let guestPhrases =
        /i'd like an? |could i have an? |i'll have an? |may i have an? |make me an? |をください。|を一杯お願いします|を注文したい/
}
