import CoreTransferable

/// Lets people move a column by dragging its heading onto another heading.
struct MovableHeading<Value: Identifiable>: ViewModifier {
    let column: _TableColumn<Value>
    let columns: [_TableColumn<Value>]
    let customization: Binding<TableColumnCustomization<Value>>?

    func body(content: Content) -> some View {
        if let customization, let id = column.id, !column.disabled.contains(.reorder) {
            content
                .draggable(DraggedColumn(id: id))
                .dropDestination(for: DraggedColumn.self) { dragged, _ in
                    guard let first = dragged.first, columns.contains(where: { $0.id == first.id }) else {
                        return false
                    }
                    withAnimation { customization.wrappedValue.move(first.id, to: id, among: columns) }
                    return true
                }
        } else {
            content
        }
    }
}

/// Lets people hide and show columns with a menu of the headings.
struct HeadingsMenu<Value: Identifiable>: ViewModifier {
    let columns: [_TableColumn<Value>]
    let customization: Binding<TableColumnCustomization<Value>>?

    func body(content: Content) -> some View {
        if let customization, !optional.isEmpty {
            content.contextMenu {
                ForEach(optional, id: \.key) { column in
                    Toggle(isOn: isShown(column, in: customization)) { column.label }
                }
            }
        } else {
            content
        }
    }

    /// The columns that people may hide.
    private var optional: [_TableColumn<Value>] {
        columns.filter { $0.id != nil && !$0.disabled.contains(.visibility) }
    }

    private func isShown(
        _ column: _TableColumn<Value>, in customization: Binding<TableColumnCustomization<Value>>
    ) -> Binding<Bool> {
        Binding(
            get: { customization.wrappedValue.isShown(column) },
            set: { customization.wrappedValue[visibility: column.id ?? ""] = $0 ? .visible : .hidden })
    }
}
