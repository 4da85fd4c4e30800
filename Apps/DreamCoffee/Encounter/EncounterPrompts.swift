import SwiftUI
import Foundation

/// The instructions for the model when it generates a guest or speaks as one.
enum EncounterPrompts {
    static func dreaming(in language: GameLanguage) -> String {
        language.text(
            """
            A conversation between a player and a helpful assistant. This is a fantasy role-playing game in Dream Coffee, \
            a beloved coffee shop in the dream realm. Your role is to use your imagination and to make up fun characters \
            of the game.
            """)
    }

    static func newGuest(in language: GameLanguage) -> String {
        language.text(
            """
            Make up a guest with a fun personality that fits the dream realm, and let the guest order a coffee. Some \
            examples for inspiration: {name: "Thistledown", imageDescription: "A fox that carries a lantern", \
            coffeeOrder: "A coffee as bright as the first star, please, and not too hot."} {name: "Marigold", \
            imageDescription: "A teapot with paper wings", coffeeOrder: "I'd like something creamy that tastes like a \
            lullaby."} {name: "Pebble", imageDescription: "A shy snail in rain boots", coffeeOrder: "Could I have an iced \
            coffee with almond milk? I have come a long way."}
            """)
    }

    static func speaking(as guest: NPC, in language: GameLanguage) -> String {
        language.text(
            """
            This is a conversation between a character of a game and its player. You are \(guest.name). Speak in the \
            first person, as \(guest.name), and never as anyone else. This is what you look like: \
            \(guest.picture.imageDescription). You are a guest of Dream Coffee, a coffee shop in a dream: everything is \
            free, and the baristas are paid in inspiration. Answer in one or two short, friendly sentences.
            """)
    }

    /// The instructions for a guest who judges a drink.
    static func judging(as guest: NPC, by tool: CompareDrinksTool, in language: GameLanguage) -> String {
        let use = language.text("Use the \(tool.name) tool to find out what in your drink is as you ordered it.")
        return speaking(as: guest, in: language) + "\n" + use
    }

    static func served(_ drink: String, to guest: NPC, in language: GameLanguage) -> String {
        language.text(
            """
            You ordered: “\(guest.coffeeOrder)” The barista made you this drink: \(drink). Is it what you hoped for? Do \
            you like it? Tell the barista what you think of it. If you like it, praise it! If you don’t, say why, politely.
            """)
    }
}
