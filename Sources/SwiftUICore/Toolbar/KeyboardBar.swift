import DisplayList
@_spi(Nodes) import ViewTree

/// What serves the text field that has the keyboard, between the content and the bar at the bottom of the page.
///
/// An on-screen keyboard takes its room from the window, so the bar stands right above it. The bar is the field's: where it
/// is pressed, or the Tab key leads into it, the field keeps the keyboard for the app. The page sees to that (`keyboardBar.js`).
struct KeyboardBar: View {
    let page: NavigationPage

    var body: some View {
        let items = page.keyboardItems
        if !items.isEmpty {
            VStack(spacing: 0) {
                Divider()
                HStack(spacing: 8) { BarItems(entries: items) }
                    .padding(.horizontal, 12)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .background { Rectangle().fill(.bar) }
            }
            .modifier(AttributeModifier(RoleAttribute(role: .toolbar)))
            .modifier(BarSchemeModifier(scheme: page.barSchemes[.bottom]))
        }
    }
}

extension NavigationPageNode {
    /// Tells the page whether one of its fields has the keyboard.
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
