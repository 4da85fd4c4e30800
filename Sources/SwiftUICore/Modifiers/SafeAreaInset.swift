import Foundation

/// An edge above or below a view.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top, bottom

    /// A set of upper and lower edges.
    public struct Set: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The lower edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
        /// The set of one edge.
        public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
    }
}

/// An edge beside a view.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing

    /// A set of edges beside a view.
    public struct Set: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The leading edge.
        public static let leading = Set(rawValue: 1)
        /// The trailing edge.
        public static let trailing = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
        /// The set of one edge.
        public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
    }
}

/// Places the second of its two views at an edge, and gives the remaining space to the first.
struct EdgeInsetLayout: InheritedGuidesLayout {
    let edge: Edge
    let spacing: CGFloat?
    let alignment: Alignment

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isBefore: Bool { edge == .top || edge == .leading }

    /// The inset's length along the axis, with the space between it and the other view.
    private func taken(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
        let offered = ProposedViewSize.along(axis, nil, across: proposal.length(across: axis))
        return subviews[1].sizeThatFits(offered).length(along: axis) + (spacing ?? 0)
    }

    private func rest(_ proposal: ProposedViewSize, _ taken: CGFloat) -> ProposedViewSize {
        .along(
            axis, proposal.length(along: axis).map { max($0 - taken, 0) }, across: proposal.length(across: axis))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        let taken = taken(proposal, subviews)
        let main = subviews[0].sizeThatFits(rest(proposal, taken))
        let inset = subviews[1].sizeThatFits(.along(axis, nil, across: proposal.length(across: axis)))
        return .along(
            axis, main.length(along: axis) + taken,
            across: max(main.length(across: axis), inset.length(across: axis)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard subviews.count == 2 else {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
            return
        }
        let whole = ProposedViewSize(bounds.size)
        let taken = taken(whole, subviews)
        let main = rest(whole, taken)
        let across = bounds.size.length(across: axis)
        let mainSize = subviews[0].sizeThatFits(main)
        let start = isBefore ? taken : 0
        let mainSpace = CGSize.along(axis, mainSize.length(along: axis), across: across)
        place(subviews[0], main, bounds, at: start, in: mainSpace, .center)
        let length = taken - (spacing ?? 0)
        let end = bounds.size.length(along: axis) - length
        let insetSpace = CGSize.along(axis, length, across: across)
        place(subviews[1], .along(axis, nil, across: across), bounds, at: isBefore ? 0 : end, in: insetSpace, alignment)
    }

    private func place(
        _ view: LayoutSubview, _ proposal: ProposedViewSize, _ bounds: CGRect, at position: CGFloat, in space: CGSize,
        _ alignment: Alignment
    ) {
        let inner = alignment.origin(of: view.dimensions(in: proposal), in: space)
        let corner = CGRect.along(axis, position, across: 0, .zero).origin
        view.place(
            at: CGPoint(x: bounds.minX + corner.x + inner.x, y: bounds.minY + corner.y + inner.y), proposal: proposal)
    }
}

extension View {
    /// Shows a view at the top or bottom. Scrolling content passes under it, and comes to rest beside it.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        edgeInset(
            edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content())
    }

    /// Shows a view at the side. Scrolling content passes under it, and comes to rest beside it.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        edgeInset(
            edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing,
            content())
    }

    private func edgeInset<V: View>(
        _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ inset: V
    ) -> some View {
        EdgeInsetLayout(edge: edge, spacing: spacing, alignment: alignment) {
            ZStackLayout() { self }.modifier(SafeRegionModifier())
            ZStackLayout() { inset }
        }
    }

    /// Adds padding to the view's content; scroll views still extend to its edges.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeRegionModifier()).padding(insets)
    }

    /// Adds padding to the view's content at some edges, in points; scroll views still extend to them. A nil length is
    /// the platform's, 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeRegionModifier()).padding(edges, length)
    }

    /// Adds padding to the view's content at all edges, in points; scroll views still extend to them.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
