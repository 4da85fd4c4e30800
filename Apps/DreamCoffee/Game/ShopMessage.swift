import SwiftUI

/// What the player is told in passing: the words of a guest who isn't at the bar any more, or why somebody has gone.
struct ShopMessage: Identifiable, Equatable, Sendable {
    let id = UUID()
    /// Who speaks; nil where the shop does.
    let name: String?
    let text: String
    /// What the guest has left; nil where the shop speaks.
    let hearts: Double?

    static func words(of name: String, _ tasting: Tasting) -> ShopMessage {
        ShopMessage(name: name, text: tasting.comment, hearts: tasting.hearts)
    }

    /// - Parameter isServed: Whether the guest has had its drink elsewhere; otherwise its day has ended there.
    static func departure(of name: String, isServed: Bool, _ language: GameLanguage) -> ShopMessage {
        let text =
            isServed
            ? language.text("Somebody has already served \(name).")
            : language.text("\(name) has gone: the day went on in another window.")
        return ShopMessage(name: nil, text: text, hearts: nil)
    }

    /// As long as it takes to notice and to read it.
    var duration: Duration { .seconds(6) + .milliseconds(80) * text.count }
}
