import Foundation

/// A layout of any type: the views in it stay the same when it changes to another.
///
/// See [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// Holds a layout. Of an `AnyLayout`, the layout that it holds is taken.
    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// What the layout inside remembers, with that layout's type.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var type: Any.Type
    }

    /// What the layout remembers of its views, made before the first proposal.
    public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(of: layout, subviews) }

    private static func makeCache<L: Layout>(of layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), type: L.self)
    }

    /// Brings the layout's cache up to date; makes a new one where the layout is of another type than before.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func open<L: Layout>(_ layout: L) {
            guard cache.type == L.self, var inner = cache.value as? L.Cache else {
                return cache = Self.makeCache(of: layout, subviews)
            }
            layout.updateCache(&inner, subviews: subviews)
            cache.value = inner
        }
        open(layout)
    }

    /// Runs `body` with the inside layout's own cache; one of another layout's is made anew.
    private func withLayout<T>(
        _ subviews: Subviews, _ cache: inout Cache, _ body: (any OpenedLayout) -> T
    ) -> T {
        func open<L: Layout>(_ layout: L) -> T {
            if cache.type != L.self { cache = Self.makeCache(of: layout, subviews) }
            let opened = Opened(layout: layout, cache: cache.value as! L.Cache, subviews: subviews)
            defer { cache.value = opened.cache }
            return body(opened)
        }
        return open(layout)
    }

    /// The spacing that the layout asks for.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        withLayout(subviews, &cache) { $0.spacing() }
    }

    /// The size that the layout takes for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        withLayout(subviews, &cache) { $0.size(proposal) }
    }

    /// Places the views within `bounds`.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        withLayout(subviews, &cache) { $0.place(bounds, proposal) }
    }

    /// Where the layout sets the guide, in points; nil where it doesn't.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withLayout(subviews, &cache) { $0.guide(guide, bounds, proposal) }
    }

    /// Where the layout sets the guide, in points; nil where it doesn't.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withLayout(subviews, &cache) { $0.guide(guide, bounds, proposal) }
    }
}

/// A layout with its cache, whatever their types.
private protocol OpenedLayout {
    func spacing() -> ViewSpacing
    func size(_ proposal: ProposedViewSize) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize)
    func guide(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
    func guide(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
}

private final class Opened<L: Layout>: OpenedLayout {
    let layout: L
    var cache: L.Cache
    let subviews: LayoutSubviews

    init(layout: L, cache: L.Cache, subviews: LayoutSubviews) {
        self.layout = layout
        self.cache = cache
        self.subviews = subviews
    }

    func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func guide(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func guide(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
