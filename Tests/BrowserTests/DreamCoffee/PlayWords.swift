import BrowserTesting
import Foundation
import Testing

/// The words that a player meets, in one language.
struct PlayWords: Sendable, CustomTestStringConvertible {
    let locale: String
    let newGame: String
    let menu: String
    let guestBook: String
    let talkToBarista: String
    let talkToLisa: String
    let dreamCustomer: String
    let brew: String
    let close: String
    let reply: String
    let send: String
    let end: String
    let firstLine: String
    let resumeLine: String
    let lisasResumeLine: String
    let question: String
    var testDescription: String { locale }

    static let english = PlayWords(
        locale: "en-US", newGame: "New Game", menu: "Menu", guestBook: "Guest Book",
        talkToBarista: "Talk to the barista", talkToLisa: "Talk to Lisa", dreamCustomer: "Dream customer",
        brew: "Brew drink!", close: "Close", reply: "Reply", send: "Send reply", end: "End conversation",
        firstLine: "dream orders for", resumeLine: "Oh, you again!", lisasResumeLine: "Hi again!",
        question: "What do you recommend?")
    static let japanese = PlayWords(
        locale: "ja-JP", newGame: "新しいゲーム", menu: "メニュー", guestBook: "ゲストブック", talkToBarista: "バリスタと話す",
        talkToLisa: "リサと話す", dreamCustomer: "夢のお客さん", brew: "ドリンクを作る", close: "閉じる", reply: "返信", send: "送信",
        end: "会話を終える", firstLine: "夢のお客さんの注文", resumeLine: "また来ましたね", lisasResumeLine: "また会えましたね",
        question: "おすすめはなんですか")
}
