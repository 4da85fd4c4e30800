import Foundation

/// A row that can collapse the rows under it. In a table with such rows the first column has disclosure indicators.
///
/// See [DisclosureTableRow](https://developer.apple.com/documentation/swiftui/disclosuretablerow).
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The values that the rows show.
    public typealias TableRowValue = Label.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { Label._features.union(Content._features).union(.folding) }
    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// A row for a value, which can collapse the rows under it. Without `isExpanded` the row itself keeps whether it is
    /// expanded; it is collapsed at first.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<TableRowValue>) -> some View {
        FoldingRows(given: isExpanded) { expansion in
            label._rows(table.changing { $0.expansion = expansion })
        } content: {
            content()._rows(table.below)
        }
    }
}

/// The rows of a table that shows a tree of values.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    /// The values that the rows show.
    public typealias TableRowValue = Data.Element
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { .folding }
    let data: Data
    let children: (Data.Element) -> Data?

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<Data.Element>) -> some View {
        ForEach(
            data: data, content: { TableBranch(element: $0, children: children, table: table) }, identify: { $0.id })
    }
}

/// An element of a tree and, if the element is expanded, its children under it.
struct TableBranch<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    let element: Data.Element
    let children: (Data.Element) -> Data?
    let table: _TableShape<Data.Element>

    var body: some View {
        if let below = children(element) {
            FoldingRows(given: nil) { expansion in
                TableRow(element)._rows(table.changing { $0.expansion = expansion })
            } content: {
                // Type-erased, since the type of a tree of rows would contain itself.
                AnyView(TableOutlineGroupContent(data: below, children: children)._rows(table.below))
            }
        } else {
            TableRow(element)._rows(table)
        }
    }
}

extension _TableShape {
    /// For the rows one level further down.
    fileprivate var below: _TableShape {
        changing {
            $0.depth += 1
            $0.expansion = nil
        }
    }
}

/// A row and, if it is expanded, the rows under it.
private struct FoldingRows<Label: View, Content: View>: View {
    let given: Binding<Bool>?
    @ViewBuilder let label: (Binding<Bool>) -> Label
    @ViewBuilder let content: () -> Content
    @State private var own = false

    var body: some View {
        let isExpanded = given ?? $own
        label(isExpanded)
        if isExpanded.wrappedValue { content() }
    }
}

/// The first cell of a row in a table with rows that can be collapsed.
struct FoldingCell<Content: View>: View {
    let depth: Int
    let expansion: Binding<Bool>?
    @ViewBuilder let content: Content
    private static var step: CGFloat { 20 }

    var body: some View {
        HStack(spacing: 0) {
            ZStack { if let expansion { FoldingButton(isExpanded: expansion) } }
                .frame(width: Self.step, height: Self.step)
            content
        }
        .padding(.leading, CGFloat(depth) * Self.step)
    }
}

private struct FoldingButton: View {
    @Binding var isExpanded: Bool

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            DisclosureChevron(isExpanded: isExpanded).frame(width: 20, height: 20).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(Text.system(isExpanded ? "expanded" : "collapsed"))
    }
}
