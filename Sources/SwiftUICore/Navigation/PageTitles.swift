import Foundation

/// The titles of the pages that are shown; the latest is the window's.
@MainActor
final class PageTitles: WindowService {
    private var titles: [(page: NavigationPage, title: String)] = []

    init(graph: ViewGraph) {}

    var windowTitle: String? { titles.last { !$0.page.isOutOfSight }?.title }

    func set(_ page: NavigationPage, _ title: String?) {
        if let title, let index = titles.firstIndex(where: { $0.page === page }) {
            titles[index].title = title
        } else {
            titles.removeAll { $0.page === page }
            if let title, !title.isEmpty { titles.append((page, title)) }
        }
    }

    func remove(_ page: NavigationPage) { set(page, nil) }
}

extension ViewGraph {
    /// The titles of the window's pages, which take precedence over the window's own.
    var pageTitles: PageTitles { service() }
}
