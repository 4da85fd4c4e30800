extension OutlineGroup: TableRowContent
where
    Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue,
    Data.Element: Identifiable, ID == Data.Element.ID
{
    /// The values that the rows show.
    public typealias TableRowValue = Parent.TableRowValue
    /// The rows have no body: the table builds them itself.
    public typealias TableRowBody = Never
    /// What the table has to know before it builds its rows.
    public static var _features: _TableFeatures { .folding }

    /// The rows as views of the table's list.
    public func _rows(_ table: _TableShape<TableRowValue>) -> some View {
        ForEach(data: roots, content: { branch($0, table) }, identify: identify)
    }

    @MainActor private func branch(_ element: Data.Element, _ table: _TableShape<TableRowValue>) -> TableBranch<Data> {
        TableBranch(element: element, children: children, table: table)
    }
}

@MainActor
extension OutlineGroup
where
    Parent == TableRow<Data.Element>, Leaf == Parent, Subgroup == Parent, Data.Element: Identifiable,
    ID == Data.Element.ID
{
    /// A tree of table rows: elements with children can be expanded, and are collapsed at first.
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.init(
            roots: Array(data), identify: { $0.id }, children: { $0[keyPath: children] }, leaf: { TableRow($0) },
            group: { element, _ in TableRow(element) })
    }

    /// A tree of table rows with one root.
    public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where ID == DataElement.ID, DataElement == Data.Element {
        self.init(
            roots: [root], identify: { $0.id }, children: { $0[keyPath: children] }, leaf: { TableRow($0) },
            group: { element, _ in TableRow(element) })
    }
}
