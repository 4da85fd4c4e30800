import FoundationAdditions

/// A menu for the page's title, with a button of its own at the bar's trailing end. `toolbarTitleMenu(content:)` turns
/// the title itself into the button.
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
    /// On Apple's systems, a menu of the system's actions for documents. There are none here.
    @available(*, unavailable, message: "Kissa has no actions of its own for a title's menu; give it content")
    public init() { content = EmptyView() }
}

/// Items with a label, which on Apple's systems replaces them when they are collapsed into a menu. Here they never are,
/// so that the label isn't shown.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    /// What the view shows.
    @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
    /// Several items with a label for all of them.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}
