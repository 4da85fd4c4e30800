import FoundationModels
import SwiftUI

/// The title, and buttons for the shop, its guest book and its settings. A view of its own, so that opening a page doesn't evaluate
/// it again.
struct MenuFront: View {
    @Environment(\.shopArchive) private var archive
    @AppStorage("player") private var player = ""
    @Binding var path: [MainMenuView.Place]
    @Binding var memory: ShopMemory?
    @Binding var isInviting: Bool
    /// Whether the player is being asked to confirm ending the current game.
    @State private var isAskingForNewGame = false
    @FocusState private var newGameHasKeyboard: Bool
    @State private var width: CGFloat = 0
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var scale: CGFloat = 1

    var body: some View {
        ZStack {
            ViewThatFits(in: .vertical) {
                VStack(spacing: 0) {
                    menu
                    ShopFrontView()
                }
                menu
                if isWide { wideMenu }
                ScrollView(.vertical) { if isWide { wideMenu } else { menu } }
            }
            .disabled(isAskingForNewGame)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            if isAskingForNewGame { newGameQuestion.transition(.opacity) }
        }
    }

    private var menu: some View {
        VStack(spacing: 20) {
            title
            ways
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// For a window of little height, such as a phone's in landscape.
    private var wideMenu: some View {
        HStack(spacing: 24) {
            VStack(spacing: 12) { title }
                .frame(maxWidth: .infinity)
            VStack(spacing: 12) { ways }
        }
        .padding()
        .frame(maxWidth: 900, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
    }

    private var isWide: Bool { width >= 600 }

    /// The title is already large, and grows only a little with the text size.
    private var titleScale: CGFloat { textSize.isAccessibilitySize ? 1 : min(scale, 1.5) }

    @ViewBuilder private var title: some View {
        // Large text needs the space.
        if !textSize.isAccessibilitySize {
            Image(.logo)
                .interpolation(.none)
                .resizable()
                .frame(width: 128 * titleScale, height: 128 * titleScale)
                .accessibilityHidden(true)
        }
        VStack(spacing: 8) {
            Text("Dream Coffee")
                .font(.system(size: 40 * titleScale, weight: .bold, design: .monospaced))
                .minimumScaleFactor(0.6)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            progress
                .fontDesign(.monospaced)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.darkBrown)
    }

    @ViewBuilder private var ways: some View {
        AvailabilityView(
            availability: SystemLanguageModel.default.availability, canContinue: memory?.hasBegun == true,
            continueGame: { open(.shop) }, newGame: beginNewGame,
            invite: { isInviting = true }, newGameHasKeyboard: $newGameHasKeyboard)
        MenuButton(title: "Guest Book", symbol: "book.fill") { open(.guestBook) }
        MenuButton(title: "Settings", symbol: "gearshape.fill") { open(.settings) }
    }

    /// The progress of the player's shop.
    @ViewBuilder private var progress: some View {
        if let memory, !memory.guests.isEmpty {
            let (day, guests) = (memory.day.number, memory.guests.count)
            // If it doesn't fit into one line, there is no dot at a line's end.
            ViewThatFits(in: .horizontal) {
                Text("Day \(day) • \(guests) in the guest book")
                VStack(spacing: 0) {
                    Text("Day \(day)")
                    Text("\(guests) in the guest book")
                }
            }
        } else {
            Text("A small coffee shop in a dream")
        }
    }

    /// Asks for confirmation even if the button is pressed before the shop's memory is loaded.
    private func beginNewGame() {
        Task {
            await remember()
            if memory?.hasBegun == true {
                withAnimation(.easeInOut(duration: 0.2)) { isAskingForNewGame = true }
            } else {
                open(.shop)
            }
        }
    }

    private var newGameQuestion: some View {
        GameQuestion(
            title: "Begin again on day 1?", message: "The guest book stays. The day and the shop’s things go.",
            confirm: "Begin again",
            cancel: {
                withAnimation(.easeInOut(duration: 0.2)) { isAskingForNewGame = false }
                newGameHasKeyboard = true
            },
            action: {
                isAskingForNewGame = false
                memory?.beginNewGame()
                open(.shop)
            })
    }

    /// Only one page at a time, however often a button is pressed.
    private func open(_ place: MainMenuView.Place) { path = [place] }

    private func remember() async { await $memory.remember(player: $player, archive) }
}
