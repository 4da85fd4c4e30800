import FoundationModels
import SwiftUI

/// The menu, and the pages that open from it: the shop, its guest book and its settings.
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
    /// Whether the player is about to invite others.
    @State private var isInviting = false

    private var language: GameLanguage { GameLanguage(rawValue: chosenLanguage) ?? .preferred }

    var body: some View {
        NavigationStack(path: $path) {
            MenuFront(path: $path, memory: $memory, isInviting: $isInviting)
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
        .task { await $memory.remember(player: $player, archive) }
    }

    @ViewBuilder private func page(_ place: Place) -> some View {
        switch place {
        case .shop: if let memory { GameView(memory: memory, language: language) }
        case .guestBook: GuestBookView(memory: memory, language: language)
        case .settings: SettingsView()
        }
    }
}

extension Binding<ShopMemory?> {
    /// Loads the memory of the player's shop, which all windows share.
    @MainActor func remember(player: Binding<String>, _ archive: ShopArchive?) async {
        guard wrappedValue == nil else { return }
        if player.wrappedValue.isEmpty { player.wrappedValue = UUID().uuidString }
        wrappedValue = await ShopMemory.shared(player: player.wrappedValue, archive: archive)
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
