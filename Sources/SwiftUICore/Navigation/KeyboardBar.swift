import DisplayList
@_spi(Nodes) import ViewTree

/// The toolbar items for the focused text field, between the content and the bar at the bottom of the page.
///
/// An on-screen keyboard reduces the window's height, so that the bar is right above it. The bar belongs to the field:
/// while the bar is pressed, or after the Tab key has moved into it, the field stays focused as far as the app knows.
/// The web page takes care of that (`keyboardBar.js`).
struct KeyboardBar: View {
    let page: NavigationPage

    var body: some View {
        let items = page.keyboardItems
        if !items.isEmpty {
            VStack(spacing: 0) {
                Divider()
                LayoutContainer(
                    layout: PageMarginLayout(), content: HStack(spacing: 8) { BarItems(entries: items) }
                )
                .frame(maxWidth: .infinity, minHeight: 48)
                .background { Rectangle().fill(.bar) }
            }
            .modifier(AttributeModifier(RoleAttribute(role: .toolbar)))
            .modifier(BarSchemeModifier(scheme: page.barSchemes[.bottom]))
        }
    }
}

extension NavigationPageNode {
    /// Keeps the page informed whether one of its text fields is focused.
    func followKeyboard() {
        graph.focusRegistry.add(page) { [unowned self] element in
            let isTyping = element.map { isField($0) } ?? false
            if page.isTyping != isTyping { page.isTyping = isTyping }
        }
    }

    private func isField(_ element: ElementID) -> Bool {
        guard case .textField = graph.list[element]?.content else { return false }
        return graph.layoutNode(of: element)?.focusRoot === layout
    }
}
