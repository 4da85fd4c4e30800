import Foundation

/// The head barista, on a busy day.
struct Barista: Character {
    let id = UUID()

    var displayName: String { String(localized: "Chike") }

    var firstLine: String {
        String(localized: "Hey there, welcome to Dream Coffee! What a day. Can you take the dream orders for me?")
    }

    var resumeConversationLine: String { String(localized: "Oh, you again! My hands are full of coffee. What is it?") }

    var persona: String {
        String(
            localized:
                """
                You are the head barista. The shop is busy today and you are glad that the player, a trainee, is here. \
                You want to know whether the player can take the orders of the customers who drift in from dreams.
                """)
    }

    var errorResponse: String { String(localized: "Enough chatting for now. The coffee won’t serve itself!") }
}
