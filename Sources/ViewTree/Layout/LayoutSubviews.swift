import Foundation

/// A key for a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A proxy for a view that a layout places.
///
/// A layout's methods are nonisolated, as Apple declares them, but only run during layout, which is on the main actor: hence the
/// assumptions below.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode

    /// The value set by `layoutPriority(_:)`; the default is 0.
    public var priority: Double { assumingMainActor { node.layoutPriority } }
    /// The view's preferred distances from its neighbors.
    public var spacing: ViewSpacing { assumingMainActor { node.spacing } }

    /// The value set by `layoutValue(key:value:)`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        assumingMainActor { node.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
    }

    /// The size, in points, that the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        assumingMainActor { node.sizeThatFits(proposal) }
    }

    /// The width below which a word would be broken.
    var wordWidth: CGFloat? { assumingMainActor { node.wordWidth } }

    /// The view's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        assumingMainActor { node.dimensions(in: proposal) }
    }

    /// Puts the view's `anchor` at a position in the coordinates of the bounds that the layout was given.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        assumingMainActor { node.place(at: origin, proposal: proposal) }
    }

    /// Whether both are proxies for the same view.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The views that a layout places, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    let nodes: [LayoutNode]
    /// Whether text at the views runs from left to right or from right to left.
    public var layoutDirection: LayoutDirection = .leftToRight

    /// The first index: 0.
    public var startIndex: Int { 0 }
    /// The index after the last view.
    public var endIndex: Int { nodes.count }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    /// Whether both are the same views in the same order.
    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.count == right.nodes.count && zip(left.nodes, right.nodes).allSatisfy { $0 === $1 }
    }
}

/// Whether leading is on the left or on the right.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

package struct LayoutValueTrait<K: LayoutValueKey>: TraitKey {
    package static var defaultValue: K.Value? { nil }
}

extension View {
    /// Passes a value to the layout that contains the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    /// Sets the view's priority in its stack: space is given to views of higher priority first. The default is 0.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }
}
