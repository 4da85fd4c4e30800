import SwiftUI

/// A page under a title.
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

/// Where the bar below the titles is, from where a page is.
struct IndicatorGeometry: Equatable {
    /// Of the whole row of titles, in points.
    var width: CGFloat
    var count: Int

    /// How wide each title, and the bar, is.
    var tabWidth: CGFloat { count > 0 ? width / CGFloat(count) : 0 }

    /// The bar's left edge while a page stands at `pageOrigin`, relative to the pages' own left edge. Pages that are drawn
    /// beyond the first or the last leave it where that one has it.
    func position(page: Int, origin pageOrigin: CGFloat) -> CGFloat {
        guard count > 0 else { return 0 }
        let position = (width * CGFloat(page) - pageOrigin) / CGFloat(count)
        return min(max(position, 0), width - tabWidth)
    }

    /// The bar's left edge at rest.
    func position(at page: Int) -> CGFloat { position(page: page, origin: 0) }
}
