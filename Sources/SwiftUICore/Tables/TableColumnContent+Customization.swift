import CoreTransferable
import Foundation

/// What people may change about a column in a table with a `TableColumnCustomization`.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moving the column, by dragging its heading.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Resizing the column. No effect here: people can't resize any column.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Hiding and showing the column, with the menu of the headings.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All three.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

/// Which columns of a table are visible, and in which order. It is `Codable`, so that it can be stored.
///
/// See [TableColumnCustomization](https://developer.apple.com/documentation/swiftui/tablecolumncustomization).
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var shown: [String: Bool] = [:]
    /// The identifiers of the table's columns in their order, once a column was moved. Columns that aren't in it stay
    /// where the table has them.
    private(set) var order: [String] = []

    /// The columns as the table defines them.
    public init() {}

    /// Whether the column with that `customizationID` is visible; `.automatic` means its `defaultVisibility`.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns into the order in which the table defines them.
    public mutating func resetOrder() { order = [] }

    /// The visible columns, in their order.
    func arranged(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var moved = columns.filter { places[$0.id ?? ""] != nil }.sorted { places[$0.id!]! < places[$1.id!]! }[...]
        // The places of the columns that are in `order` are filled with these columns in that order.
        let ordered = columns.map { places[$0.id ?? ""] == nil ? $0 : moved.removeFirst() }
        return ordered.filter { isShown($0) }
    }

    func isShown(_ column: _TableColumn<RowValue>) -> Bool {
        (column.id.flatMap { shown[$0] }) ?? (column.defaultVisibility != .hidden)
    }

    /// Puts a column before the target, or behind it if the column was before the target.
    mutating func move(_ id: String, to target: String, among columns: [_TableColumn<RowValue>]) {
        var all = self
        all.shown = Dictionary(columns.compactMap { $0.id }.map { ($0, true) }, uniquingKeysWith: { first, _ in first })
        var ids = all.arranged(columns).compactMap(\.id)
        guard id != target, let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: target) else { return }
        ids.insert(ids.remove(at: from), at: to)
        order = ids
    }
}

/// A column that is dragged to another place.
struct DraggedColumn: Transferable, Codable {
    let id: String

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

extension TableColumnContent {
    private func changing(
        _ change: (inout _TableColumn<TableRowValue>) -> Void
    ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
        var columns = _columns
        for index in columns.indices { change(&columns[index]) }
        return _TableColumns(_columns: columns)
    }

    /// Sets the column's identifier in a `TableColumnCustomization`. People can hide and move only columns with such an
    /// identifier.
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.id = id }
    }

    /// Sets whether the column is visible until people hide or show it.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.defaultVisibility = visibility }
    }

    /// Sets what people may not change about the column.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.disabled = behavior }
    }

    /// Sets the alignment of the headings and the cells in their columns.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.alignment = alignment.horizontal }
    }
}

// The same modifiers for one column. They return a `TableColumn`, so that its other modifiers can follow.
extension TableColumn {
    /// Sets the column's identifier in a `TableColumnCustomization`. People can hide and move only columns with such an
    /// identifier.
    public func customizationID(_ id: String) -> Self { changing { $0.id = id } }

    /// Sets whether the column is visible until people hide or show it.
    public func defaultVisibility(_ visibility: Visibility) -> Self { changing { $0.defaultVisibility = visibility } }

    /// Sets what people may not change about the column.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
        changing { $0.disabled = behavior }
    }
}
