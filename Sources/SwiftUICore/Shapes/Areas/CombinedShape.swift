import CoreGraphics
import Foundation

/// Two shapes in one rectangle, as one: what they make together, or of each other.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: first.union(second, eoFill: eoFill)
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .subtraction: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    /// Of both together: that of the first.
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

/// What two shapes make in one rectangle. `Path`'s operations of the same names say how exactly.
extension Shape {
    /// What is in both.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// What is in one of them, or in both.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What is in this shape and not in the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// What is in one of them, and not in both.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's outline that run through the other, to be stroked.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's outline that run outside of the other, to be stroked.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
