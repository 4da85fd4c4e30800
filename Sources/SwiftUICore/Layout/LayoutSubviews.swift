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

    public var priority: Double { assumingMainActor { node.layoutPriority } }
    public var spacing: ViewSpacing { assumingMainActor { node.spacing } }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        assumingMainActor { node.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        assumingMainActor { node.sizeThatFits(proposal) }
    }

    /// In less width than this a word is broken.
    var wordWidth: CGFloat? { assumingMainActor { node.wordWidth } }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        assumingMainActor { node.dimensions(in: proposal) }
    }

    /// Puts the view's `anchor` at a position in the coordinates of the bounds that the layout was given.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        assumingMainActor { node.place(at: origin, proposal: proposal) }
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// The views that a layout places, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    let nodes: [LayoutNode]
    public var layoutDirection: LayoutDirection = .leftToRight

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.count == right.nodes.count && zip(left.nodes, right.nodes).allSatisfy { $0 === $1 }
    }
}

/// Whether leading is on the left or on the right.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

struct LayoutValueTrait<K: LayoutValueKey>: TraitKey {
    static var defaultValue: K.Value? { nil }
}

extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }

    public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value))
    }
}
