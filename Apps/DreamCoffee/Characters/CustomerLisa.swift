import Foundation

/// A regular, who came from a dream of flying.
struct CustomerLisa: Character {
    let id = UUID()

    var displayName: String { String(localized: "Lisa") }

    var firstLine: String {
        String(localized: "Hi! I was just dreaming that I could fly, and landed right at this latte.")
    }

    var resumeConversationLine: String { String(localized: "Hi again!") }

    var persona: String {
        String(
            localized: "You are a regular. You dreamt of flying before you came here, and you are having a latte.")
    }

    var errorResponse: String { String(localized: "Hmm, I’d rather talk about coffee.") }
}
