import Foundation

/// The position and size of a view.
///
/// A frame in another coordinate space is observed: a geometry reader that read it is evaluated again when it changes.
///
/// Closures that receive a proxy are not isolated, but only run during layout, which is on the main actor.
public struct GeometryProxy: Sendable {
    package let node: LayoutNode
    /// Records a read, as a closure that tells whether reading again would give the same value.
    package let observe: (@MainActor (@escaping @MainActor () -> Bool) -> Void)?

    package init(node: LayoutNode, observe: (@MainActor (@escaping @MainActor () -> Bool) -> Void)?) {
        self.node = node
        self.observe = observe
    }

    /// The size of the view, in points.
    public var size: CGSize { MainActor.assumeIsolated { node.size } }
    /// How far the view may extend into the safe area at each edge, in points.
    public var safeAreaInsets: EdgeInsets {
        MainActor.assumeIsolated { node.safeAreaReach(of: node.size, edges: .all) }
    }

    /// The view's frame in a coordinate space, in points. If a named space isn't an ancestor, the window's is used.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        nonisolated(unsafe) let space = coordinateSpace
        return MainActor.assumeIsolated {
            let frame = node.frame(in: space)
            if space != .local { node.followScrolling() }
            observe? { [weak node] in node?.frame(in: space) ?? frame == frame }
            return frame
        }
    }

    /// The view's frame in a coordinate space, in points. If a named space isn't an ancestor, the window's is used.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space in this view's coordinates; nil if it isn't an ancestor.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let name = coordinateSpace.name
        return MainActor.assumeIsolated {
            guard let space = node.ancestor(named: name) else { return nil }
            let origin = node.origin(in: space)
            return CGRect(x: -origin.x, y: -origin.y, width: space.size.width, height: space.size.height)
        }
    }
}

/// A coordinate space for frames.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space that an ancestor has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    package init(name: AnyHashable) { self.name = name }

    /// The space with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space. It has no settings.
    public init() {}
    /// The view's own space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space. It has no settings.
    public init() {}
    /// The window's space.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space that an ancestor has named.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinate space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's coordinate space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Marks where a named space begins; unlike other traits it isn't passed on to ancestors.
struct CoordinateSpaceModifier: WrappingModifier {
    let name: AnyHashable

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> NamedSpaceLayoutNode {
        NamedSpaceLayoutNode(name, child, graph: node.graph)
    }

    func update(_ wrapper: NamedSpaceLayoutNode, for node: ViewNode) { wrapper.name = name }
}

final class NamedSpaceLayoutNode: UnaryLayoutNode {
    var name: AnyHashable

    init(_ name: AnyHashable, _ child: LayoutNode, graph: ViewGraph) {
        self.name = name
        super.init(child, graph: graph)
    }

    override func isSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension View {
    /// Names the view's coordinate space for its descendants.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space for its descendants.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
