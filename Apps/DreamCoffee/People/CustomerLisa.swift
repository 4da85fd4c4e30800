import SwiftUI
import Foundation

/// A regular, who came from a dream of flying.
struct CustomerLisa: Character {
    let id = UUID()
    let side: CounterSide? = .guest
    let memoryKey = "lisa"
    var language = GameLanguage.preferred

    var displayName: String { language.text("Lisa") }

    var firstLine: String {
        language.text("Hi! I was just dreaming that I could fly, and landed right at this latte.")
    }

    var resumeConversationLine: String { language.text("Hi again!") }

    var persona: String {
        language.text(
            """
            You are a regular, a guest and not a barista. You dreamt of flying before you came here, and you are having \
            a latte.
            """)
    }

    var errorResponse: String { language.text("Hmm, I’d rather talk about coffee.") }
}
