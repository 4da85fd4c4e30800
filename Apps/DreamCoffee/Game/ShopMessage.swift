import SwiftUI

/// A message for the player: the words of a guest who has left the bar, or why somebody has left.
struct ShopMessage: Identifiable, Equatable, Sendable {
    let id = UUID()
    /// The speaker; nil for the shop.
    let name: String?
    let text: String
    /// The guest's hearts; nil if the shop speaks.
    let hearts: Double?

    static func words(of name: String, _ tasting: Tasting) -> ShopMessage {
        ShopMessage(name: name, text: tasting.comment, hearts: tasting.hearts)
    }

    /// - Parameter isServed: Whether the guest was served elsewhere; otherwise its day has ended there.
    static func departure(of name: String, isServed: Bool, _ language: GameLanguage) -> ShopMessage {
        let text =
            isServed
            ? language.text("Somebody has already served \(name).")
            : language.text("\(name) has gone: the day went on in another window.")
        return ShopMessage(name: nil, text: text, hearts: nil)
    }

    /// Long enough to notice and read it.
    var duration: Duration { .seconds(6) + .milliseconds(80) * text.count }
}
