import Foundation

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

/// Marks the part of its parent that is free of insets: around it lies what content that ignores them may reach over.
final class SafeRegionLayoutNode: UnaryLayoutNode, PlainWrapper {}

struct SafeRegionModifier: WrappingModifier {
    func update(_ wrapper: SafeRegionLayoutNode, for node: ViewNode) {}
}

extension LayoutNode {
    /// How far this node may grow over each of some edges: as far as it touches what insets leave free, and no farther
    /// than the scroll view that it is in, if it is in one.
    func safeAreaReach(of size: CGSize, edges: Edge.Set) -> EdgeInsets {
        let own = CGRect(origin: origin(in: nil), size: size)
        var frame = own
        var edges = edges
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollLayoutNode {
                if scroll.axes.contains(.vertical) { edges.subtract(.vertical) }
                if scroll.axes.contains(.horizontal) { edges.subtract(.horizontal) }
            } else if current is SafeRegionLayoutNode, let outer = current.parent {
                frame.grow(edges, from: current.windowFrame, to: outer.windowFrame)
            }
            node = current.parent
        }
        let window = CGRect(origin: .zero, size: graph.rootLayout.size)
        frame.grow(edges, from: window.inset(by: graph.safeArea), to: window)
        return EdgeInsets(
            top: own.minY - frame.minY, leading: own.minX - frame.minX, bottom: frame.maxY - own.maxY,
            trailing: frame.maxX - own.maxX)
    }

    fileprivate var windowFrame: CGRect { CGRect(origin: origin(in: nil), size: size) }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }

    /// Moves the edges that touch or pass an inner rectangle's out to those of an outer one.
    fileprivate mutating func grow(_ edges: Edge.Set, from inner: CGRect, to outer: CGRect) {
        let near: CGFloat = 0.5
        let top = edges.contains(.top) && minY <= inner.minY + near ? min(minY, outer.minY) : minY
        let left = edges.contains(.leading) && minX <= inner.minX + near ? min(minX, outer.minX) : minX
        let bottom = edges.contains(.bottom) && maxY >= inner.maxY - near ? max(maxY, outer.maxY) : maxY
        let right = edges.contains(.trailing) && maxX >= inner.maxX - near ? max(maxX, outer.maxX) : maxX
        self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
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
