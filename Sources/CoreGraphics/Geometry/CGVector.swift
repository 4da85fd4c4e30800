import Foundation

/// A distance with a direction.
public struct CGVector: Hashable, Codable, Sendable {
    /// The distance in x.
    public var dx: CGFloat
    /// The distance in y.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// The vector without length.
    public init() {
        (dx, dy) = (0, 0)
    }

    /// A vector of two distances.
    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }

    /// A vector of two distances.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of two distances.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
