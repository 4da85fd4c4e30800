import SwiftUI

/// How the game works, as the shop's people say it.
@MainActor
struct ShopRules {
    let day: ShopDay
    let language: GameLanguage

    func answer(to question: RuleReading) -> String {
        let sentences: [LocalizedStringResource] =
            switch question {
            case .play: [howToPlay]
            case .mistake: [mistake]
            case .hearts: [hearts, surplus]
            case .end: [end, next]
            case .wish: [wish]
            }
        return sentences.map(language.text).joined(separator: language.sentenceSeparator)
    }

    private var neededHearts: String { Hearts.text(day.neededHalfHearts) }

    private var howToPlay: LocalizedStringResource {
        "Go to a waiting dream, hear its wish, and make exactly that: the drink, hot or iced, milk and flavours. Then serve it."
    }

    private var mistake: LocalizedStringResource {
        "A guest with the wrong cup leaves without a heart, and nobody gets a second one. If too many do, the day can be tried again."
    }

    private var hearts: LocalizedStringResource {
        "A guest leaves a heart for the right cup, and half a heart if half of it is right. Today we need \(neededHearts)."
    }

    private var surplus: LocalizedStringResource {
        day.forgivesSurplus
            ? "Leave out what nobody asked for: from day 2 milk or flavour on top costs half a heart."
            : "Leave out what nobody asked for: milk or flavour on top costs half a heart."
    }

    private var end: LocalizedStringResource {
        "The day is over when all \(day.goal) dreams are served."
    }

    private var next: LocalizedStringResource {
        "With \(neededHearts) hearts the next day begins, and with fewer this one can be tried again."
    }

    private var wish: LocalizedStringResource {
        "The card of a guest shows the wish, and you can read it as often as you like. If it’s a riddle, ask Chike or Lisa for a hint."
    }
}
