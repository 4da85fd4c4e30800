import SwiftUI

/// What a new player can do next, or what the day brings; empty for players who are busy.
struct HintView: View {
    let game: ShopGame
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        if let hint = game.hint {
            words(for: hint)
                .font(.callout)
                .multilineTextAlignment(.center)
                .fixedSize(horizontal: false, vertical: true)
                .foregroundStyle(.darkBrown)
                .modifier(RoomyWidth(420))
                .modifier(GameBoxStyle(insets: EdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 14)))
        }
    }

    /// Before the first input, a narrow window is assumed to be a phone's.
    private var hand: Hand? { game.hand ?? (widthClass == .compact ? .touch : nil) }

    private func words(for hint: ShopGame.Hint) -> Text {
        switch hint {
        case .talk:
            switch hand {
            case .touch: Text("Tap somebody, and you walk over and talk.")
            case .pointer: Text("Click somebody, and you walk over and talk.")
            case .keys: Text("Walk with the arrows, and press Enter to talk to whoever is nearest.")
            case nil: Text("Choose somebody, and you walk over and talk.")
            }
        case .brew: Text("Go to a glowing cup, a guest out of a dream, and brew what it ordered.")
        case .news(let sentence): Text(sentence)
        }
    }
}
