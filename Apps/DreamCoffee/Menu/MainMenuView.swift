import FoundationModels
import SwiftUI

/// The title, and the ways into the shop, its guest book and its settings.
struct MainMenuView: View {
    private enum ViewState: String {
        case mainMenu
        case game
        case guestBook
        case settings
    }

    @Environment(\.shopArchive) private var archive
    @AppStorage("player") private var player = ""
    @AppStorage("language") private var chosenLanguage = ""
    /// Kept: after a restart of the app the player is where they were.
    @SceneStorage("place") private var state = ViewState.mainMenu
    @State private var memory: ShopMemory?
    /// Whether the player is asked if the game that has begun is to end.
    @State private var isAskingForNewGame = false
    @FocusState private var newGameHasKeyboard: Bool
    @State private var width: CGFloat = 0
    @Environment(\.dynamicTypeSize) private var textSize

    private var language: GameLanguage { GameLanguage(rawValue: chosenLanguage) ?? .preferred }

    var body: some View {
        ZStack {
            if state != .game { CloudsBackgroundView() }
            switch state {
            case .mainMenu:
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
                .transition(.opacity)
            case .game:
                if let memory {
                    GameView(memory: memory, language: language) { show(.mainMenu) }.transition(.opacity)
                }
            case .guestBook:
                GuestBookView(memory: memory, language: language) { show(.mainMenu) }
                    .transition(.opacity)
            case .settings:
                SettingsView { show(.mainMenu) }.transition(.opacity)
            }
            if isAskingForNewGame { newGameQuestion.transition(.opacity) }
        }
        .wayBack(state == .mainMenu ? nil : { show(.mainMenu) })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.backgroundBrown)
        .tint(.darkBrown)
        .modifier(RoomyText())
        .environment(\.locale, language.locale)
        .task { await remember() }
    }

    private var menu: some View {
        VStack(spacing: 20) {
            title
            ways
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// In a window of little height, such as a phone's that is turned sideways.
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

    @ViewBuilder private var title: some View {
        // Large words need the room.
        if !textSize.isAccessibilitySize {
            Image(.logo)
                .interpolation(.none)
                .resizable()
                .frame(width: 128, height: 128)
                .accessibilityHidden(true)
        }
        VStack(spacing: 8) {
            Text("Dream Coffee")
                .font(.system(size: 40, weight: .bold, design: .monospaced))
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
            continueGame: { show(.game) }, newGame: beginNewGame, newGameHasKeyboard: $newGameHasKeyboard)
        MenuButton(title: "Guest Book", symbol: "book.fill") { show(.guestBook) }
        MenuButton(title: "Settings", symbol: "gearshape.fill") { show(.settings) }
    }

    /// Where the player's shop stands.
    @ViewBuilder private var progress: some View {
        if let memory, !memory.guests.isEmpty {
            let (day, guests) = (memory.day.number, memory.guests.count)
            // Where it doesn't fit in a line, none ends with a dot.
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

    /// Whoever presses before the shop is remembered is asked as well.
    private func beginNewGame() {
        Task {
            await remember()
            if memory?.hasBegun == true {
                withAnimation(.easeInOut(duration: 0.2)) { isAskingForNewGame = true }
            } else {
                show(.game)
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
                show(.game)
            })
    }

    private func show(_ newState: ViewState) {
        withAnimation(.easeInOut(duration: 0.4)) { state = newState }
    }

    /// Every player has a shop with a memory of its own, the same in all windows.
    private func remember() async {
        guard memory == nil else { return }
        if player.isEmpty { player = UUID().uuidString }
        memory = await ShopMemory.shared(player: player, archive: archive)
    }
}

/// A way out of the menu.
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

/// The ways into the game where the model is there, and otherwise why it isn't.
struct AvailabilityView: View {
    let availability: SystemLanguageModel.Availability
    /// Whether a game has begun.
    let canContinue: Bool
    let continueGame: () -> Void
    let newGame: () -> Void
    let newGameHasKeyboard: FocusState<Bool>.Binding

    var body: some View {
        switch availability {
        case .available:
            if canContinue { MenuButton(title: "Continue", symbol: "play.fill", action: continueGame) }
            MenuButton(title: "New Game", symbol: "plus", action: newGame)
                .focused(newGameHasKeyboard)
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
