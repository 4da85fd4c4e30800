import FoundationAdditions

/// A menu of the page's title. The title here is no button, so the menu has one of its own at the bar's trailing end.
///
/// See [ToolbarTitleMenu](https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    /// A menu in the bar of the page.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor var entries: [ToolbarEntry] {
        let menu = Menu {
            content
        } label: {
            Image(systemName: "chevron.down.circle").accessibilityLabel(Text.system("Menu"))
        }
        return [ToolbarEntry(id: AnyHashable("titleMenu"), placement: .automatic, view: AnyView(menu))]
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// On Apple's systems a menu of the system's own actions for documents; there are none here.
    @available(*, unavailable, message: "Kissa has no actions of its own for a title's menu; give it content")
    public init() { content = EmptyView() }
}

/// Items with a name that stands for them where they are folded into a menu. Here they never are, so it isn't shown.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    /// What the view shows.
    @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
    /// Several items with a name for all of them.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}
