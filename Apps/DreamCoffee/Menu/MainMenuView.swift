import FoundationModels
import SwiftUI

/// The title, and the way into the shop where there is a model to dream it up.
struct MainMenuView: View {
    private enum ViewState {
        case mainMenu
        case game
    }

    @State private var state = ViewState.mainMenu

    var body: some View {
        ZStack {
            switch state {
            case .mainMenu:
                menu.transition(.opacity)
            case .game:
                GameView { leave() }.transition(.opacity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.backgroundBrown)
        .tint(.darkBrown)
    }

    private var menu: some View {
        ZStack {
            CloudsBackgroundView()
            VStack(spacing: 20) {
                Image(.logo)
                    .interpolation(.none)
                    .resizable()
                    .frame(width: 128, height: 128)
                    .accessibilityHidden(true)
                Text("Dream Coffee")
                    .font(.system(size: 32, weight: .bold, design: .monospaced))
                    .foregroundStyle(.darkBrown)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h1)
                AvailabilityView(availability: SystemLanguageModel.default.availability) { enter() }
            }
            .padding()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func enter() {
        withAnimation(.easeInOut(duration: 0.4)) { state = .game }
    }

    private func leave() {
        withAnimation(.easeInOut(duration: 0.4)) { state = .mainMenu }
    }
}

/// New Game where the model is there, and otherwise why it isn't.
struct AvailabilityView: View {
    let availability: SystemLanguageModel.Availability
    let newGame: () -> Void

    var body: some View {
        switch availability {
        case .available:
            Button(action: newGame) {
                Image(systemName: "plus")
                    .accessibilityHidden(true)
                Text("New Game")
            }
            .buttonStyle(.plain)
            .fontWeight(.bold)
            .foregroundStyle(.darkBrown)
            .modifier(GameBoxStyle())
        case .unavailable(let reason):
            Text(text(for: reason))
                .multilineTextAlignment(.center)
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: 340)
                .modifier(GameBoxStyle())
        @unknown default:
            Text("The shop is closed for unknown reasons.")
                .foregroundStyle(.darkBrown)
                .modifier(GameBoxStyle())
        }
    }

    private func text(for reason: SystemLanguageModel.Availability.UnavailableReason) -> LocalizedStringKey {
        switch reason {
        case .appleIntelligenceNotEnabled:
            "The shop is closed: turn on Apple Intelligence in Settings to dream."
        case .modelNotReady:
            "The shop isn’t open yet: the model is not ready. Please come back later."
        case .deviceNotEligible:
            "The shop can’t open here: this device can’t run the model."
        @unknown default:
            "The shop is closed for unknown reasons."
        }
    }
}
