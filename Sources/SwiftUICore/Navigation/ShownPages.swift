import Foundation
@_spi(Nodes) import ViewTree

/// A page of a navigation stack, for code that inspects a window's screen.
package struct ShownPage {
    package let title: String?
    /// The page's value in the path; nil for a stack's root, and for pages that are presented without a value.
    package let value: AnyHashable?
}

extension ViewGraph {
    /// The pages of the window's navigation stacks, for each stack from its root to its topmost page.
    package var shownPages: [ShownPage] {
        var pages: [ShownPage] = []
        inContext {
            if let root { Self.collect(from: root, into: &pages) }
        }
        return pages
    }

    private static func collect(from node: ViewNode, into pages: inout [ShownPage]) {
        if let page = node as? NavigationPageNode { pages.append(page.shown) }
        for child in node.presentNodes { collect(from: child, into: &pages) }
    }
}

extension NavigationPageNode {
    fileprivate var shown: ShownPage {
        let value = page.model?.entries.first { $0.id == page.id }?.value
        return ShownPage(title: page.title?.plainText(in: environment), value: value?.value)
    }
}
