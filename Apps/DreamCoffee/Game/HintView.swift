import SwiftUI

/// What a newcomer can do next; nothing for those who have done it.
struct HintView: View {
    let game: ShopGame

    var body: some View {
        if let hint = game.hint {
            Text(words(for: hint))
                .multilineTextAlignment(.center)
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: 420)
                .modifier(GameBoxStyle())
                .padding()
                .transition(.opacity)
                .allowsHitTesting(false)
        }
    }

    private func words(for hint: ShopGame.Hint) -> LocalizedStringKey {
        switch hint {
        case .talk: "Tap somebody, and you walk over and talk. With a keyboard: the arrows, and Enter."
        case .brew: "The glowing cups are guests out of dreams. Go to one, and brew what it ordered."
        }
    }
}
