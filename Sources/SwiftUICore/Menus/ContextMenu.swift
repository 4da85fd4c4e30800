import DisplayList
import Foundation

extension View {
    /// Opens a menu at this view: with the secondary button, a long press, or the menu key.
    ///
    /// See [contextMenu](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)).
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(menu: AnyView(menuItems()), preview: nil))
    }

    /// Opens a menu at this view, with a preview above its items: with the secondary button, a long press, or the menu
    /// key.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(menu: AnyView(menuItems()), preview: AnyView(preview())))
    }
}

/// A context menu as a value. Deprecated by Apple in favour of `contextMenu(menuItems:)`.
///
/// See [ContextMenu](https://developer.apple.com/documentation/swiftui/contextmenu).
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// A menu with the closure's views.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// The older form of `contextMenu(menuItems:)`; nil opens no menu.
    @available(swift, deprecated: 100000.0, renamed: "contextMenu(menuItems:)")
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(menu: contextMenu.map { AnyView($0.items) }, preview: nil))
    }
}

private struct ContextMenuModifier: ViewModifier {
    /// The menu; nil opens none.
    let menu: AnyView?
    let preview: AnyView?
    @State private var isOpen = false
    @State private var place = CGPoint.zero

    func body(content: Content) -> some View {
        content
            .modifier(
                ContextMenuAttributeModifier(isActive: menu != nil) {
                    place = $0
                    isOpen = true
                }
            )
            .modifier(MenuModifier(isOpen: $isOpen, menu: card, place: place))
    }

    private var card: AnyView {
        let menu = menu ?? AnyView(EmptyView())
        guard let preview else { return menu }
        return AnyView(
            Group {
                preview.padding(12).frame(maxWidth: .infinity)
                Divider()
                menu
            })
    }
}

/// Handles the request for a context menu.
struct ContextMenuAttributeModifier: ViewModifier {
    let isActive: Bool
    let open: (CGPoint) -> Void

    func body(content: Content) -> some View {
        content.modifier(AttributeModifier(ContextMenuAttribute(isActive: isActive, open: open)))
    }
}

private struct ContextMenuAttribute: ElementAttribute {
    let isActive: Bool
    let open: (CGPoint) -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        if isActive { element.input.events.insert(.contextMenu) }
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        guard isActive, case .contextMenu(let place) = action else { return false }
        open(place)
        return true
    }
}
