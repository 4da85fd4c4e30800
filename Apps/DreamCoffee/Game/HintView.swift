import SwiftUI

/// What a newcomer can do next, or what the day brings; nothing for those who are at it.
struct HintView: View {
    let game: ShopGame

    var body: some View {
        if let hint = game.hint {
            words(for: hint)
                .font(.callout)
                .multilineTextAlignment(.center)
                // In a small window with large text there is less room than words.
                .minimumScaleFactor(0.4)
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: 420)
                .modifier(GameBoxStyle(insets: EdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 14)))
                .padding(.horizontal)
                .transition(.opacity)
                .allowsHitTesting(false)
        }
    }

    private func words(for hint: ShopGame.Hint) -> Text {
        switch hint {
        case .talk: Text("Tap somebody, and you walk over and talk. With a keyboard: the arrows, and Enter.")
        case .brew: Text("The glowing cups are guests out of dreams. Go to one, and brew what it ordered.")
        case .news(let sentence): Text(sentence)
        }
    }
}
