import Foundation

/// A property that the client can animate.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable {
    case frame, opacity, transform, background
    /// The shadow, the blur and the changes of color together.
    case filter
    /// The element's content, if its style says how that changes.
    case content
}

/// How a property animates to its new value. Both sides evaluate it as a function of time, so no intermediate frames are sent.
public struct Motion: Equatable, Sendable {
    /// How the property moves within a round.
    public var curve: Curve
    /// In seconds, before the first round.
    public var delay: Double
    /// At the start of each round, in seconds at speed 1.
    public var pause: Double
    /// 2 plays twice as fast.
    public var speed: Double
    /// 1 plays once; infinity for ever.
    public var repeatCount: Double
    /// Whether every second round runs backwards.
    public var autoreverses: Bool
    /// Greater than that of any earlier change, so that two equal curves are two motions.
    public var serial: Int
    /// The property's value when the motion began. A client that knows the element continues from the value that it shows; one
    /// that receives the element only now starts here.
    public var origin: Origin?
    /// When the motion began.
    public var beginning = Beginning()

    /// Creates a motion without an origin. By default it plays once, at once. Delay and pause are in seconds.
    public init(
        curve: Curve, delay: Double = 0, pause: Double = 0, speed: Double = 1, repeatCount: Double = 1,
        autoreverses: Bool = false, serial: Int
    ) {
        self.curve = curve
        self.delay = delay
        self.pause = pause
        self.speed = speed
        self.repeatCount = repeatCount
        self.autoreverses = autoreverses
        self.serial = serial
        self.origin = nil
    }

    /// A moment that is ignored by equality, because serials distinguish motions.
    public struct Beginning: Equatable, Sendable {
        /// Nil where it isn't known.
        public var instant: ContinuousClock.Instant?

        /// Creates a moment; by default one that isn't known.
        public init(_ instant: ContinuousClock.Instant? = nil) { self.instant = instant }

        /// Always true.
        public static func == (_: Beginning, _: Beginning) -> Bool { true }
    }

    /// The value of one property.
    public enum Origin: Equatable, Sendable {
        /// The frame was this.
        case frame(CGRect)
        /// The opacity was this.
        case opacity(Double)
        /// The transform was this.
        case transform(Transform)
        /// The background was this; nil for none.
        case background(Paint?)
        /// The shadow, the blur and the changes of color were these.
        case filter(shadow: ElementStyle.Shadow?, blur: Double, filters: [ColorFilter])
        /// Nil where the content changes without an animation. A client that receives the element only now shows the new content.
        case content(ElementContent?)
    }

    /// How a property moves from one value to another.
    public enum Curve: Equatable, Sendable {
        /// A cubic Bézier timing function over `duration` seconds, as CSS's `cubic-bezier`.
        case bezier(duration: Double, x1: Double, y1: Double, x2: Double, y2: Double)
        /// A damped spring of unit mass; a running spring passes its velocity on to its successor.
        case spring(response: Double, dampingFraction: Double)
    }
}

/// The state from which a new element animates to its first frame.
public struct Entrance: Equatable, Sendable {
    /// Multiplied with the element's own opacity; `transform` is combined with its transform likewise.
    public var opacity: Double
    /// About the element's anchor.
    public var transform: Transform
    /// Added to the frame's origin, in points.
    public var offset: CGSize
    /// The motion of the entrance.
    public var motion: Motion

    /// Creates an entrance. By default it differs in nothing from the element itself.
    public init(opacity: Double = 1, transform: Transform = .identity, offset: CGSize = .zero, motion: Motion) {
        self.opacity = opacity
        self.transform = transform
        self.offset = offset
        self.motion = motion
    }
}
