import Foundation

/// Values in rows and columns: sorted by the headings, chosen by a press. In a narrow window the first column stands for
/// all of them.
///
/// See [Table](https://developer.apple.com/documentation/swiftui/table).
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: Columns
    private let selection: ListSelection?
    private let sorting: TableSorting?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableHeadersVisibility) private var headers

    init(_ rows: Rows, _ selection: ListSelection?, _ sorting: TableSorting?, _ columns: Columns) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
    }

    public var body: some View {
        let shown = shownColumns
        ListContainer(
            selection: selection,
            content: Section {
                ForEach(rows._values) { value in
                    TableLine(widths: shown.map(\.width), alignments: shown.map(\.alignment)) {
                        ForEach(shown.indices, id: \.self) { shown[$0].cell(value) }
                    }
                }
            } header: {
                if !isNarrow, headers != .hidden { heading(shown) }
            }
        )
        .listStyle(.plain)
    }

    private var isNarrow: Bool { sizeClass == .compact }
    private var shownColumns: [_TableColumn<Value>] { isNarrow ? Array(columns._columns.prefix(1)) : columns._columns }

    private func heading(_ shown: [_TableColumn<Value>]) -> some View {
        TableLine(widths: shown.map(\.width), alignments: shown.map(\.alignment)) {
            ForEach(shown.indices, id: \.self) { index in
                TableHeading(label: shown[index].label, comparator: shown[index].comparator, sorting: sorting)
            }
        }
    }
}

/// The heading of one column: a button, where the column sorts.
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
            .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
        } else {
            label
        }
    }
}

/// What a table is sorted by, whatever the comparators' type.
@MainActor
struct TableSorting {
    /// The direction of the first comparator, where it is this one.
    let order: (Any) -> SortOrder?
    let press: (Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func forward(_ comparator: Sort) -> Sort {
            var copy = comparator
            copy.order = .forward
            return copy
        }
        order = { any in
            guard let own = any as? Sort, let first = binding.wrappedValue.first else { return nil }
            return forward(own) == forward(first) ? first.order : nil
        }
        press = { any in
            guard var own = any as? Sort else { return }
            var all = binding.wrappedValue
            if let first = all.first, forward(first) == forward(own) {
                own.order = first.order == .forward ? .reverse : .forward
            }
            all.removeAll { forward($0) == forward(own) }
            binding.wrappedValue = [own] + all
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
    /// Whether tables here have their headings.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeadersVisibility, visibility)
    }
}
