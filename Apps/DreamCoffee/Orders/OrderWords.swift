import Foundation
import SwiftUI

/// The words with which orders ask for the shop's items, in both languages.
///
/// Words in Latin letters are in lower case, without accents and hyphens, and match whole words; Japanese ones match anywhere.
enum OrderWords {
    /// The meaning of a word; nil for a word that only looks like another one.
    struct Entry: Sendable {
        let word: [Swift.Character]
        let wish: Wish?
        /// Whether it only describes a property: hot, or creamy.
        let isAdjective: Bool
    }

    static let entries: [Entry] =
        entries(drinks + milks + flavors + refusals + lookalikes, areAdjectives: false)
        + entries(temperatures + moods, areAdjectives: true)

    static let entriesByBeginning = Dictionary(grouping: entries) { $0.word[0] }

    private static func entries(_ words: Words, areAdjectives: Bool) -> [Entry] {
        words.flatMap { words, wish in
            words.split(separator: "|").map { Entry(word: Array($0), wish: wish, isAdjective: areAdjectives) }
        }
    }

    private typealias Words = [(String, Wish?)]

    private static let drinks: Words = [
        ("latte|lattes|カフェラテ|カフェ・ラテ|カフェオレ|ラテ", .latte),
        ("drip coffee|filter coffee|pour over|drip|ドリップコーヒー|ハンドドリップ|ドリップ", .dripCoffee),
        ("espresso|espressos|エスプレッソ", .espresso),
        ("macchiato|macchiatos|マキアート|マキアト", .macciato),
        ("cappuccino|cappuccinos|capuccino|cappucino|カプチーノ", .cappucino),
        ("cortado|cortados|コルタード", .cortado),
        ("tea|teas|black tea|green tea|cuppa|紅茶|緑茶|お茶|ティー", .tea),
        ("hot chocolate|drinking chocolate|cocoa|ホットチョコレート|チョコレートドリンク|ホットチョコ|ココア", .hotChocolate),
    ].map { ($0, Wish(.drink($1))) }

    private static let temperatures: Words = [
        (
            """
            hot|warm|warmth|steaming|piping hot|steaming hot|toasty|warming|boiling|cozy and warm|温かい|温かく|温かさ|あたたかさ|あたたかい|あたたかく|\
            あったかい|あったかく|ホット|あつあつ|熱々|熱い|熱く|湯気の立つ|湯気が立つ|ほかほか|ぽかぽか
            """, .hot
        ),
        (
            """
            iced|cold|coldness|chilled|icy|frosty|on ice|over ice|with ice|ice|cool|ice cold|frozen|refreshing|冷たい|冷たく|冷たさ|つめたい|つめたく|\
            アイス|ひんやり|氷入り|冷えた|冷やした|冷やして|氷たっぷり|凍った
            """, .iced
        ),
    ].map { ($0, Wish(.temperature($1))) }

    private static let milks: Words = [
        ("low fat milk|two percent milk|2% milk|two percent|low fat|低脂肪乳|低脂肪牛乳|低脂肪ミルク|低脂肪", .twoPercent),
        ("whole milk|real milk|full fat milk|full cream milk|full fat|cow milk|牛乳|成分無調整牛乳|成分無調整乳|成分無調整", .whole),
        ("half and half|ハーフ&ハーフ|ハーフアンドハーフ", .halfAndHalf),
        ("almond milk|almond|アーモンドミルク|アーモンド乳|アーモンド", .almond),
        ("soy milk|soya milk|soya|soy|豆乳|ソイミルク|ソイ", .soy),
        ("oat milk|oatmilk|oats|oat|oatly|オーツミルク|オートミルク|オーツ麦|オーツ", .oat),
        ("skimmed milk|skim milk|fat free milk|nonfat milk|non fat milk|skim|skimmed|無脂肪乳|無脂肪ミルク|スキムミルク|無脂肪", .skim),
    ].map { ($0, Wish(.milk($1))) }

