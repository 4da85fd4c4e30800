import Foundation

/// What of a window's edges a view may reach over.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
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
        let reach = reach(of: size)
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

    /// How far the view may grow over each edge.
    private func reach(of size: CGSize) -> EdgeInsets {
        let insets = graph.safeArea
        let frame = CGRect(origin: origin(in: nil), size: size)
        let window = graph.rootLayout.size
        func grows(_ edge: Edge.Set, _ touches: Bool) -> Bool { edges.contains(edge) && touches }
        return EdgeInsets(
            top: grows(.top, frame.minY <= insets.top + 0.5) ? frame.minY : 0,
            leading: grows(.leading, frame.minX <= insets.leading + 0.5) ? frame.minX : 0,
            bottom: grows(.bottom, frame.maxY >= window.height - insets.bottom - 0.5) ? window.height - frame.maxY : 0,
            trailing: grows(.trailing, frame.maxX >= window.width - insets.trailing - 0.5)
                ? window.width - frame.maxX : 0)
    }
}

extension View {
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
