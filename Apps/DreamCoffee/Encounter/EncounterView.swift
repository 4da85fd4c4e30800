import SwiftUI

/// A guest at the bar: who it is, what it orders, the drink, and what it says to it.
struct EncounterView: View {
    @Environment(\.dismiss) private var dismiss
    let game: ShopGame
    @State private var feedbackDialog: String?
    @State private var processing = false

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 12) {
                if let customer = game.encounterEngine.customer {
                    CustomerProfileView(customer: customer)
                        .overlay(alignment: .topTrailing) { exitButton.padding(8) }
                    decoration
                    bar
                } else {
                    exitButton
                        .frame(maxWidth: .infinity, alignment: .trailing)
                    ProgressView()
                }
            }
            .frame(maxWidth: 560)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .background(.backgroundBrown)
        .tint(.darkBrown)
        .onDisappear { game.endEncounter() }
    }

    @ViewBuilder private var bar: some View {
        if let feedbackDialog {
            VerdictView(comment: feedbackDialog, verdict: game.encounterEngine.verdict)
            Button("Back to the shop") { dismiss() }
                .buttonStyle(GameButtonStyle(width: 232))
        } else if processing {
            ProgressView("\(game.encounterEngine.customer?.name ?? "") is tasting…")
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: .infinity, minHeight: 80)
                .modifier(GameBoxStyle())
        } else {
            CoffeeOrderView(language: game.language) { serve($0) }
        }
    }

    private var decoration: some View {
        HStack(spacing: 12) {
            Image(systemName: "cloud.fill").foregroundStyle(.white)
            Image(systemName: "cup.and.saucer.fill").foregroundStyle(.brown)
            Image(systemName: "cloud.fill").foregroundStyle(.white)
        }
        .font(.title2)
        .accessibilityHidden(true)
    }

    private var exitButton: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "xmark")
                .fontWeight(.bold)
                .foregroundStyle(.darkBrown)
                .font(.title2)
                .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
    }

    /// One drink a visit.
    private func serve(_ drink: CoffeeDrink) {
        guard !processing else { return }
        processing = true
        Task {
            feedbackDialog = await game.serve(drink)
            processing = false
        }
    }
}
