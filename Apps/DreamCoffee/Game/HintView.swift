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
        if game.memory.hasMetNobody, game.memory.guests.isEmpty {
            "Tap somebody, and you walk over and talk. With a keyboard: the arrows, and Enter."
        } else if game.memory.guests.isEmpty, !game.waiting.isEmpty {
            "The glowing cups are guests out of dreams. Go to one, and brew what it ordered."
        } else {
            nil
        }
    }
}
