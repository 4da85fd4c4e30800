import SwiftUI

/// Three suggested replies, to be tapped instead of typed.
struct SuggestionsView: View {
    let game: ShopGame

    var body: some View {
        if !game.suggestions.isEmpty, game.dialogEngine.draft.isEmpty {
            // Side by side if all of them fit, else below each other, so that all are visible.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { suggestions }
                VStack(alignment: .leading, spacing: 4) { suggestions }
            }
            .padding(.horizontal)
            .padding(.bottom, 8)
            .transition(.opacity)
        }
    }

    private var suggestions: some View { ForEach(game.suggestions, id: \.self) { suggestion($0) } }

    private func suggestion(_ words: String) -> some View {
        Button {
            game.dialogEngine.respond(words)
        } label: {
            Text(verbatim: words)
                .font(.callout)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
        }
        .buttonStyle(GameButtonStyle(isSmall: true))
    }
}