    private static let flavors: Words = [
        ("lavender|ラベンダー|ラヴェンダー", .lavendar),
        ("vanilla|バニラ|ヴァニラ", .vanilla),
        (
            """
            spiced cookie|spice cookie|gingerbread|speculoos|spiced biscuit|cinnamon biscuit|cinnamon biscuits|\
            スパイスクッキー|ジンジャーブレッド
            """, .spiceCookie
        ),
        ("mocha|chocolate|モカ|チョコレート|チョコ", .mocha),
        ("caramel|キャラメル|カラメル", .caramel),
        ("hazelnut|hazelnuts|ヘーゼルナッツ", .hazelnut),
        ("ube|purple yam|紫いも|紫芋|むらさきいも|ウベ", .ube),
        ("chai|チャイ", .chai),
        ("chamomile|camomile|カモミール|カミツレ", .chamomile),
        ("cherry blossom|cherry blossoms|sakura|桜|さくら", .cherryBlossom),
        ("mint|minty|peppermint|ミント", .mint),
        ("chestnut|chestnuts|marron|栗|マロン", .chestnut),
        ("marshmallow|marshmallows|マシュマロ", .marshmallow),
    ].map { ($0, Wish(.flavor($1))) }

    private static let moods: Words = [
        ("milk|milky|ミルク", .mood("milk", anyMilk)),
        (
            "creamy|silky|velvety|frothy|foamy|クリーミー|まろやか|なめらか|ふわふわ",
            .mood(
                "creamy", spoken: "something creamy",
                anyMilk.filter { $0 != .milk(.skim) } + [.drink(.latte), .drink(.cappucino), .drink(.hotChocolate)])
        ),
        (
            "sweet|sugary|sweetness|甘い|甘く|甘め|甘さ|あまい",
            .mood(
                "sweet", spoken: "something sweet",
                [.flavor(.vanilla), .flavor(.spiceCookie), .flavor(.mocha), .flavor(.caramel), .flavor(.hazelnut)]
                    + [.flavor(.ube), .flavor(.chestnut), .flavor(.marshmallow), .drink(.hotChocolate)])
        ),
        (
            "strong|bold|intense|wake me up|濃い|濃く|濃さ|濃いめ|強い|苦い|目が覚める",
            .mood(
                "strong", spoken: "something strong",
                [.drink(.espresso), .drink(.macciato), .drink(.cortado), .drink(.dripCoffee)])
        ),
        (
            "floral|flowery|flowers|花の香り|お花",
            .mood(
                "floral", spoken: "something floral",
                [.flavor(.lavendar), .flavor(.chamomile), .flavor(.cherryBlossom)])
        ),
        (
            "nutty|ナッツ",
            .mood("nutty", spoken: "something nutty", [.flavor(.hazelnut), .flavor(.chestnut), .milk(.almond)])
        ),
        (
            "spicy|spiced|スパイシー|スパイス",
            .mood("spicy", spoken: "something spicy", [.flavor(.chai), .flavor(.spiceCookie)])
        ),
    ]

    /// Expressions for leaving something out.
    private static let refusals: Words = [
        ("black|ブラック|no milk|ミルクなし", Wish(title: "no milk", tastes: Set(anyMilk), isRefused: true)),
        (
            "vegan|dairy free|no dairy|lactose|dairy|乳製品|ヴィーガン|ビーガン",
            Wish(
                title: "dairy free", tastes: dairyMilk,
                isRefused: true)
        ),
    ]

    private static let lookalikes: Words = [
        ("teapot|tea party|tea time|teatime|tea leaf|tea leaves|ice cream|icing|cool breeze|black cat|black hole", nil),
        ("パーティー|ティーポット|アイスクリーム|ラテン|プラチナ|ブラックホール|ナイスティー|シティー|ブラックコーヒー豆|栗鼠", nil),
    ]

    private static let dairyMilk: Set<Taste> = [.milk(.twoPercent), .milk(.whole), .milk(.halfAndHalf), .milk(.skim)]
    private static let anyMilk = CoffeeDrink.MilkType.allCases.filter { $0 != .none }.map(Taste.milk)
}
