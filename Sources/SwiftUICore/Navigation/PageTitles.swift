import Foundation

/// The titles of the pages that are shown; the latest is the window's.
@MainActor
struct PageTitles {
    private var titles: [(page: NavigationPage, title: String)] = []

    nonisolated init() {}

    var current: String? { titles.last { !$0.page.isOutOfSight }?.title }

    mutating func set(_ page: NavigationPage, _ title: String?) {
        if let title, let index = titles.firstIndex(where: { $0.page === page }) {
            titles[index].title = title
        } else {
            titles.removeAll { $0.page === page }
            if let title, !title.isEmpty { titles.append((page, title)) }
        }
    }

    mutating func remove(_ page: NavigationPage) { set(page, nil) }
}
