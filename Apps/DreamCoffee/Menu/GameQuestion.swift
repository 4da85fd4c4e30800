import SwiftUI

/// An alert in the game's style, with or without a choice. The presenter disables what lies below.
struct GameQuestion: View {
    let title: LocalizedStringKey
    let message: LocalizedStringKey
    let confirm: LocalizedStringKey
    /// Nil if there is no choice.
    var refuse: LocalizedStringKey? = "Cancel"
    let cancel: () -> Void
    let action: () -> Void
    @FocusState private var hasKeyboard: Bool

    var body: some View {
        card.overGame(cancel: cancel)
            .onAppear { hasKeyboard = true }
    }

    private var card: some View {
        VStack(spacing: 16) {
            Text(title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text(message)
            if let refuse {
                Button(confirm, action: action)
                    .buttonStyle(GameButtonStyle(width: 200))
                wayOut(refuse, cancel)
            } else {
                wayOut(confirm, action)
            }
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.darkBrown)
        .modifier(RoomyWidth(320))
        .modifier(GameBoxStyle(insets: EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)))
        .background(.backgroundBrown)
        .padding()
    }

    private func wayOut(_ title: LocalizedStringKey, _ action: @escaping () -> Void) -> some View {
        Button(title, role: .cancel, action: action)
            .buttonStyle(GameButtonStyle(width: 200))
            .keyboardShortcut(.cancelAction)
            .focused($hasKeyboard)
    }
}

#Preview("A question") {
    GameQuestion(
        title: "Begin again on day 1?", message: "The guest book stays. The day and the shop’s things go.",
        confirm: "Begin again", cancel: {}, action: {})
}
