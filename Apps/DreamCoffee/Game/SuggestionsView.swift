import SwiftUI

/// Three things that the player could say, to be tapped instead of typed.
struct SuggestionsView: View {
    let game: ShopGame

    var body: some View {
        if !game.suggestions.isEmpty, game.dialogEngine.draft.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) {
                    ForEach(game.suggestions, id: \.self) { suggestion($0) }
                }
                .padding(.horizontal)
            }
            .frame(maxWidth: 552)
            .fixedSize(horizontal: false, vertical: true)
            .padding(.bottom, 8)
            .transition(.opacity)
        }
    }

    private func suggestion(_ words: String) -> some View {
        Button {
            game.dialogEngine.respond(words)
        } label: {
            Text(verbatim: words)
                .font(.callout)
                .lineLimit(1)
                .fixedSize()
        }
        .buttonStyle(GameButtonStyle(isSmall: true))
    }
}
