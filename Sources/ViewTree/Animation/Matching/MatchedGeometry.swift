import DisplayList
import Foundation

/// The views of a window that share their geometry: the source of each identity, and its followers.
@MainActor
package final class MatchedGeometry {
    package struct Key: Hashable {
        package let id: AnyHashable
        package let namespace: Namespace.ID

        package init(id: AnyHashable, namespace: Namespace.ID) {
            self.id = id
            self.namespace = namespace
        }
    }

    private struct Shown {
        weak var node: MatchedLayoutNode?
        /// In window coordinates, when it was last shown.
        var frame: CGRect
    }

    private struct Source {
        weak var node: MatchedLayoutNode?
    }

    /// The latest view of each identity that is a source.
    private var sources: [Key: Source] = [:]
    private var shown: [Key: Shown] = [:]

    /// The frame for the followers of an identity; nil if there is no source.
    func sourceFrame(_ key: Key) -> CGRect? { sources[key]?.node?.windowFrame }

    func add(_ node: MatchedLayoutNode) { sources[node.key] = Source(node: node) }

    /// Records that a source is shown. Returns the frame of the previous source, if this one replaces another view.
    func show(_ node: MatchedLayoutNode) -> CGRect? {
        let known = shown[node.key]
        shown[node.key] = Shown(node: node, frame: node.windowFrame)
        guard let known, known.node !== node else { return nil }
        return known.node?.windowFrame ?? known.frame
    }

    func remove(_ node: MatchedLayoutNode) {
        if sources[node.key]?.node === node { sources[node.key] = nil }
        if shown[node.key]?.node === node { shown[node.key] = nil }
    }

    /// Moves leaving sources to the frames of those that replaced them; returns false if there are none.
    func depart(_ layout: LayoutNode, motion: Motion?, in builder: inout DisplayBuilder) -> Bool {
        guard !sources.isEmpty else { return false }
        var flies = false
        if let node = layout as? MatchedLayoutNode, let next = sources[node.key]?.node, next !== node {
            node.fly(from: node.windowFrame, to: next.windowFrame, motion: motion, in: &builder)
            flies = true
        }
        for child in layout.children where depart(child, motion: motion, in: &builder) { flies = true }
        return flies
    }
}

/// The parts of a source's geometry that another view adopts.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// A set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The view's position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The view's size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

private struct MatchedGeometryModifier: WrappingModifier {
    let key: MatchedGeometry.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> MatchedLayoutNode {
        let wrapper = MatchedLayoutNode(key, child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: MatchedLayoutNode, for node: ViewNode) {
        wrapper.update(key, properties, anchor, isSource: isSource)
    }
}

extension View {
    /// Shares this view's position and size with other views of the same identity. A view that replaces another one starts at
    /// that view's frame; a view with `isSource` false follows the source.
    ///
    /// See [matchedGeometryEffect](https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)).
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
