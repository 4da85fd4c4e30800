import DisplayList
import Foundation

/// One tap or several at one place.
///
/// See [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
public struct TapGesture: PrimitiveGesture {
    /// A tap has no value.
    public typealias Value = Void
    /// The number of taps in a row.
    public var count: Int

    /// A tap, or several in a row.
    public init(count: Int = 1) { self.count = count }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Void> {
        context.leaf(.tap(count: count)) { _ in }
    }
}

/// A tap with its location.
///
/// See [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
public struct SpatialTapGesture: PrimitiveGesture {
    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the tap, in points.
        public var location: CGPoint
    }

    /// The number of taps in a row.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// A tap, or several in a row, with its location in a coordinate space.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A tap, or several in a row, with its location in a coordinate space.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let space = coordinateSpace
        return context.leaf(.tap(count: count)) { Value(location: $0.value.location + $0.origin(space)) }
    }
}

/// A finger that stays where it is for a while. Its value is true while it is held.
///
/// See [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
public struct LongPressGesture: PrimitiveGesture {
    /// Whether the finger is held.
    public typealias Value = Bool
    /// The time for which the finger has to be held, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// A press of `minimumDuration` seconds, during which the finger moves no further than `maximumDistance` points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Bool> {
        let spec = GestureSpec.longPress(minimumSeconds: minimumDuration, maximumPoints: maximumDistance)
        return context.leaf(spec) { _ in true }
    }
}

extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}
