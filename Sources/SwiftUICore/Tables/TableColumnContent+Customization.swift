import CoreTransferable
import Foundation

/// What people may do with a column of a table that was given a `TableColumnCustomization`.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moving the column, by its heading.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Making it wider: people can't do that to any column here.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Hiding and showing it, by the menu of the headings.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All three.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

/// Which columns of a table people see, and in which order. It can be stored: it is `Codable`.
///
/// See [TableColumnCustomization](https://developer.apple.com/documentation/swiftui/tablecolumncustomization).
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var shown: [String: Bool] = [:]
    /// Of columns that were moved; the others stand where the table has them.
    private(set) var order: [String] = []

    /// Columns as the table has them.
    public init() {}

    /// Whether the column with that `customizationID` is seen; `.automatic` is as its `defaultVisibility` says.
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns where the table has them.
    public mutating func resetOrder() { order = [] }

    /// Those that are seen, in their order.
    func arranged(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var moved = columns.filter { places[$0.id ?? ""] != nil }.sorted { places[$0.id!]! < places[$1.id!]! }[...]
        // The places of columns that were moved are filled with those in their order.
        let ordered = columns.map { places[$0.id ?? ""] == nil ? $0 : moved.removeFirst() }
        return ordered.filter { isShown($0) }
    }

    func isShown(_ column: _TableColumn<RowValue>) -> Bool {
        (column.id.flatMap { shown[$0] }) ?? (column.defaultVisibility != .hidden)
    }

    /// Puts a column in front of another, or behind it where it stood in front of that.
    mutating func move(_ id: String, to target: String, among columns: [_TableColumn<RowValue>]) {
        var all = self
        all.shown = Dictionary(columns.compactMap { $0.id }.map { ($0, true) }, uniquingKeysWith: { first, _ in first })
        var ids = all.arranged(columns).compactMap(\.id)
        guard id != target, let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: target) else { return }
        ids.insert(ids.remove(at: from), at: to)
        order = ids
    }
}

/// A column on its way to another place.
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

    /// What a `TableColumnCustomization` calls the column by. People can hide and move only columns with such a name.
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.id = id }
    }

    /// Whether the column is seen as long as people haven't said otherwise.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.defaultVisibility = visibility }
    }

    /// What people may not do with the column.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.disabled = behavior }
    }

    /// Sets where the headings and the cells stand in their columns.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.alignment = alignment.horizontal }
    }
}

// The same for one column, which stays one: more can be said of it.
extension TableColumn {
    /// What a `TableColumnCustomization` calls the column by. People can hide and move only columns with such a name.
    public func customizationID(_ id: String) -> Self { changing { $0.id = id } }

    /// Whether the column is seen as long as people haven't said otherwise.
    public func defaultVisibility(_ visibility: Visibility) -> Self { changing { $0.defaultVisibility = visibility } }

    /// What people may not do with the column.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
        changing { $0.disabled = behavior }
    }
}
