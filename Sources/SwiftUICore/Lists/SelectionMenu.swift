/// The menu and primary action of a list's rows.
@MainActor
struct SelectionMenu {
    /// Returns the menu for the values of some rows; an empty set is for the empty part of the list.
    let menu: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu of the rows of a list.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension ListSelection {
    /// The rows that a menu applies to: all selected rows if the row is one of them, else only the row.
    func meant(by tag: AnyHashable) -> Set<AnyHashable> { contains(tag) ? all() : [tag] }
}

extension View {
    /// Adds a menu to the rows of a list or a table whose selection has values of a type. Outside of edit mode,
    /// pressing a row performs `primaryAction` in place of selecting it.
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
