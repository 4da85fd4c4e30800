import Foundation
@_spi(Nodes) import ViewTree

/// A control that can be pressed beyond its bounds.
protocol ReachingControl: LayoutNode {
    /// The area in which the control can be pressed, in its own coordinates, if it is larger than the control's bounds: a
    /// whole row, for example.
    var reach: CGRect? { get set }
}
