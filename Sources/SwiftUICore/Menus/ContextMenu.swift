import DisplayList
import Foundation

extension View {
    /// Opens a menu at this view: by the second button, a long press, or the menu key.
    ///
    /// See [contextMenu](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)).
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(menu: AnyView(menuItems()), preview: nil))
    }

    /// The preview stands above the menu's items.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(menu: AnyView(menuItems()), preview: AnyView(preview())))
    }
}

private struct ContextMenuModifier: ViewModifier {
    let menu: AnyView
    let preview: AnyView?
    @State private var isOpen = false
    @State private var place = CGPoint.zero

    func body(content: Content) -> some View {
        content
            .modifier(
                ContextMenuAttributeModifier(isActive: true) {
                    place = $0
                    isOpen = true
                }
            )
            .modifier(MenuModifier(isOpen: $isOpen, menu: card, place: place))
    }

    private var card: AnyView {
        guard let preview else { return menu }
        return AnyView(
            Group {
                preview.padding(12).frame(maxWidth: .infinity)
                Divider()
                menu
            })
    }
}

/// Hears that a menu is asked for.
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
