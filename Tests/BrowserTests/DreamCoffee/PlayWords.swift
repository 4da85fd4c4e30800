import BrowserTesting
import Foundation
import Testing

@testable import DreamCoffee

/// The words that a player meets, in one language.
struct PlayWords: Sendable, CustomTestStringConvertible {
    let locale: String
    let newGame: String
    let continueGame: String
    let menu: String
    let guestBook: String
    let talkToBarista: String
    let talkToLisa: String
    let dreamCustomer: String
    let regular: String
    let brew: String
    let stopPouring: String
    let backToTheShop: String
    let nextDay: String
    let choose: String
    let lookUp: String
    let close: String
    let reply: String
    let send: String
    let end: String
    let firstLine: String
    let resumeLine: String
    let lisasResumeLine: String
    let question: String
    let ending: String
    var testDescription: String { locale }
    var language: GameLanguage { locale == "ja-JP" ? .japanese : .english }

    static let english = PlayWords(
        locale: "en-US", newGame: "New Game", continueGame: "Continue", menu: "Menu", guestBook: "Guest Book",
        talkToBarista: "Talk to the barista", talkToLisa: "Talk to Lisa", dreamCustomer: "Dream customer",
        regular: "Regular", brew: "Brew drink!", stopPouring: "Stop pouring", backToTheShop: "Back to the shop",
        nextDay: "Next day", choose: "Choose something for the shop", lookUp: "Look it up", close: "Close",
        reply: "Reply", send: "Send reply", end: "End conversation",
        firstLine: "dream orders for", resumeLine: "Oh, you again!", lisasResumeLine: "Hi again!",
        question: "What do you recommend?", ending: "Chike hands you the key")
    static let japanese = PlayWords(
        locale: "ja-JP", newGame: "新しいゲーム", continueGame: "つづきから", menu: "メニュー", guestBook: "ゲストブック",
        talkToBarista: "バリスタと話す",
        talkToLisa: "リサと話す", dreamCustomer: "夢のお客さん", regular: "おなじみさん", brew: "ドリンクを作る", stopPouring: "注ぐのを止める",
        backToTheShop: "お店にもどる", nextDay: "次の日へ", choose: "お店に置くものを", lookUp: "ゲストブックで調べる", close: "閉じる", reply: "返信",
        send: "送信",
        end: "会話を終える", firstLine: "夢のお客さんの注文", resumeLine: "また来ましたね", lisasResumeLine: "また会えましたね",
        question: "おすすめはなんですか", ending: "チケが鍵を")
}
