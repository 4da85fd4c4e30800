import Foundation
import SwiftUI

extension OrderReading {
    /// An order with its flavors, and its Japanese drinks and milks, replaced by the menu's spelling: a player can't know that
    /// "speculoos" is the spiced cookie of the list. If normalization changes the order's length, it stays as it is.
    static func inMenuWords(_ order: String, _ language: GameLanguage) -> String {
        var letters = Array(order)
        let text = Array(normalized(order))
        guard text.count == letters.count else { return order }
        for mention in mentions(in: text).reversed() where isRespelled(mention.entry) {
            guard let wish = mention.entry.wish else { continue }
            let title = language.text(wish.title)
            let isCapital = letters[mention.range.lowerBound].isUppercase
            letters.replaceSubrange(
                mention.range, with: isCapital ? title.prefix(1).uppercased() + title.dropFirst() : title)
        }
        return String(letters)
    }

    private static func isRespelled(_ entry: OrderWords.Entry) -> Bool {
        switch entry.wish?.kind {
        case .flavor: true
        case .drink, .milk: !entry.word[0].isASCII
        default: false
        }
    }
}
