import Foundation

/// What other coffee shops have and this one doesn't: staff can't promise it, and whoever asks for it is told.
///
/// It knows the words for such things in both languages; menu items are removed from a text first (a "spiced cookie" is a
/// flavor).
enum MenuTruth {
    /// Whether a reply by staff offers something that doesn't exist here.
    static func promisesStrangeThings(_ reply: String) -> Bool {
        sentences(of: reply).contains { $0.contains(things) && !$0.contains(denials) }
    }

    /// What a line asks about the menu.
    enum Question: Equatable, Sendable {
        /// Asks what there is.
        case menu
        /// Asks for something that doesn't exist here.
        case strangeThing

        init?(_ line: String) {
            let sentences = MenuTruth.sentences(of: TypedQuestion(line).text)
            if sentences.contains(where: { $0.contains(things) && $0.contains(requests) }) {
                self = .strangeThing
            } else if sentences.contains(where: { $0.contains(menus) }) {
                self = .menu
            } else {
                return nil
            }
        }
    }

    private static func sentences(of text: String) -> [String] {
        let text = OrderWords.withoutMenu(text.precomposedStringWithCompatibilityMapping.replacing("’", with: "'"))
        return text.split(whereSeparator: { ".!。！\n".contains($0) }).map(String.init)
    }

    nonisolated(unsafe) private static let things =
        /\b(?:(?:cheese|cup|pan)?cakes?|pies?|cookies?|croissants?|muffins?|scones?|do(?:ugh)?nuts?|bagels?|bread|toast|sandwich(?:es)?|soups?|salads?|pastry|pastries|tarts?|brownies?|puddings?|waffles?|biscuits?|cinnamon|honey|marshmallows?|whipped cream|syrups?|ice cream|juices?|lemonades?|sodas?|cola|beers?|wines?|whisk(?:y|ey)|cocktails?|champagne|matcha|frapp[eé]s?|americanos?|flat whites?|cold brew|affogato|milkshakes?|breakfast|lunch|dinner|pizza|snacks?|refills?|discounts?|wi-?fi)\b|ケーキ|パイ|クッキー|クロワッサン|マフィン|スコーン|ドーナツ|ベーグル|パン(?!ダ|ジー|フ)|トースト|サンド|スープ|サラダ|タルト|ブラウニー|プリン|ワッフル|シナモン|はちみつ|蜂蜜|マシュマロ|ホイップ|シロップ|アイスクリーム|ジュース|レモネード|ソーダ|コーラ|ビール|ワイン|ウイスキー|カクテル|シャンパン|抹茶|フラッペ|アメリカーノ|コールドブリュー|朝食|朝ごはん|昼ごはん|ランチ|ディナー|ピザ|お菓子|おやつ|軽食|割引/
    nonisolated(unsafe) private static let denials =
        /\b(?:no|not|never|none|nothing|without|only|sorry|afraid|cannot)\b|n't\b|ない|ありません|なし|なくて|ごめん|すみません|残念/
    nonisolated(unsafe) private static let requests =
        /\b(?:i'd (?:like|love|take|have)|i would|i'll (?:have|take)|i want|i need|give me|bring me|get me|please|(?:can|could|may) (?:i|we) (?:have|get|try|order)|(?:do|would) you (?:have|serve|sell|make|offer)|have you got|(?:is|are) there)\b|ください|下さい|ほしい|欲しい|食べたい|飲みたい|お願い|あります|ある(?:[?？かの]|$)|もらえ|いただけ|頼め/
    nonisolated(unsafe) private static let menus =
        /\b(?:what's|what is|what do you have|show me|tell me) .*\bmenu\b|\bwhat (?:drinks|coffees?|flavou?rs) (?:do you have|are there|can i)\b|\bwhat (?:do|can) you (?:have|serve|make|brew)(?: here| today)?\?|メニュー.*(?:何|なに|教えて|見せて|は[?？])|どんな(?:飲み物|ドリンク|コーヒー|味)が|(?:何|なに)が(?:あります|ある[?？の]|飲め)/
}
