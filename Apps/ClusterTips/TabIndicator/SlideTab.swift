import SwiftUI

/// A page with a title.
struct SlideTab<Content: View>: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let content: Content

    init(id: Int, title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.id = id
        self.title = title
        self.content = content()
    }
}

/// Computes the position of the bar below the titles from a page's position.
struct IndicatorGeometry: Equatable {
    /// The width of the whole row of titles, in points.
    var width: CGFloat
    var count: Int

    /// The width of each title, and of the bar.
    var tabWidth: CGFloat { count > 0 ? width / CGFloat(count) : 0 }

    /// The bar's left edge while a page's origin is at `pageOrigin`, relative to the pages' container. Overscrolling
    /// beyond the first or last page doesn't move the bar further.
    func position(page: Int, origin pageOrigin: CGFloat) -> CGFloat {
        guard count > 0 else { return 0 }
        let position = (width * CGFloat(page) - pageOrigin) / CGFloat(count)
        return min(max(position, 0), width - tabWidth)
    }

    /// The bar's left edge at rest.
    func position(at page: Int) -> CGFloat { position(page: page, origin: 0) }
}
