import Foundation

/// The titles of the pages that are shown; the latest is the window's.
@MainActor
struct PageTitles {
    private var titles: [(page: ObjectIdentifier, title: String)] = []

    nonisolated init() {}

    var current: String? { titles.last?.title }

    mutating func set(_ page: NavigationPage, _ title: String?) {
        let key = ObjectIdentifier(page)
        if let title, let index = titles.firstIndex(where: { $0.page == key }) {
            titles[index].title = title
        } else {
            titles.removeAll { $0.page == key }
            if let title, !title.isEmpty { titles.append((key, title)) }
        }
    }

    mutating func remove(_ page: NavigationPage) { set(page, nil) }
}
