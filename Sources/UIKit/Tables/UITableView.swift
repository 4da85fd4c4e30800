import DisplayList
import Foundation
import SwiftUICore

/// A list of rows in sections. A data source provides their cells as they come into view.
///
/// The list is SwiftUI's `List`, with cells as its rows: scrolling, separators and swipe actions are those of `List`.
/// See [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
open class UITableView: UIScrollView {
    /// The style of the sections.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Whether separators are drawn between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
    /// The position to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// How rows are animated. Any value except `none` has the same effect here.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A height that is determined by the cell's content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The style of the sections.
    public let style: Style
    /// Provides the cells. The counts are queried when they are first needed: at the next layout, or for a change.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            isRead = false
            setNeedsLayout()
        }
    }
    /// Loads the data of rows that are likely to come into view soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is asked. True by default.
    open var isPrefetchingEnabled = true
    let prefetcher = Prefetcher()
    /// The rows; reads the counts from the data source if that hasn't happened yet.
    var model: TableModel {
        readIfNeeded()
        return rows
    }
    private let rows = TableModel()
    /// The cell that is being reconfigured: the data source gets it when it dequeues a cell for the row.
    private var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    var cells: [Int: UITableViewCell] = [:]
    var registered: [String: () -> UITableViewCell] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var batch: PendingBatch?
    private(set) var isRead = false
    private lazy var list = HostedView(TableList(table: self, model: rows))

    /// The height of rows for which the delegate gives none; `automaticDimension` by default.
    open var rowHeight = UITableView.automaticDimension { didSet { model.look += 1 } }
    /// Stored, but has no effect here: the list has its own estimate.
    open var estimatedRowHeight: CGFloat = 44
    /// The height of section headers, if the delegate gives none.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of section footers, if the delegate gives none.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Stored, but has no effect here.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// Whether separators are drawn between rows.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { model.look += 1 } }
    /// The color of the separators; nil is the system's.
    open var separatorColor: UIColor? { didSet { model.look += 1 } }
    /// The insets of the separators. Only the left one has an effect.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { model.look += 1 } }
    /// The view above the first section. Its height is its frame's or, if that is 0, determined by its constraints.
    open var tableHeaderView: UIView? { didSet { model.look += 1 } }
    /// The view below the last section.
    open var tableFooterView: UIView? { didSet { model.look += 1 } }
    /// The view behind the rows.
    open var backgroundView: UIView? { didSet { model.look += 1 } }
    /// Whether a press selects a row.
    open var allowsSelection = true { didSet { model.look += 1 } }
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether the table is in editing mode. Stored, but has no effect here: rows are deleted by a swipe.
    open var isEditing = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// A table with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        addSubview(list)
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// A plain table without a size.
    public convenience init() { self.init(frame: .zero, style: .plain) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// When scrolling takes the keyboard focus from a field. `none` by default.
    open override var keyboardDismissMode: KeyboardDismissMode { didSet { model.look += 1 } }
    /// Stored, but has no effect here: the list has its own estimate.
    open var estimatedSectionHeaderHeight: CGFloat = 0
    /// Stored, but has no effect here: the list has its own estimate.
    open var estimatedSectionFooterHeight: CGFloat = 0
    /// Stored, but has no effect here: there is no editing mode.
    open var allowsSelectionDuringEditing = false
    /// Stored, but has no effect here: there is no editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// Stored, but has no effect here: a row is as wide as the table.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Stored, but has no effect here: views are shown within the safe area.
    open var insetsContentViewsToSafeArea = true
    /// Stored, but has no effect here: there is no index.
    open var sectionIndexColor: UIColor?

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Makes the list fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        readIfNeeded()
        list.frame = CGRect(origin: .zero, size: bounds.size)
    }

    // The inner list scrolls, not this view.
    override func describe(_ element: inout DisplayElement) {}
    override func refreshDidChange() { model.look += 1 }
    override var scrolledOffset: CGPoint { .zero }

    // MARK: Reading the data source

    /// Reloads everything from the data source, and deselects all rows.
    open func reloadData() {
        isRead = true
        forgetCells()
        model.replace(by: sourceCounts ?? [])
    }

    var sourceCounts: [Int]? {
        guard let dataSource else { return nil }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    /// The number of sections.
    public var numberOfSections: Int { model.sections.count }
    /// The number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int { model.sections[section].rows.count }

    // MARK: Cells

    /// Registers a class of cells for an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else { return registered[identifier] = nil }
        registered[identifier] = { CellMaking.cell(type, .default, identifier) }
    }

    /// Registers a class of header and footer views for an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        model.headers[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// A new header or footer view for an identifier; nil if no class is registered for it.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        model.headers[identifier].map { CellMaking.header($0, identifier) }
    }

    /// Returns a reused cell or, if a class is registered, a new one; nil otherwise.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return registered[identifier]?()
    }

    /// Returns a reused cell, or a new one. A class must be registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
            return reconfigured.cell
        }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no class is registered for cells of the identifier '\(identifier)'")
        }
        return cell
    }

    /// Asks the data source to configure cells again.
    private func reconfigureCells() {
        for id in model.takeReconfigured() {
            guard let cell = cells[id], let path = model.indexPath(of: id) else { continue }
            reconfigured = (path, cell)
            let filled = dataSource?.tableView(self, cellForRowAt: path)
            reconfigured = nil
            // The cell's height may have changed.
            if filled === cell { model.look += 1 } else { exchange(id, for: filled) }
        }
    }

    /// The data source returned another cell. It goes into the reuse pool, from which the renewed row dequeues it.
    private func exchange(_ id: Int, for cell: UITableViewCell?) {
        model.renew(id)
        if let cell, let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    /// The cell of a visible row; nil if there is none.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        model.id(at: indexPath).flatMap { cells[$0] }
    }
    /// The index path of a visible cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }.flatMap { model.indexPath(of: $0.key) }
    }
    /// The cells in view, from the top.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }
    /// The index paths of the visible rows, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.compactMap(model.indexPath).sorted() }
    /// The index path of the row at a point. Nil unless a visible cell is there: other rows have no known position
    /// before layout.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.convert($0.bounds, to: self).contains(point) }.flatMap(indexPath)
    }
}

extension UITableView: BatchedView {
    func show(isAnimated: Bool, _ change: () -> Void) {
        Motion.change(isAnimated) {
            change()
            reconfigureCells()
        }
    }
}
