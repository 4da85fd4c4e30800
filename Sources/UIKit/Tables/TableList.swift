import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Shows a table's rows as a SwiftUI `List`.
struct TableList: View {
    unowned let table: UITableView
    let model: TableModel

    var body: some View {
        let _ = model.look
        ScrollViewReader { proxy in
            styled(
                List {
                    edge(table.tableHeaderView)
                    ForEach(model.sections) { TableSection(table: table, model: model, section: $0) }
                    edge(table.tableFooterView)
                }
            )
            .transformEnvironment(\.refresh) { refresh in
                if let control = table.refreshControl { refresh = RefreshAction { await control.refresh() } }
            }
            .scrollContentBackground(.hidden)
            .scrollDismissesKeyboard(table.keyboardDismissMode == .none ? .never : .immediately)
            .background { if let view = table.backgroundView { GuestPage(view: view) } }
            .onScrollGeometryChange(for: TableSight.self, of: TableSight.init) { table.note($1) }
            .onChange(of: model.target) { scroll(proxy) }
        }
    }

    @ViewBuilder private func styled(_ list: some View) -> some View {
        switch table.style {
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        }
    }

    @ViewBuilder private func edge(_ view: UIView?) -> some View {
        if let view {
            TableEdge(view: view)
                .listRowInsets(EdgeInsets())
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
        }
    }

    private func scroll(_ proxy: ScrollViewProxy) {
        guard let target = model.target else { return }
        let anchors: [UITableView.ScrollPosition: UnitPoint] = [.top: .top, .middle: .center, .bottom: .bottom]
        withAnimation(target.isAnimated ? .default : nil) {
            proxy.scrollTo(target.id, anchor: anchors[target.position])
        }
    }
}

/// A table's scroll offset and content size.
struct TableSight: Equatable {
    let offset: CGPoint
    let contentSize: CGSize

    init(_ geometry: ScrollGeometry) { (offset, contentSize) = (geometry.contentOffset, geometry.contentSize) }
}

extension UITableView {
    func note(_ sight: TableSight) {
        if contentSize != sight.contentSize { contentSize = sight.contentSize }
        note(sight.offset)
    }
}

/// The table's header or footer view.
private struct TableEdge: View {
    let view: UIView

    var body: some View {
        GeometryReader { GuestPage(view: view).frame(width: $0.size.width, height: $0.size.height) }
            .frame(height: height)
    }

    private var height: CGFloat {
        guard view.bounds.height == 0, view.hasConstrainedViews else { return view.bounds.height }
        return view.systemLayoutSizeFitting(.zero).height
    }
}

/// A section, with the titles or views that the table's delegate and data source provide.
private struct TableSection: View {
    unowned let table: UITableView
    let model: TableModel
    let section: TableModel.Section

    private var index: Int { model.index(ofSection: section.id) ?? 0 }

    var body: some View {
        let _ = model.look
        Section {
            ForEach(section.rows, id: \.self) { TableRow(table: table, model: model, id: $0) }
        } header: {
            title(
                table.tableDelegate?.tableView(table, viewForHeaderInSection: index),
                table.dataSource?.tableView(table, titleForHeaderInSection: index),
                table.tableDelegate?.tableView(table, heightForHeaderInSection: index) ?? table.sectionHeaderHeight)
        } footer: {
            title(
                table.tableDelegate?.tableView(table, viewForFooterInSection: index),
                table.dataSource?.tableView(table, titleForFooterInSection: index),
                table.tableDelegate?.tableView(table, heightForFooterInSection: index) ?? table.sectionFooterHeight)
        }
    }

    @ViewBuilder private func title(_ view: UIView?, _ words: String?, _ height: CGFloat) -> some View {
        if let view {
            GuestPage(view: view).frame(height: height > 0 ? height : Self.height(of: view))
        } else if let words {
            Text(verbatim: words).frame(height: height > 0 ? height : nil)
        }
    }

    private static func height(of view: UIView) -> CGFloat {
        let fitting = view.hasConstrainedViews ? view.systemLayoutSizeFitting(.zero).height : view.bounds.height
        return fitting > 0 ? fitting : 28
    }
}

/// A row that shows the table's cell, with its separator, background and swipe actions.
private struct TableRow: View {
    unowned let table: UITableView
    let model: TableModel
    let id: Int

