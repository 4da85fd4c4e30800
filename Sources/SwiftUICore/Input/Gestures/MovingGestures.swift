import DisplayList
import Foundation

/// A drag with a finger, or with the mouse while its button is down.
///
/// See [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
public struct DragGesture: PrimitiveGesture {
    /// The value of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// The finger's location, in points.
        public var location: CGPoint
        /// The location at which the finger went down, in points.
        public var startLocation: CGPoint
        /// The finger's velocity, in points per second.
        public var velocity: CGSize

        /// The distance from the start location, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the finger would come to rest if it decelerated.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// The distance from the start location at which the finger would come to rest if it decelerated, in points.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        /// The seconds for which a released finger would go on at its velocity.
        private static let glide = 0.25
    }

    /// The distance that the finger has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins once the finger has moved `minimumDistance` points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A drag that begins once the finger has moved `minimumDistance` points.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let space = coordinateSpace
        return context.leaf(.drag(minimumPoints: minimumDistance)) { event in
            let origin = event.origin(space)
            return Value(
                time: event.date, location: event.value.location + origin, startLocation: event.value.start + origin,
                velocity: CGSize(width: event.value.velocity.dx, height: event.value.velocity.dy))
        }
    }
}

/// Two fingers that move apart or together, or a trackpad's pinch, or the wheel with the control key.
///
/// See [MagnifyGesture](https://developer.apple.com/documentation/swiftui/magnifygesture).
public struct MagnifyGesture: PrimitiveGesture {
    /// The value of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// The distance between the fingers, relative to that at the beginning: it begins at 1.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The location at which the gesture began, in unit coordinates of the view.
        public var startAnchor: UnitPoint
        /// The location at which the gesture began, in points in the view.
        public var startLocation: CGPoint
    }

    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture that begins when the magnification differs from 1 by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let speed = context.slot(GestureSpeed())
        return context.leaf(.magnify(minimumDelta: minimumScaleDelta)) { event in
            Value(
                time: event.date, magnification: CGFloat(event.value.magnification),
                velocity: CGFloat(speed.value.measure(event, event.value.magnification)),
                startAnchor: event.startAnchor,
                startLocation: event.value.start)
        }
    }
}

/// Two fingers that move apart or together. Its value is only the magnification; `MagnifyGesture` has more.
public struct MagnificationGesture: PrimitiveGesture {
    /// The magnification, 1 at the beginning.
    public typealias Value = CGFloat
    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture that begins when the magnification differs from 1 by `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<CGFloat> {
        context.leaf(.magnify(minimumDelta: minimumScaleDelta)) { CGFloat($0.value.magnification) }
    }
}

/// A rotation with two fingers.
///
/// See [RotateGesture](https://developer.apple.com/documentation/swiftui/rotategesture).
public struct RotateGesture: PrimitiveGesture {
    /// The value of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event, by the host's clock.
        public var time: Date
        /// The angle from the beginning; clockwise is positive.
        public var rotation: Angle
        /// The rotation per second.
        public var velocity: Angle
        /// The location at which the gesture began, in unit coordinates of the view.
        public var startAnchor: UnitPoint
        /// The location at which the gesture began, in points in the view.
        public var startLocation: CGPoint
    }

    /// The angle by which the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture that begins when the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let speed = context.slot(GestureSpeed())
        return context.leaf(.rotate(minimumDegrees: minimumAngleDelta.degrees)) { event in
            Value(
                time: event.date, rotation: .degrees(event.value.rotation),
                velocity: .degrees(speed.value.measure(event, event.value.rotation)), startAnchor: event.startAnchor,
                startLocation: event.value.start)
        }
    }
}

/// A rotation with two fingers. Its value is only the angle; `RotateGesture` has more.
public struct RotationGesture: PrimitiveGesture {
    /// The angle from the beginning; clockwise is positive.
    public typealias Value = Angle
    /// The angle by which the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture that begins when the fingers have turned by `minimumAngleDelta`.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Angle> {
        context.leaf(.rotate(minimumDegrees: minimumAngleDelta.degrees)) { .degrees($0.value.rotation) }
    }
}

/// Measures the rate of change of a number from one event to the next.
struct GestureSpeed {
    private var last: (time: Double, value: Double)?
    private var speed = 0.0

    mutating func measure(_ event: GestureEvent, _ value: Double) -> Double {
        if event.phase == .began { self = GestureSpeed() }
        if let last, event.value.time > last.time { speed = (value - last.value) / (event.value.time - last.time) }
        last = (event.value.time, value)
        return speed
    }
}

extension GestureEvent {
    /// The time of the event by the host's clock, because browsers' clocks have arbitrary origins.
    var date: Date { Date() }

    var startAnchor: UnitPoint {
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: value.start.x / size.width, y: value.start.y / size.height)
    }
}
