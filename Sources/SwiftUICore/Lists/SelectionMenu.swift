/// The menu of a list's rows, and what pressing one does.
@MainActor
struct SelectionMenu {
    /// For the values of some rows; none are those of the empty part of the list.
    let menu: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu of the rows of the list here.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension ListSelection {
    /// The rows that a menu is for: all that are selected where the row is one of them, else the row.
    func meant(by tag: AnyHashable) -> Set<AnyHashable> { contains(tag) ? all() : [tag] }
}

extension View {
    /// A menu for the rows of a list or a table whose selection has values of a type; `primaryAction` is what pressing a row
    /// does outside of edit mode, in place of selecting it.
    ///
    /// See [contextMenu](https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)).
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                menu: { AnyView(menu(typed($0))) },
                primaryAction: primaryAction.map { action in { action(typed($0)) } }))
    }
}
