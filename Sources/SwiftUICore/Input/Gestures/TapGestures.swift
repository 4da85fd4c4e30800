import DisplayList
import Foundation

/// One tap or several at one place.
///
/// See [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Void> {
        context.leaf(.tap(count: count)) { _ in }
    }
}

/// A tap that tells where it was.
///
/// See [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
public struct SpatialTapGesture: PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let space = coordinateSpace
        return context.leaf(.tap(count: count)) { Value(location: $0.value.location + $0.origin(space)) }
    }
}

/// A finger that stays where it is for a while. Its value is true while it is held.
///
/// See [LongPressGesture](https://developer.apple.com/documentation/swiftui/longpressgesture).
public struct LongPressGesture: PrimitiveGesture {
    public typealias Value = Bool
    /// In seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Bool> {
        let spec = GestureSpec.longPress(minimumSeconds: minimumDuration, maximumPoints: maximumDistance)
        return context.leaf(spec) { _ in true }
    }
}

extension CGPoint {
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}
