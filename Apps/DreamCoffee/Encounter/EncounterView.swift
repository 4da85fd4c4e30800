import SwiftUI

/// A guest at the bar: who it is, what it orders, the drink, and what it says to it.
struct EncounterView: View {
    @Environment(\.dismiss) private var dismiss
    let game: ShopGame
    let customer: NPC

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 12) {
                CustomerProfileView(customer: customer, language: game.language)
                    .overlay(alignment: .topTrailing) { exitButton.padding(8) }
                decoration
                bar
            }
            .frame(maxWidth: 560)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .background(.backgroundBrown)
        .tint(.darkBrown)
    }

    /// One drink a visit.
    @ViewBuilder private var bar: some View {
        switch game.service(of: customer) {
        case nil:
            CoffeeOrderView(language: game.language) { drink in
                Task { await game.serve(drink, to: customer) }
            }
        case .tasting:
            ProgressView("\(customer.name) is tasting…")
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: .infinity, minHeight: 80)
                .modifier(GameBoxStyle())
        case .tasted(let tasting):
            VerdictView(comment: tasting.comment, verdict: tasting.verdict)
            Button("Back to the shop") { dismiss() }
                .buttonStyle(GameButtonStyle(width: 232))
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
}
