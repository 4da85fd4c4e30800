import Observation

/// What a page shows of an app's scenes: the first one, or the window for which it was opened; and as cards over it, the windows
/// for which the browser opened no page.
@MainActor @Observable
final class WindowSight {
    var target: WindowTarget?
    /// The address at which the page was opened.
    var address: String?
    private(set) var cards: [WindowTarget] = []

    func show(_ target: WindowTarget) { if !cards.contains(target) { cards.append(target) } }

    /// Closes a card, with all cards over it.
    func close(_ target: WindowTarget) {
        if let index = cards.firstIndex(of: target) { cards.removeSubrange(index...) }
    }

    func close(from depth: Int) { if depth < cards.count { cards.removeSubrange(depth...) } }
}

/// Shows the windows without a page as cards, each over the previous one.
struct WindowCards: ViewModifier {
    let sight: WindowSight
    let depth: Int
    let door: WindowDoor
    let content: (WindowTarget) -> AnyView?

    func body(content page: Content) -> some View {
        page.sheet(isPresented: isPresented) {
            if depth < sight.cards.count, let card = content(sight.cards[depth]) {
                shown(card, for: sight.cards[depth])
            }
        }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { depth < sight.cards.count }, set: { if !$0 { sight.close(from: depth) } })
    }

    private func shown(_ card: AnyView, for target: WindowTarget) -> AnyView {
        let inner = WindowDoor(open: door.open) { closed in
            if let closed { door.close(closed) } else { sight.close(target) }
        }
        return AnyView(
            card.environment(\.windowDoor, inner)
                .modifier(WindowCards(sight: sight, depth: depth + 1, door: door, content: content)))
    }
}
