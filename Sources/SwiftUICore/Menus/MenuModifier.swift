import Foundation

/// Presents a menu beside a view, and the page of a link that was chosen in it, which stays when the menu has closed.
struct MenuModifier: ViewModifier {
    let isOpen: Binding<Bool>
    let menu: AnyView
    var place: CGPoint?
    @State private var page: MenuPage?
    @Environment(\.presentation) private var presentation
    @Environment(\.showMenuPage) private var showOuterPage

    func body(content: Content) -> some View {
        content
            .modifier(PresentationModifier(.menu(at: place), isOpen) { card })
            .navigationDestination(item: shownPage) { $0.view }
    }

    private var card: some View { MenuCard(content: menu).environment(\.showMenuPage, showPage) }

    /// A submenu closes together with the menu around it, which therefore shows the page.
    private var showPage: (MenuPage) -> Void {
        if presentation?.isMenu == true, let showOuterPage { return showOuterPage }
        let page = $page
        return { page.wrappedValue = $0 }
    }

    private var shownPage: Binding<MenuPage?> {
        let page = $page
        return Binding(
            get: { page.wrappedValue },
            set: { new in
                if new == nil { page.wrappedValue?.end() }
                page.wrappedValue = new
            })
    }
}

/// The page of a link that was chosen in a menu. It is equal only to itself.
struct MenuPage: Hashable {
    private let id = UUID()
    let view: AnyView
    /// Tells the link's owner that the page was left.
    let end: () -> Void

    init(view: AnyView, end: @escaping () -> Void) {
        self.view = view
        self.end = end
    }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct ShowMenuPageKey: EnvironmentKey {
    static var defaultValue: ((MenuPage) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Pushes the page of a link in a menu.
    var showMenuPage: ((MenuPage) -> Void)? {
        get { self[ShowMenuPageKey.self] }
        set { self[ShowMenuPageKey.self] = newValue }
    }
}
