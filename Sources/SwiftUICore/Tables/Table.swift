import Foundation

/// Values in rows and columns: a press on a heading sorts them, a press on a row selects it. In a narrow window only
/// the first column is shown.
///
/// See [Table](https://developer.apple.com/documentation/swiftui/table).
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: Columns
    private let selection: ListSelection?
    private let sorting: TableSorting?
    private let customization: Binding<TableColumnCustomization<Value>>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeadersVisibility) private var headers
    @Environment(\.editMode) private var editMode

    init(
        _ rows: Rows, _ selection: ListSelection?, _ sorting: TableSorting?,
        _ customization: Binding<TableColumnCustomization<Value>>?, _ columns: Columns
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    /// Headings and rows; in a narrow window only the first column.
    public var body: some View {
        let all = keyedColumns
        let shown = shown(of: all)
        let table = _TableShape(columns: shown, folds: Rows._features.contains(.folding))
        Group {
            if Rows._features.contains(.sections) {
                // The headings belong to no section.
                VStack(spacing: 0) {
                    if hasHeadings {
                        headings(shown, all)
                            .padding(EdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
                            .font(.subheadline.weight(.semibold))
                            .accessibilityAddTraits(.isHeader)
                    }
                    ListContainer(selection: selection, content: rows._rows(table))
                }
            } else {
                ListContainer(
                    selection: selection,
                    content: Section {
                        rows._rows(table)
                    } header: {
                        if hasHeadings { headings(shown, all) }
                    }
                )
            }
        }
        .listStyle(.plain)
        .modifier(TableBorder())
    }

    private var isNarrow: Bool { sizeClass == .compact }
    private var hasHeadings: Bool { !isNarrow && headers != .hidden }

    /// The columns, each identified by its place in the table's own order.
    private var keyedColumns: [_TableColumn<Value>] {
        columns._columns.enumerated().map { index, column in
            var column = column
            if column.key == AnyHashable(0) { column.key = AnyHashable(index) }
            return column
        }
    }

    private func shown(of columns: [_TableColumn<Value>]) -> [_TableColumn<Value>] {
        let arranged = (customization?.wrappedValue ?? TableColumnCustomization()).arranged(columns)
        return isNarrow ? Array(arranged.prefix(1)) : arranged
    }

    private func headings(_ shown: [_TableColumn<Value>], _ all: [_TableColumn<Value>]) -> some View {
        HStack(spacing: EditingControls.spacing) {
            // The rows' circles move the cells, and this moves the headings as far.
            if hasCircles { SelectionCircle(isSelected: false).hidden() }
            TableLine(widths: shown.map(\.width), alignments: shown.map(\.alignment)) {
                ForEach(shown, id: \.key) { column in
                    TableHeading(label: column.label, comparator: column.comparator, sorting: sorting)
                        .modifier(MovableHeading(column: column, columns: all, customization: customization))
                }
            }
            .modifier(HeadingsMenu(columns: all, customization: customization))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// Whether the rows begin with the circles of edit mode.
    private var hasCircles: Bool { editMode?.wrappedValue.isEditing == true && selection?.allowsSeveral == true }
}

/// The heading of one column: a button, if the table can be sorted by the column.
private struct TableHeading: View {
    let label: AnyView
    let comparator: Any?
    let sorting: TableSorting?

    var body: some View {
        if let comparator, let sorting {
            let order = sorting.order(comparator)
            Button {
                sorting.press(comparator)
            } label: {
                HStack(spacing: 4) {
                    label
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                            .accessibilityHidden(true)
                    }
                }
                .frame(minHeight: 30)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(
                order.map { Text.system($0 == .forward ? "ascending" : "descending") } ?? Text(verbatim: ""))
        } else {
            label
        }
    }
}

private struct TableHeadersVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableHeadersVisibility: Visibility {
        get { self[TableHeadersVisibilityKey.self] }
        set { self[TableHeadersVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the tables in this view show their headings.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeadersVisibility, visibility)
    }
}
