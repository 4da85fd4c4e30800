import SwiftUI

/// An order that says what it is like, and not what it is. Its guest is a dream of the model's; what it means is the
/// shop's to know, so that the barista and Lisa can help.
struct Riddle: Sendable {
    /// What the guest says.
    let line: LocalizedStringResource
    /// What it means, in the words of an order.
    let order: LocalizedStringResource
    /// What somebody says who is asked for a hint.
    let hint: LocalizedStringResource

    /// The riddle of a number, from 0; after the last one comes the first again.
    static func number(_ number: Int) -> Riddle { all[number % all.count] }

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
            hint: "Small, dark, awake: an espresso, and nothing in it."),
        Riddle(
            line: "A walk through a purple field, on a hot day.",
            order: "An iced latte with oat milk and lavender, please.",
            hint: "Purple fields are lavender. Put it on ice in a latte, with the milk of a field: oats."),
        Riddle(
            line: "I want to taste the night before a feast.",
            order: "A hot cappuccino with whole milk and spiced cookie, please.",
            hint: "A spiced cookie, and foam like snow: a cappuccino with whole milk."),
        Riddle(
            line: "A squirrel’s secret, in a little glass.",
            order: "A hot cortado with almond milk and hazelnut, please.",
            hint: "Squirrels hide hazelnuts, and almonds too. A little glass is a cortado."),
        Riddle(
            line: "Bring me the market at the end of the silk road.",
            order: "A hot tea with whole milk and chai, please.",
            hint: "They drink tea with chai spices there, and whole milk."),
        Riddle(
            line: "The long train home: plain, black, and plenty of it.",
            order: "A hot drip coffee without milk, please.",
            hint: "Plenty of plain coffee is drip coffee. Black means no milk."),
        Riddle(
            line: "Could you pour me a purple dream with a cold nose?",
            order: "An iced latte with soy milk and ube, please.",
            hint: "The purple one is ube. A cold nose is ice; it likes a latte with soy milk."),
        Riddle(
            line: "A drop of milk that fell into midnight, and a golden thread.",
            order: "A hot macchiato with whole milk and caramel, please.",
            hint: "Midnight with a drop of whole milk is a macchiato. Caramel pulls golden threads."),
        Riddle(
            line: "The first ice cream of the year, if one could drink it.",
            order: "An iced latte with whole milk and vanilla, please.",
            hint: "The first ice cream is vanilla. An iced latte with whole milk comes close."),
        Riddle(
            line: "Two brown beans who met, and never wanted to part.",
            order: "A hot latte with skimmed milk and mocha, please.",
            hint: "Coffee and chocolate together are mocha. In a latte, with light milk: skimmed."),
    ]
}
