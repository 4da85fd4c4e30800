import CoreGraphics
import Foundation

/// Numbers that a filter is given: a point, a rectangle, weights.
///
/// See [CIVector](https://developer.apple.com/documentation/coreimage/civector).
public final class CIVector: NSObject, Sendable {
    private let values: [CGFloat]

    private init(_ values: [CGFloat]) { self.values = values }

    /// Numbers in memory, of which there have to be so many.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: count)))
    }

    /// A single number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// A rectangle: its origin, and then its size.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }
    /// A transform's six numbers.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// How many numbers there are.
    public var count: Int { values.count }
    /// A number; zero where there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Whether the numbers are the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// A hash of the numbers.
    public override var hash: Int { values.hashValue }
    /// The numbers in brackets.
    public override var description: String { "[\(values.map { "\($0)" }.joined(separator: " "))]" }
}
