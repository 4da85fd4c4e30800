import Foundation
import Synchronization

/// Whether any view of the process has been in a right-to-left environment. Until then nodes don't look up their direction.
enum RightToLeft {
    private static let used = Atomic(false)

    static var isUsed: Bool { used.load(ordering: .relaxed) }

    static func use() {
        if !isUsed { used.store(true, ordering: .relaxed) }
    }
}

extension LayoutNode {
    /// Takes on the direction of the environment of the node's view.
    final func adoptDirection(of environment: EnvironmentValues) {
        guard RightToLeft.isUsed else { return }
        setRightToLeft(environment.isRightToLeft)
    }

    /// A position on the x axis for a child of some width, from the leading edge or from the left; each gives the other.
    package final func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
        guard isRightToLeft, let whole = mirroringWidth else { return x }
        return whole - x - width
    }

    /// A point of the unit square whose x is measured from the leading edge, measured from the left; or the reverse.
    package final func mirrored(_ point: UnitPoint) -> UnitPoint {
        isRightToLeft ? UnitPoint(x: 1 - point.x, y: point.y) : point
    }
}

extension ViewNode {
    /// Lets the node's own layout node take on the direction of the environment.
    final func adoptDirection() {
        if RightToLeft.isUsed { ownLayout?.adoptDirection(of: environment) }
    }
}

extension Edge.Set {
    /// The set with leading and trailing exchanged.
    package var mirrored: Edge.Set {
        var result = subtracting(.horizontal)
        if contains(.leading) { result.insert(.trailing) }
        if contains(.trailing) { result.insert(.leading) }
        return result
    }
}

extension EdgeInsets {
    /// The insets with leading and trailing exchanged.
    package var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

/// A layout that places its views from the left in both directions.
package protocol UnmirroredLayout: Layout {}
