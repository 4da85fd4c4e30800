import SwiftUI

/// An order that describes a drink without naming it. The model generates the guest; the shop knows the meaning, so that the
/// barista and Lisa can help.
struct Riddle: Sendable {
    /// The guest's line.
    let line: LocalizedStringResource
    /// The meaning, as an order.
    let order: LocalizedStringResource
    /// The answer to a question for a hint.
    let hint: LocalizedStringResource

    static let all = [
        Riddle(
            line: "I’d like a cup like a lullaby.",
            order: "A hot tea with chamomile, please.",
            hint: "A lullaby is a warm tea, and smells of chamomile."),
        Riddle(
            line: "Could you make what my grandmother made when it snowed?",
            order: "A hot chocolate with whole milk, please.",
            hint: "When it snows, it’s hot chocolate, made with whole milk."),
        Riddle(
            line: "Something small, dark and wide awake, please.",
            order: "A hot espresso without milk, please.",
            hint: "Small, dark, awake: a hot espresso without milk."),
        Riddle(
            line: "A walk through a purple field, on a hot day.",
            order: "An iced latte with oat milk and lavender, please.",
            hint: "Purple fields are lavender. Put it on ice in a latte, with the milk of a field: oats."),
        Riddle(
            line: "I want to taste the night before a feast.",
            order: "A hot cappuccino with whole milk and spiced cookie, please.",
            hint: "A spiced cookie, and foam like snow: a hot cappuccino with whole milk."),
        Riddle(
            line: "A squirrel’s secret, in a little glass.",
            order: "A hot cortado with almond milk and hazelnut, please.",
            hint: "Squirrels hide hazelnuts and almond milk. A little glass is a cortado, and it’s hot."),
        Riddle(
            line: "Bring me the market at the end of the silk road.",
            order: "A hot tea with whole milk and chai, please.",
            hint: "They drink hot tea with chai there, and whole milk."),
        Riddle(
            line: "The long train home: plain, black, and plenty of it.",
            order: "A hot drip coffee without milk, please.",
            hint: "Plenty of plain coffee is hot drip coffee. Black means no milk."),
        Riddle(
            line: "Could you pour me a purple dream with a cold nose?",
            order: "An iced latte with soy milk and ube, please.",
            hint: "The purple one is ube. A cold nose is ice; it likes a latte with soy milk."),
        Riddle(
            line: "A drop of milk that fell into midnight, and a golden thread.",
            order: "A hot macchiato with whole milk and caramel, please.",
            hint: "Midnight with a drop of whole milk is a hot macchiato. Caramel pulls golden threads."),
        Riddle(
            line: "The first ice cream of the year, if one could drink it.",
            order: "An iced latte with whole milk and vanilla, please.",
            hint: "The first ice cream is vanilla. An iced latte with whole milk comes close."),
        Riddle(
            line: "Two brown beans who met, and never wanted to part.",
            order: "A hot latte with skimmed milk and mocha, please.",
            hint: "Coffee and chocolate together are mocha. In a hot latte, with light milk: skimmed."),
        Riddle(
            line: "Wrap me in a blanket that smells of biscuits.",
            order: "A hot chocolate with oat milk and spiced cookie, please.",
            hint: "The biscuits are spiced cookie. Hot chocolate with oat milk is the warmest blanket."),
        Riddle(
            line: "The sea at midnight, and a little sugar on the shore.",
            order: "An iced drip coffee with caramel, and without milk, please.",
            hint: "The sea at midnight is an iced drip coffee without milk. The sugar on its shore is caramel."),
        Riddle(
            line: "My grandfather’s library, after the rain.",
            order: "A hot tea with soy milk and vanilla, please.",
            hint: "Old paper smells of vanilla. After the rain he had a hot tea with soy milk."),
        Riddle(
            line: "A cloud that a child has painted violet, on a hot day.",
            order: "An iced cappuccino with almond milk and ube, please.",
            hint: "A cloud is an iced cappuccino with almond milk, and violet is ube."),
        Riddle(
            line: "One strong word, and something soft behind it.",
            order: "A hot macchiato with half and half and hazelnut, please.",
            hint: "The strong word is a hot macchiato. Half and half and hazelnut are soft."),
    ]
}

/// A riddle as posed by a guest, in the game's language.
struct PosedRiddle: Equatable, Sendable {
    let line: String
    let order: String
    let hint: String
}

extension Riddle {
    /// The riddle with a number, from 0. Each game begins with another one. After the last one they repeat in a harder form:
    /// their drink has to be changed.
    static func posed(_ number: Int, inGame game: Int, _ language: GameLanguage) -> PosedRiddle {
        let riddle = all[(number + (game - 1) * 5) % all.count]
        let posed = PosedRiddle(
            line: language.text(riddle.line), order: language.text(riddle.order), hint: language.text(riddle.hint))
        return number < all.count ? posed : posed.changed(language)
    }
}

extension PosedRiddle {
    fileprivate func changed(_ language: GameLanguage) -> PosedRiddle {
        guard let drink = OrderReading(order).pleasingDrink else { return self }
        let change = Change(of: drink)
        let title = language.text(change.title)
        return PosedRiddle(
            line: line + language.sentenceSeparator + language.text("But \(title), please!"),
            order: change.drink.title(in: language),
            hint: hint + language.sentenceSeparator + language.text("And make it \(title)."))
    }
}
