import SpriteKit
import SwiftUI

/// The shop: the scene, its people's words, and the guests at the bar.
struct GameView: View {
    /// The overlays over the scene.
    private enum Box { case day, ways, sayBar, talk }

    private let leave: (() -> Void)?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var textSize
    @State private var game: ShopGame
    /// The scene's frame in the window.
    @State private var frame = CGRect.zero
    /// The frames of the overlays.
    @State private var boxes: [Box: CGRect] = [:]
    @ScaledMetric private var wordScale: CGFloat = 1
    // The player's current activity, to be restored if the app is restarted.
    @SceneStorage("card") private var card = ""
    @SceneStorage("partner") private var partner = ""
    @FocusState private var isWalking: Bool
    @AppStorage("letterSeconds") private var letterSeconds = TypingSpeed.normal.rawValue
    @AppStorage("isSoundOn") private var isSoundOn = false

    /// - Parameters:
    ///   - talks: Where the conversations are stored, if not with everything else.
    ///   - cafe: The café that the player shares with others.
    ///   - leave: Leaves the shop, if it isn't a page of a navigation stack.
    init(
        memory: ShopMemory, talks: ShopMemory? = nil, cafe: Cafe? = nil, language: GameLanguage,
        leave: (() -> Void)? = nil
    ) {
        self.leave = leave
        _game = State(initialValue: ShopGame(memory: memory, talks: talks, cafe: cafe, language: language))
    }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                shop
                controls
            }
            NewsBar(game: game)
                .layoutPriority(1)
        }
        .overlay(alignment: .bottom) {
            if game.memory.isUnsaved { UnsavedNotice(isForNow: game.memory.isUnsavedForNow) }
        }
        .disabled(game.isAskingForContacts)
        .overlay {
            if game.isAskingForContacts {
                GameQuestion(
                    title: "May somebody you know drop in?",
                    message: "The shop would look in your contacts whose birthday is this month.",
                    confirm: "Yes, please", refuse: "Not now", cancel: { game.letInContacts(false) },
                    action: { game.letInContacts(true) })
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // Touches don't hover.
        .onHover { if $0 { game.hand = .pointer } }
        .sheet(item: $game.sheet, onDismiss: { game.sheetDidClose() }) { sheet in
            switch sheet {
            case .encounter(let customer): EncounterView(game: game, customer: customer)
            case .dayResult(let day): DayResultView(game: game, day: day)
            case .guestBook:
                GuestBookView(memory: game.memory, talks: game.talks, language: game.language, origin: "Shop")
                    .background(.backgroundBrown)
            case .visitors: if let cafe = game.cafe { VisitorsView(cafe: cafe, leave: goOut) }
            }
        }
        .task { game.open(showing: card, talkingWith: partner) }
        .onChange(of: game.card) { card = game.card }
        .onChange(of: game.partner) { partner = game.partner }
        .onDisappear {
            game.close()
            (card, partner) = ("", "")
        }
        .onChange(of: colorScheme, initial: true) { game.scene.paintSky(isNight: colorScheme == .dark) }
        .onChange(of: isSoundOn, initial: true) { game.isSoundOn = isSoundOn }
        .onChange(of: game.memory.day) { game.shopDidChange() }
        .onChange(of: game.memory.waiting.map(\.id)) { game.shopDidChange() }
        .onChange(of: game.memory.things) { game.shopDidChange() }
        .onChange(of: game.isModelSilent) { _, isSilent in game.scene.doze(isSilent) }
        .onChange(of: game.isQuiet, initial: true) { _, isQuiet in game.scene.isQuiet = isQuiet }
        .modifier(CafeChanges(game: game))
        // A page of a navigation stack already has a back button.
        .wayBack(leave)
        // For keyboard users, the focus returns to the scene when a conversation or a question is over.
        .onChange(of: game.dialogEngine.talkingTo == nil && !game.isAskingForContacts) { _, isOver in
            if isOver, game.hand == .keys { isWalking = true }
        }
    }

    private var shop: some View {
        SpriteView(scene: game.scene)
            .focused($isWalking)
            .ignoresSafeArea()
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                frame = $0
            }
            .onChange(of: [size, covered]) {
                game.scene.fitCamera(into: size, covered: covered)
                game.isFlat = size.width >= 700 && size.height < 500
            }
            .onChange(of: boxes) { tellBoxes() }
            .onChange(of: frame) { tellBoxes() }
            .onChange(of: wordScale, initial: true) { game.scene.wordScale = wordScale }
    }

    private var size: CGSize { frame.size }

    /// The area covered by the day box, including margins.
    private var covered: CGSize {
        boxes[.day].map { CGSize(width: $0.width + 16, height: $0.height + 16) } ?? .zero
    }

    private func tellBoxes() {
        game.scene.boxes = boxes.values.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    }

    private func measured(_ box: Box, _ view: some View) -> some View {
        view.onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            boxes[box] = $0
        }
    }

    private var controls: some View {
        VStack(spacing: 0) {
            if !isCramped { cornerBoxes }
            Spacer(minLength: 0)
            if !isCramped { SuggestionsView(game: game) }
            if let cafe = game.cafe, game.isQuiet {
                measured(.sayBar, SayBar(cafe: cafe) { game.tell($0) })
                    .onDisappear { boxes[.sayBar] = nil }
            }
            measured(
                .talk,
                DialogBoxView(
                    dialogEngine: game.dialogEngine, letterSeconds: letterSeconds,
                    isFlat: isCramped && size.height < 200)
            )
            .layoutPriority(1)
        }
    }

    /// Whether the dialog needs the whole height of a small window, as on a phone with its keyboard.
    private var isCramped: Bool { !game.isQuiet && size.height < (textSize.isAccessibilitySize ? 640 : 320) }

    private var cornerBoxes: some View {
        HStack(alignment: .top) {
            measured(
                .day,
                DayView(
                    day: game.memory.day, hearts: game.heartsOfTheDay, isDreaming: game.isDreaming,
                    isModelSilent: game.isModelSilent))
            Spacer()
            measured(
                .ways,
                VStack(alignment: .trailing, spacing: 8) {
                    menuButton
                    bookButton
                    if let cafe = game.cafe, game.isQuiet { VisitorsButton(cafe: cafe) { game.sheet = .visitors } }
                })
        }
        .padding()
        .layoutPriority(2)
    }

    private func goOut() { if let leave { leave() } else { dismiss() } }

    private var menuButton: some View {
        Button(action: goOut) {
            Image(systemName: "chevron.left")
                .accessibilityHidden(true)
            if hasRoomForWords { Text("Menu").fixedSize() }
        }
        .buttonStyle(GameButtonStyle())
        .keyboardShortcut(game.isQuiet ? .cancelAction : nil)
        .accessibilityLabel("Menu")
    }

    @ViewBuilder private var bookButton: some View {
        if game.isQuiet {
            Button {
                game.sheet = .guestBook
            } label: {
                Image(systemName: "book.fill")
                    .accessibilityHidden(true)
                if size.width >= 700, hasRoomForWords { Text("Guest Book").fixedSize() }
            }
            .buttonStyle(GameButtonStyle())
            .accessibilityLabel("Guest Book")
        }
    }

    /// On a phone with large text, there is no room next to the day box.
    private var hasRoomForWords: Bool { size.width >= 440 || !textSize.isAccessibilitySize }
}
