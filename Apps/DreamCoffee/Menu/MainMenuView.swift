import FoundationModels
import SwiftUI

/// The title, and buttons for the shop, its guest book and its settings.
struct MainMenuView: View {
    /// A page over the menu. Not private: its type name is saved with the navigation path, for a window that moves to another
    /// process.
    enum Place: String, Hashable, Codable {
        case shop, guestBook, settings
    }

    @Environment(\.shopArchive) private var archive
    @AppStorage("player") private var player = ""
    @AppStorage("language") private var chosenLanguage = ""
    @State private var path: [Place] = []
    @State private var memory: ShopMemory?
    /// Whether the player is being asked to confirm ending the current game.
    @State private var isAskingForNewGame = false
    /// Whether the player is about to invite others.
    @State private var isInviting = false
    @FocusState private var newGameHasKeyboard: Bool
    @State private var width: CGFloat = 0
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var scale: CGFloat = 1

    private var language: GameLanguage { GameLanguage(rawValue: chosenLanguage) ?? .preferred }

    var body: some View {
        NavigationStack(path: $path) {
            front
                .modifier(MenuPage(hasClouds: path.last != .shop))
                .navigationDestination(for: Place.self) { place in
                    page(place)
                        .modifier(MenuPage(hasClouds: place != .shop))
                        .navigationTransition(.crossFade)
                }
        }
        .modifier(CafeDoor(isInviting: $isInviting, language: language))
        .tint(.darkBrown)
        .modifier(RoomyText())
        .environment(\.locale, language.locale)
        .task { await remember() }
    }

    @ViewBuilder private func page(_ place: Place) -> some View {
        switch place {
        case .shop: if let memory { GameView(memory: memory, language: language) }
        case .guestBook: GuestBookView(memory: memory, language: language)
        case .settings: SettingsView()
        }
    }

    private var front: some View {
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
    private func open(_ place: Place) { path = [place] }

    /// Every player has a shop with its own memory, shared by all windows.
    private func remember() async {
        guard memory == nil else { return }
        if player.isEmpty { player = UUID().uuidString }
        memory = await ShopMemory.shared(player: player, archive: archive)
    }
}

/// The background of a menu page: the game's own, with or without clouds, and without a navigation bar.
private struct MenuPage: ViewModifier {
    let hasClouds: Bool

    func body(content: Content) -> some View {
        ZStack {
            if hasClouds { CloudsBackgroundView().transition(.opacity) }
            content
        }
        .animation(.easeInOut(duration: 0.4), value: hasClouds)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.backgroundBrown)
        .toolbar(.hidden, for: .navigationBar)
    }
}

/// A button in the menu.
struct MenuButton: View {
    let title: LocalizedStringKey
    let symbol: String
    let action: () -> Void
    @ScaledMetric private var width: CGFloat = 232

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol)
                .accessibilityHidden(true)
            Text(title)
        }
        .buttonStyle(GameButtonStyle(width: min(width, 300)))
    }
}

/// The buttons to start the game if the model is available, otherwise why it isn't.
struct AvailabilityView: View {
    let availability: SystemLanguageModel.Availability
    /// Whether there is a game to continue.
    let canContinue: Bool
    let continueGame: () -> Void
    let newGame: () -> Void
    let invite: () -> Void
    let newGameHasKeyboard: FocusState<Bool>.Binding

    var body: some View {
        switch availability {
        case .available:
            if canContinue { MenuButton(title: "Continue", symbol: "play.fill", action: continueGame) }
            MenuButton(title: "New Game", symbol: "plus", action: newGame)
                .focused(newGameHasKeyboard)
            MenuButton(title: "Invite", symbol: "person.2.fill", action: invite)
        case .unavailable(let reason):
            Text(text(for: reason))
                .multilineTextAlignment(.center)
                .foregroundStyle(.darkBrown)
                .modifier(RoomyWidth(340))
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
