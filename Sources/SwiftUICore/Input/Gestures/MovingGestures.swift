import DisplayList
import Foundation

/// A finger or the mouse that is moved while it is down.
///
/// See [DragGesture](https://developer.apple.com/documentation/swiftui/draggesture).
public struct DragGesture: PrimitiveGesture {
    /// What a drag tells.
    public struct Value: Equatable, Sendable {
        /// When it happened, by the clock of the host.
        public var time: Date
        /// Where the finger is, in points.
        public var location: CGPoint
        /// Where the finger came down, in points.
        public var startLocation: CGPoint
        /// How fast the finger moves, in points a second.
        public var velocity: CGSize

        /// How far the finger is from where it came down, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest if it slowed down by itself.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        /// How far the finger would be from where it came down if it slowed down by itself, in points.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }

        /// Seconds that a let go finger would go on for at its speed.
        private static let glide = 0.25
    }

    /// How far the finger has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The space in which the places are told.
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

    /// How the gesture is recognised. The framework calls it.
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
    /// What a magnification tells.
    public struct Value: Equatable, Sendable {
        /// When it happened, by the clock of the host.
        public var time: Date
        /// How far apart the fingers are, in units of how far they were at the beginning: 1 then.
        public var magnification: CGFloat
        /// How fast the magnification changes, by the second.
        public var velocity: CGFloat
        /// Where the gesture began, in units of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in points of the view.
        public var startLocation: CGPoint
    }

    /// How far from 1 the magnification has to be before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture that begins once the magnification is so far from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// How the gesture is recognised. The framework calls it.
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

/// Two fingers that move apart or together. It tells the magnification alone; `MagnifyGesture` tells more.
public struct MagnificationGesture: PrimitiveGesture {
    /// The magnification, 1 at the beginning.
    public typealias Value = CGFloat
    /// How far from 1 the magnification has to be before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// A gesture that begins once the magnification is so far from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// How the gesture is recognised. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<CGFloat> {
        context.leaf(.magnify(minimumDelta: minimumScaleDelta)) { CGFloat($0.value.magnification) }
    }
}

/// Two fingers that turn about one another.
///
/// See [RotateGesture](https://developer.apple.com/documentation/swiftui/rotategesture).
public struct RotateGesture: PrimitiveGesture {
    /// What a rotation tells.
    public struct Value: Equatable, Sendable {
        /// When it happened, by the clock of the host.
        public var time: Date
        /// The angle from the beginning; clockwise is positive.
        public var rotation: Angle
        /// How fast the fingers turn, as an angle by the second.
        public var velocity: Angle
        /// Where the gesture began, in units of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in points of the view.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture that begins once the fingers have turned by so much.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// How the gesture is recognised. The framework calls it.
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

/// Two fingers that turn about one another. It tells the angle alone; `RotateGesture` tells more.
public struct RotationGesture: PrimitiveGesture {
    /// The angle from the beginning; clockwise is positive.
    public typealias Value = Angle
    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// A gesture that begins once the fingers have turned by so much.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// How the gesture is recognised. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Angle> {
        context.leaf(.rotate(minimumDegrees: minimumAngleDelta.degrees)) { .degrees($0.value.rotation) }
    }
}

/// How fast a number changes, from one event to the next.
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
    /// When it happened, as far as the host knows: clocks of browsers begin anywhere.
    var date: Date { Date() }

    var startAnchor: UnitPoint {
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: value.start.x / size.width, y: value.start.y / size.height)
    }
}
