import DisplayList
import Foundation
import SwiftUICore

/// A list of rows in sections, whose cells a data source makes when they come into view.
///
/// The list is SwiftUI's `List`, with cells as its rows: it scrolls, draws separators and swipes as that does. See
/// [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
open class UITableView: UIScrollView {
    /// How the sections look.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Whether lines are drawn between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
    /// Where a row comes to rest that is scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// How rows come and go. All of them look alike here, except for `none`.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A height that follows from a cell's content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// How the sections look.
    public let style: Style
    /// Makes the cells. It is asked how many there are when that is needed first: at the next layout, or for a change.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            isRead = false
            setNeedsLayout()
        }
    }
    /// The rows, which are read from the data source where they weren't yet.
    var model: TableModel {
        readIfNeeded()
        return rows
    }
    private let rows = TableModel()
    /// The cell that the data source is filling again, which it gets for the asking.
    private var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    var cells: [Int: UITableViewCell] = [:]
    var registered: [String: () -> UITableViewCell] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var batch: PendingBatch?
    private(set) var isRead = false
    private lazy var list = HostedView(TableList(table: self, model: rows))

    /// The height of rows for which the delegate says nothing; `automaticDimension` by default.
    open var rowHeight = UITableView.automaticDimension { didSet { model.look += 1 } }
    /// Kept, and has no effect here: the list estimates by itself.
    open var estimatedRowHeight: CGFloat = 44
    /// The height of sections' headers, if the delegate says nothing.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of sections' footers, if the delegate says nothing.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Kept, and has no effect here.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// Whether lines are drawn between rows.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { model.look += 1 } }
    /// The colour of the lines; nil is the system's.
    open var separatorColor: UIColor? { didSet { model.look += 1 } }
    /// Where the lines begin and end.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { model.look += 1 } }
    /// Above the first section. Its height is its frame's, or what its rules make it.
    open var tableHeaderView: UIView? { didSet { model.look += 1 } }
    /// Below the last section.
    open var tableFooterView: UIView? { didSet { model.look += 1 } }
    /// Behind the rows.
    open var backgroundView: UIView? { didSet { model.look += 1 } }
    /// Whether a press chooses a row.
    open var allowsSelection = true { didSet { model.look += 1 } }
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether rows are being deleted and moved. Kept, and has no effect here: rows are deleted by a swipe.
    open var isEditing = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// A list of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        addSubview(list)
    }

    /// A plain list.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// A plain list without a size.
    public convenience init() { self.init(frame: .zero, style: .plain) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Lets the list fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        readIfNeeded()
        list.frame = CGRect(origin: .zero, size: bounds.size)
    }

    // The list scrolls, not the view.
    override func describe(_ element: inout DisplayElement) {}
    override var scrolledOffset: CGPoint { .zero }

    // MARK: Reading the data source

    /// Asks the data source for everything anew. What is chosen isn't any more.
    open func reloadData() {
        isRead = true
        forgetCells()
        model.replace(by: sourceCounts ?? [])
    }

    var sourceCounts: [Int]? {
        guard let dataSource else { return nil }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    /// How many sections are shown.
    public var numberOfSections: Int { model.sections.count }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { model.sections[section].rows.count }

    // MARK: Cells

    /// Makes cells of a class for an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else { return registered[identifier] = nil }
        registered[identifier] = { CellMaking.cell(type, .default, identifier) }
    }

    /// Makes views of a class for the headers and footers of an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        model.headers[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// A header or footer of an identifier; nil if no class is registered for it.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        model.headers[identifier].map { CellMaking.header($0, identifier) }
    }

    /// A cell that was used before; nil if there is none and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return registered[identifier]?()
    }

    /// A cell that was used before, or a new one. A class has to be registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
            return reconfigured.cell
        }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no class is registered for cells of the identifier '\(identifier)'")
        }
        return cell
    }

    /// Asks the data source to fill cells again.
    private func reconfigureCells() {
        for id in model.takeReconfigured() {
            guard let cell = cells[id], let path = model.indexPath(of: id) else { continue }
            reconfigured = (path, cell)
            let filled = dataSource?.tableView(self, cellForRowAt: path)
            reconfigured = nil
            // It may be as high as another one now.
            if filled === cell { model.look += 1 } else { exchange(id, for: filled) }
        }
    }

    /// The data source wants another cell: it is asked for it once more when the row is made again, and finds this one.
    private func exchange(_ id: Int, for cell: UITableViewCell?) {
        model.renew(id)
        if let cell, let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    /// The cell of a row that is in view.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        model.id(at: indexPath).flatMap { cells[$0] }
    }
    /// The row of a cell that is in view.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }.flatMap { model.indexPath(of: $0.key) }
    }
    /// The cells in view, from the top.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }
    /// The rows in view, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.compactMap(model.indexPath).sorted() }
    /// Not known before the list is laid out: nil unless the point lies in a cell in view.
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
