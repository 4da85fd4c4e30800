import SwiftUI

/// A guest at the bar: who it is, what it orders, the drink, and its comment.
struct EncounterView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isReadOut
    @AppStorage("poursByHand") private var poursByHand = true
    let game: ShopGame
    let customer: NPC
    @State private var wayOutWidth: CGFloat = 44
    /// The drink being poured.
    @State private var drink: CoffeeDrink?
    @FocusState private var holdsKeyboard: Bool

    var body: some View {
        CardView(width: game.isFlat ? 780 : 560) {
            arrangement {
                VStack(spacing: 12) {
                    CustomerProfileView(
                        customer: customer, order: game.visit(of: customer)?.spokenOrder ?? customer.coffeeOrder,
                        language: game.language, wayOutWidth: wayOutWidth, isBeside: game.isFlat
                    )
                    .overlay(alignment: .topTrailing) {
                        exitButton
                            .padding(8)
                            .onGeometryChange(for: CGFloat.self) {
                                $0.size.width
                            } action: {
                                wayOutWidth = $0
                            }
                    }
                    if game.service(of: customer) == nil, drink == nil {
                        SurplusRuleView(isForgiven: game.memory.day.forgivesSurplus)
                    }
                }
                .frame(width: game.isFlat ? 270 : nil)
                VStack(spacing: 12) { bar }
            }
        } footer: {
            if isTasted { backButton }
        }
    }

    /// The same views in another layout, so that a half-composed drink survives a rotation of the window.
    private var arrangement: AnyLayout {
        game.isFlat ? AnyLayout(HStackLayout(alignment: .top, spacing: 12)) : AnyLayout(VStackLayout(spacing: 12))
    }

    /// One drink per visit.
    @ViewBuilder private var bar: some View {
        switch game.service(of: customer) {
        case nil:
            if let drink {
                PouringView(drink: drink) { serve(drink, hasFoamArt: $0) }
            } else {
                if let lastCup { LastCupView(guest: lastCup, language: game.language) }
                CoffeeOrderView(language: game.language, shelf: game.shelf, orderReady: brew)
            }
        case .tasting:
            ProgressView("\(customer.name) is tasting…")
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: .infinity, minHeight: 80)
                .modifier(GameBoxStyle())
                // Takes a late key press that was meant for the pouring, so that it doesn't close anything.
                .focusable()
                .focused($holdsKeyboard)
                .onAppear {
                    holdsKeyboard = true
                    announceTasting()
                }
        case .tasted(let tasting):
            VerdictView(comment: tasting.comment, verdict: tasting.verdict, hearts: tasting.hearts)
        }
    }

    private var isTasted: Bool {
        if case .tasted = game.service(of: customer) { true } else { false }
    }

    /// Below the scrolled content, so that it stays visible however long the verdict is.
    private var backButton: some View {
        Button("Back to the shop") { dismiss() }
            .buttonStyle(GameButtonStyle(width: 232))
            .focused($holdsKeyboard)
            .onAppear { holdsKeyboard = true }
            .padding(.vertical, 12)
    }

    /// The guest book page of a returning guest's last visit.
    private var lastCup: Guest? {
        guard let person = game.visit(of: customer)?.person else { return nil }
        return game.memory.guests.first { $0.personID == person }
    }

    /// Pours interactively, unless the player can't or doesn't want to.
    private func brew(_ drink: CoffeeDrink) {
        if poursByHand, !reducesMotion, !isReadOut { self.drink = drink } else { serve(drink, hasFoamArt: false) }
    }

    private func serve(_ drink: CoffeeDrink, hasFoamArt: Bool) {
        Task { await game.serve(drink, to: customer, hasFoamArt: hasFoamArt) }
    }

    private func announceTasting() {
        AccessibilityNotification.Announcement(game.language.text("\(customer.name) is tasting your drink.")).post()
    }

    private var exitButton: some View {
        BoxIconButton(Text("Close"), symbol: "xmark") { dismiss() }
            .fontWeight(.bold)
    }
}
