import Foundation
@_spi(Nodes) import ViewTree

/// The regions at a window's edges that a safe area excludes.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edges of the window, and the areas that bars cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area that an on-screen keyboard covers. No effect here: the browser keeps views clear of it.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Extends the proposal to its view by the safe area's insets, on the edges that it touches; its own size stays the
/// same.
struct IgnoresSafeAreaModifier: WrappingModifier {
    let edges: Edge.Set

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> SafeAreaLayoutNode {
        let wrapper = SafeAreaLayoutNode(child, graph: node.graph)
        wrapper.edges = edges
        return wrapper
    }

    func update(_ wrapper: SafeAreaLayoutNode, for node: ViewNode) {
        guard wrapper.edges != edges else { return }
        wrapper.edges = edges
        wrapper.invalidateLayout()
    }
}

final class SafeAreaLayoutNode: UnaryLayoutNode {
    fileprivate var edges = Edge.Set.all

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let reach = safeAreaReach(of: size, edges: edges)
        let outer = CGSize(
            width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        let inner = ProposedViewSize(outer)
        let childSize = child.sizeThatFits(inner)
        child.place(
            at: CGPoint(
                x: (outer.width - childSize.width) / 2 - reach.leading,
                y: (outer.height - childSize.height) / 2 - reach.top),
            proposal: inner)
    }
}

extension View {
    /// Lets the view extend beyond the safe area on some edges. Only the region `.container` has an effect.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older form of `ignoresSafeArea(_:edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
