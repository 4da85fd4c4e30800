import SwiftUI
import Foundation

/// The head barista, on a busy day.
struct Barista: Character {
    let id = UUID()
    let side: CounterSide? = .staff
    let memoryKey = "barista"
    var language = GameLanguage.preferred

    var displayName: String { language.text("Chike") }

    var firstLine: String {
        language.text("Hey there, welcome to Dream Coffee! What a day. Can you take the dream orders for me?")
    }

    var resumeConversationLine: String { language.text("Oh, you again! My hands are full of coffee. What is it?") }

    var persona: String {
        language.text(
            """
            You are the head barista: you stand behind the counter, take orders and never give one. The shop is busy \
            today and you are glad that the player, a trainee, is here. You want to know whether the player can take the \
            orders of the customers who drift in from dreams.
            """)
    }

    var errorResponse: String { language.text("Enough chatting for now. The coffee won’t serve itself!") }
}
