import Combine
import DisplayList
import Foundation

/// Recognizes a finger that moves.
///
/// See [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero
    private var speed = CGPoint.zero

    /// Emits the recognizer each time that it begins, changes, ends or is canceled. Kissa's own; CombineCocoa has it
    /// on Apple's platforms.
    public var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { publisher(of: self) }

    /// The finger's distance from its start, or from the origin that `setTranslation` defined, in points. The view is
    /// ignored.
    open func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: place.x - start.x, y: place.y - start.y)
    }

    /// Sets the translation. Later movements are added to it. The view is ignored.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// The finger's speed, in points per second. The view is ignored.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    /// The distance that a finger must move before it counts as a pan.
    private static let slopPoints = 10.0

    override var spec: GestureSpec { .drag(minimumPoints: Self.slopPoints).with(priority) }
    override func calls(in state: State) -> Bool { state != .possible && state != .failed }

    override func take(_ value: ElementEvent.GestureValue) {
        if state == .possible { start = value.start }
        super.take(value)
        speed = CGPoint(x: value.velocity.dx, y: value.velocity.dy)
    }
}

/// Two fingers that go apart or together; also a trackpad's pinch, and a wheel turned with the control key.
///
/// See [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var magnification: CGFloat = 1
    private var base: CGFloat = 1
    private var last: (scale: CGFloat, time: Double)?
    /// How fast the scale changes, per second.
    public private(set) var velocity: CGFloat = 0

    /// Emits the recognizer each time that it begins, changes, ends or is canceled. Kissa's own; CombineCocoa has it
    /// on Apple's platforms.
    public var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { publisher(of: self) }

    /// The distance between the fingers divided by the distance at the start. After it is set, later changes multiply
    /// the new value.
    open var scale: CGFloat {
        get { magnification * base }
        set { base = magnification == 0 ? 1 : newValue / magnification }
    }

    /// Two fingers.
    open override var numberOfTouches: Int { 2 }

    override var spec: GestureSpec { .magnify(minimumDelta: 0.01).with(priority) }
    override func calls(in state: State) -> Bool { state != .possible && state != .failed }

    override func take(_ value: ElementEvent.GestureValue) {
        if state == .possible { (base, last) = (1, nil) }
        super.take(value)
        magnification = CGFloat(value.magnification)
        if let last, value.time > last.time { velocity = (scale - last.scale) / CGFloat(value.time - last.time) }
        last = (scale, value.time)
    }
}

/// Recognizes two fingers that turn about each other.
///
/// See [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var turned: CGFloat = 0
    private var base: CGFloat = 0

    /// Emits the recognizer each time that it begins, changes, ends or is canceled. Kissa's own; CombineCocoa has it
    /// on Apple's platforms.
    public var rotationPublisher: AnyPublisher<UIRotationGestureRecognizer, Never> { publisher(of: self) }

    /// The rotation of the fingers, in radians clockwise. After it is set, later rotations are added to the new value.
    open var rotation: CGFloat {
        get { turned + base }
        set { base = newValue - turned }
    }

    /// Two fingers.
    open override var numberOfTouches: Int { 2 }

    override var spec: GestureSpec { .rotate(minimumDegrees: 1).with(priority) }
    override func calls(in state: State) -> Bool { state != .possible && state != .failed }

    override func take(_ value: ElementEvent.GestureValue) {
        if state == .possible { base = 0 }
        super.take(value)
        turned = CGFloat(value.rotation) * .pi / 180
    }
}
