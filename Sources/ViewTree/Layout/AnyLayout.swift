import Foundation

/// A type-erased layout: views keep their identity when it changes to another type.
///
/// See [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// Wraps a layout. An `AnyLayout` is unwrapped first.
    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The wrapped layout's cache, with that layout's type.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var type: Any.Type
    }

    /// The layout's cache, made before the first proposal.
    public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(of: layout, subviews) }

    private static func makeCache<L: Layout>(of layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), type: L.self)
    }

    /// Updates the layout's cache; makes a new one if the layout's type has changed.
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

    /// Runs `body` with the wrapped layout's cache; a cache of another layout is made anew.
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

    /// The layout's preferred spacing.
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

    /// The guide's position as set by the layout, in points; nil if it isn't set.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withLayout(subviews, &cache) { $0.guide(guide, bounds, proposal) }
    }

    /// The guide's position as set by the layout, in points; nil if it isn't set.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        withLayout(subviews, &cache) { $0.guide(guide, bounds, proposal) }
    }
}

/// A layout with its cache, type-erased.
private protocol OpenedLayout {
    func spacing() -> ViewSpacing
    func size(_ proposal: ProposedViewSize) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize)
    func guide(_ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
    func guide(_ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat?
}

/// A layout of a known type.
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
