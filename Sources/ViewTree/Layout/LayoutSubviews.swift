import Foundation

/// A key for a value that a view hands to the layout that contains it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Stands for a view that a layout places.
///
/// A layout's methods belong to no actor, as Apple declares them, but run only while the graph lays out, which is on the
/// main actor: hence the assumptions below.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode

    /// What `layoutPriority(_:)` has set; 0 where nothing has.
    public var priority: Double { assumingMainActor { node.layoutPriority } }
    /// The distances that the view would like to keep from its neighbours.
    public var spacing: ViewSpacing { assumingMainActor { node.spacing } }

    /// The value that `layoutValue(key:value:)` has set, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        assumingMainActor { node.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
    }

    /// The size, in points, that the view takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        assumingMainActor { node.sizeThatFits(proposal) }
    }

    /// In less width than this a word is broken.
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

    /// Whether both stand for the same view.
    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The views that a layout places, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    let nodes: [LayoutNode]
    /// Whether text runs from left to right or from right to left where the views are.
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
    /// Hands a value to the layout that contains the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    /// Sets how important the view is to its stack: space goes to views of a higher priority first. The default is 0.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }
}
