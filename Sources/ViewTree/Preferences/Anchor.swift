import Foundation

/// A position in a view that another view can resolve in its own coordinates: `proxy[anchor]`.
///
/// See [Anchor](https://developer.apple.com/documentation/swiftui/anchor).
public struct Anchor<Value>: @unchecked Sendable {
    private let source: Source
    private let owner: AnchorOwner

    init(_ source: Source, in node: LayoutNode) {
        self.source = source
        owner = AnchorOwner(node: node)
    }

    /// The value in the coordinates of `reader`; if the view was removed, in its own.
    @MainActor func resolve(in reader: LayoutNode) -> Value {
        guard let node = owner.node else { return source.resolve(.zero, .zero) }
        let mine = node.origin(in: nil)
        let theirs = reader.origin(in: nil)
        return source.resolve(CGPoint(x: mine.x - theirs.x, y: mine.y - theirs.y), node.size)
    }

    /// The source of an anchor: a rectangle or a point of the view.
    public struct Source: @unchecked Sendable {
        fileprivate let id: AnyHashable
        /// Computes the value from the view's origin in the reader's coordinates, and the view's size.
        fileprivate let resolve: (CGPoint, CGSize) -> Value

        /// The value in coordinates in which the view has this frame.
        package func value(in frame: CGRect) -> Value { resolve(frame.origin, frame.size) }
    }
}

/// A weak reference to the anchor's view.
private struct AnchorOwner: @unchecked Sendable {
    weak var node: LayoutNode?
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same position in the same view.
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.source.id == right.source.id && left.owner.node === right.owner.node
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Feeds what `==` compares into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(source.id) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's own rectangle.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor.Source(id: "bounds") { CGRect(origin: $0, size: $1) }
    }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor.Source(id: [r.minX, r.minY, r.width, r.height]) { origin, _ in
            r.offsetBy(dx: origin.x, dy: origin.y)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor.Source(id: [p.x, p.y]) { origin, _ in CGPoint(x: origin.x + p.x, y: origin.y + p.y) }
    }

    /// A point in units of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor.Source(id: p) { CGPoint(x: $0.x + $1.width * p.x, y: $0.y + $1.height * p.y) }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several positions in one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(id: array.map(\.id)) { origin, size in array.map { $0.resolve(origin, size) } }
    }

    /// An optional position.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(id: anchor?.id ?? AnyHashable(false)) { origin, size in anchor?.resolve(origin, size) }
    }
}

extension GeometryProxy {
    /// An anchor's value in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        nonisolated(unsafe) var value: T?
        MainActor.assumeIsolated {
            value = anchor.resolve(in: node)
            nonisolated(unsafe) let before = value!
            observe? { [weak node] in node.map { areEqualValues(anchor.resolve(in: $0), before) } ?? true }
        }
        return value!
    }
}
