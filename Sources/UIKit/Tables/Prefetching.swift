import Foundation

/// Loads the data of rows that are likely to come into view soon.
///
/// See [UITableViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows are likely to come into view soon, the nearest one first. It isn't called for every row that comes into view.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows are no longer likely to come into view soon. Does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Loads the data of items that are likely to come into view soon.
///
/// See [UICollectionViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items are likely to come into view soon, the nearest one first. It isn't called for every item that comes into
    /// view.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items are no longer likely to come into view soon. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// Decides which rows are likely to come into view soon: as many as are in view, in the direction of the last scroll.
@MainActor
final class Prefetcher {
    private static let fewest = 4
    private static let most = 40

    /// Rows whose data the app was asked to load, and that haven't come into view.
    private var asked: Set<Int> = []
    private var first: IndexPath?
    private var isBackward = false
    private var isDue = false

    /// What changed: the rows whose data is wanted now, the nearest first, and those whose data is no longer wanted.
    struct Change {
        var wanted: [IndexPath] = []
        var unwanted: [IndexPath] = []
    }

    /// Calls the closure after the next commit of the view's window, once for all requests until then.
    func schedule(in view: UIView, _ run: @escaping () -> Void) {
        guard !isDue, let graph = view.shown?.window else { return }
        isDue = true
        graph.afterCommit { [weak self] in
            self?.isDue = false
            run()
        }
    }

    /// - Parameter shown: The index paths of all rows in view.
    func update(_ shown: [IndexPath], in model: TableModel) -> Change {
        guard let low = shown.min(), let high = shown.max() else { return leave([], [], model) }
        if let first, low != first { isBackward = low < first }
        first = low
        let count = min(max(shown.count, Self.fewest), Self.most)
        let near = model.paths(beside: isBackward ? low : high, count, backward: isBackward)
        return leave(near, shown, model)
    }

    private func leave(_ near: [IndexPath], _ shown: [IndexPath], _ model: TableModel) -> Change {
        let ids = near.compactMap(model.id)
        let gone = asked.subtracting(ids).subtracting(shown.compactMap(model.id))
        let wanted = zip(near, ids).filter { !asked.contains($1) }.map(\.0)
        asked = Set(ids)
        return Change(wanted: wanted, unwanted: gone.compactMap(model.indexPath).sorted())
    }
}

extension TableModel {
    /// The nearest rows after a row, or before it.
    fileprivate func paths(beside path: IndexPath, _ count: Int, backward: Bool) -> [IndexPath] {
        var (section, row, paths) = (path.section, path.row, [IndexPath]())
        while paths.count < count, sections.indices.contains(section) {
            row += backward ? -1 : 1
            if sections[section].rows.indices.contains(row) {
                paths.append(IndexPath(row: row, section: section))
            } else {
                section += backward ? -1 : 1
                guard sections.indices.contains(section) else { break }
                row = backward ? sections[section].rows.count : -1
            }
        }
        return paths
    }
}

extension UITableView {
    func prefetch() {
        guard prefetchDataSource != nil, isPrefetchingEnabled else { return }
        prefetcher.schedule(in: self) { [weak self] in
            guard let self, let source = prefetchDataSource, isPrefetchingEnabled else { return }
            let change = prefetcher.update(cells.values.compactMap(\.place), in: model)
            if !change.unwanted.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: change.unwanted) }
            if !change.wanted.isEmpty { source.tableView(self, prefetchRowsAt: change.wanted) }
        }
    }
}

extension UICollectionView {
    private var cellPlaces: [IndexPath] { shownViews.values.compactMap { ($0 as? UICollectionViewCell)?.place } }

    func prefetch() {
        guard prefetchDataSource != nil, isPrefetchingEnabled else { return }
        prefetcher.schedule(in: self) { [weak self] in
            guard let self, let source = prefetchDataSource, isPrefetchingEnabled else { return }
            let change = prefetcher.update(cellPlaces, in: model)
            if !change.unwanted.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: change.unwanted) }
            if !change.wanted.isEmpty { source.collectionView(self, prefetchItemsAt: change.wanted) }
        }
    }
}
