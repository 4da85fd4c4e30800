import Foundation

/// A distance with a direction.
public struct CGVector: Hashable, Codable, Sendable {
    /// The distance in x.
    public var dx: CGFloat
    /// The distance in y.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// The zero vector.
    public init() {
        (dx, dy) = (0, 0)
    }

    /// A vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        (self.dx, self.dy) = (dx, dy)
    }

    /// A vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector from its components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
