import Foundation
@_spi(Nodes) import ViewTree

/// What of a window's edges a view may reach over.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edges of the window, and what bars cover of it.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What an on-screen keyboard covers. A browser keeps views off it by itself, so it has no effect here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Offers its view the safe area's insets as well, on the edges where it touches them; its own size stays.
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
    /// Lets the view reach over what the safe area leaves free, on some edges. Only `.container` counts of the regions.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older form of `ignoresSafeArea(_:edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