    var body: some View {
        let _ = model.look
        if let path = model.indexPath(of: id) {
            let _ = table.note(path, of: id)
            CellPage(table: table, id: id, look: model.look)
                .contentShape(Rectangle())
                .modifier(RowPress(table: table, id: id))
                // A list's separator begins at its row's inset, but the cell extends to the edge.
                .padding(.leading, -table.separatorInset.left)
                .listRowInsets(EdgeInsets(top: 0, leading: table.separatorInset.left, bottom: 0, trailing: 0))
                .listRowBackground(background)
                .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
                .listRowSeparatorTint(table.separatorColor.map(Color.init(bridged:)))
                .swipeActions(edge: .leading) {
                    buttons(table.tableDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
                }
                .swipeActions(edge: .trailing) { trailing(path) }
        }
    }

    private var background: Color? { table.cells[id]?.backgroundColor.map(Color.init(bridged:)) }

    @ViewBuilder private func trailing(_ path: IndexPath) -> some View {
        if let own = table.tableDelegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) {
            buttons(own)
        } else if table.canDelete(path) {
            Button(role: .destructive) {
                guard let path = model.indexPath(of: id) else { return }
                table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            } label: {
                let title = table.tableDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
                title.map { Text(verbatim: $0) } ?? Text.system("Delete")
            }
        }
    }

    @ViewBuilder private func buttons(_ configuration: UISwipeActionsConfiguration?) -> some View {
        if let configuration {
            ForEach(configuration.actions, id: \.self) { action in
                Button(role: action.style == .destructive ? .destructive : nil) {
                    action.handler(action, table.cells[id] ?? table) { _ in }
                } label: {
                    if let image = action.image {
                        Image(bridged: image).accessibilityLabel(action.title ?? "")
                    } else {
                        Text(verbatim: action.title ?? "")
                    }
                }
                .tint(action.backgroundColor.map(Color.init(bridged:)))
            }
        }
    }
}

/// Lets a press select the row, if the table allows selection.
private struct RowPress: ViewModifier {
    unowned let table: UITableView
    let id: Int

    func body(content: Content) -> some View {
        if table.allowsSelection, table.delegate != nil {
            content.onTapGesture { table.press(id) }.accessibilityAddTraits(.isButton)
        } else {
            content
        }
    }
}

/// Shows a row's cell. The cell is created when the row comes into view, and recycled when it leaves.
private struct CellPage: View, PrimitiveView {
    unowned let table: UITableView
    let id: Int
    /// A new value causes the cell to be measured again.
    let look: Int

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        GuestNode(view, context) { show in RepresentableGuest(view, context, show: show) }
    }
}

extension CellPage: Represented {
    func makeCoordinator() {}
    func make(_ surroundings: RepresentedSurroundings<Void>) -> UITableViewCell { table.cell(for: id) }
    func update(_ object: UITableViewCell, _ surroundings: RepresentedSurroundings<Void>) {}
    static func dismantle(_ object: UITableViewCell, _ coordinator: Void) {}
    static func view(of object: UITableViewCell) -> UIView { object }
    static func didLeave(_ object: UITableViewCell) { object.table?.putAway(object) }

    func size(
        for proposal: ProposedViewSize, _ object: UITableViewCell, _ surroundings: RepresentedSurroundings<Void>
    ) -> CGSize? {
        let width = proposal.width ?? table.bounds.width
        return CGSize(width: width, height: table.height(of: object, id, in: width))
    }
}

extension UITableView {
    func canDelete(_ path: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path) == true
            && tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    }

    func cell(for id: Int) -> UITableViewCell {
        if let cell = cells[id] { return cell }
        guard let path = model.indexPath(of: id), let dataSource else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.table = self
        (cells[id], cell.place) = (cell, path)
        if model.chosen.contains(id) { cell.setSelected(true, animated: false) }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        prefetch()
        return cell
    }

    func note(_ path: IndexPath, of id: Int) { cells[id]?.place = path }

    func height(of cell: UITableViewCell, _ id: Int, in width: CGFloat) -> CGFloat {
        let path = model.indexPath(of: id)
        let asked = path.flatMap { tableDelegate?.tableView(self, heightForRowAt: $0) } ?? rowHeight
        return asked >= 0 ? asked : cell.height(in: width)
    }

    /// Recycles a cell whose row went out of view or was deleted.
    func putAway(_ cell: UITableViewCell) {
        if let id = cells.first(where: { $0.value === cell })?.key {
            cells[id] = nil
            tell(ofEndOf: cell, id)
        }
        cell.table = nil
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    /// Asks for all rows again. The delegate is notified of the cells now; they are pooled when they have left.
    func forgetCells() {
        let shown = cells
        cells = [:]
        let places = shown.mapValues { $0.place ?? [0, 0] }
        for id in shown.keys.sorted(by: { places[$0]! < places[$1]! }) { tell(ofEndOf: shown[id]!, id) }
    }

    /// A row that is gone is told of by its last place.
    private func tell(ofEndOf cell: UITableViewCell, _ id: Int) {
        guard let path = model.indexPath(of: id) ?? cell.place else { return }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
}
