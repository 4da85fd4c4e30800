import SwiftUI

/// What a newcomer can do next; nothing for those who have done it.
struct HintView: View {
    let game: ShopGame

    var body: some View {
        if game.isQuiet, let hint {
            Text(hint)
                .multilineTextAlignment(.center)
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: 420)
                .modifier(GameBoxStyle())
                .padding()
                .transition(.opacity)
                .allowsHitTesting(false)
        }
    }

    private var hint: LocalizedStringKey? {
        guard game.memory.guests.isEmpty else { return nil }
        if game.memory.hasMetNobody {
            return "Tap somebody, and you walk over and talk. With a keyboard: the arrows, and Enter."
        }
        return game.waiting.isEmpty
            ? nil : "The glowing cups are guests out of dreams. Go to one, and brew what it ordered."
    }
}
