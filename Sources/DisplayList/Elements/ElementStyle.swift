import DrawingValues
import Foundation

/// The look that any element can have, whatever it draws.
public struct ElementStyle: Equatable, Sendable {
    /// 0…1. An element at 0 is out of hit testing, the tab order and accessibility, with all below it.
    public var opacity: Double
    /// Applied about `anchor`.
    public var transform: Transform
    /// In units of the frame: (0.5, 0.5) is its center.
    public var anchor: CGPoint
    /// What fills the frame behind the content; nil leaves it clear.
    public var background: Paint?
    /// In points, clamped by the renderer to half the shorter side.
    public var cornerRadius: Double
    /// The corners that aren't round, as bits: 1 is the top left one, 2 the top right, 4 the bottom left, 8 the bottom right.
    public var squareCorners: UInt8
    /// The line along the inside of the frame; nil draws none.
    public var border: Border?
    /// Whether children are cut at the frame (and the corner radius).
    public var clips: Bool
    /// A path, in points from the frame's top left corner, at which the element and what is below it are cut.
    public var clipPath: ClipPath?
    /// Keeps the element in sight at an edge of the scroll view, within its parent's frame; nil lets it scroll away.
    public var pin: Pin?
    /// In front of siblings with a lower one.
    public var zIndex: Double
    /// Whether the element and what is below it can be hit at all: `allowsHitTesting`.
    public var isHittable: Bool
    /// Drawn, laid out and silent: `hidden()`.
    public var isHidden: Bool
    /// The shadow under the element; nil draws none.
    public var shadow: Shadow?
    /// Gaussian radius in points.
    public var blur: Double
    /// Changes of color, in order, before the blur and the shadow.
    public var filters: [ColorFilter]
    /// How the element is mixed with what is behind it.
    public var blendMode: ElementBlendMode
    /// Whether what is below blends only with what is below too.
    public var isolates: Bool
    /// Where the element and what is below it is seen: as far as the mask is opaque.
    public var mask: Mask?
    /// How content that changes under a motion becomes the new; nil is at once.
    public var contentChange: ContentChange?

    /// Creates a style that draws nothing: opaque, in place, without background, border, clip or effect.
    public init() {
        opacity = 1
        transform = .identity
        anchor = CGPoint(x: 0.5, y: 0.5)
        background = nil
        cornerRadius = 0
        squareCorners = 0
        border = nil
        clips = false
        clipPath = nil
        pin = nil
        zIndex = 0
        isHittable = true
        isHidden = false
        shadow = nil
        blur = 0
        filters = []
        blendMode = .normal
        isolates = false
        mask = nil
        contentChange = nil
    }

    /// The radius of the corners, and which of them are square.
    package struct Corners: Equatable, Sendable {
        package var radius: Double
        package var square: UInt8

        /// The radius of each: top left, top right, bottom right, bottom left.
        package var radii: [Double] { [1, 2, 8, 4].map { square & $0 == 0 ? radius : 0 } }
    }

    package var corners: Corners {
        get { Corners(radius: cornerRadius, square: squareCorners) }
        set { (cornerRadius, squareCorners) = (newValue.radius, newValue.square) }
    }

    /// The edge of a scroll view at which an element stays in sight, and how far from it, in points.
    public struct Pin: Equatable, Sendable {
        /// The edge of the scroll view.
        public var edge: Edge
        /// The distance from the edge, in points.
        public var inset: Double

        /// Creates a pin.
        public init(edge: Edge, inset: Double = 0) {
            self.edge = edge
            self.inset = inset
        }

        /// An edge of a scroll view.
        public enum Edge: String, Sendable { case top, left, bottom, right }
    }

    /// A line along the inside of a frame.
    public struct Border: Equatable, Sendable {
        /// The line's color.
        public var color: DisplayColor
        /// Drawn inside the frame, in points.
        public var width: Double

        /// Creates a border. The width is in points.
        public init(color: DisplayColor, width: Double) {
            self.color = color
            self.width = width
        }
    }

    /// A shadow under an element.
    public struct Shadow: Equatable, Sendable {
        /// The shadow's color.
        public var color: DisplayColor
        /// How far the shadow's edge is spread, in points.
        public var radius: Double
        /// How far the shadow is moved, in points.
        public var offset: CGSize

        /// Creates a shadow.
        public init(color: DisplayColor, radius: Double, offset: CGSize) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }
}

/// How one content of an element becomes another.
public enum ContentChange: Hashable, Sendable {
    /// One fades out, the other fades in.
    case fade
    /// The characters that differ roll by, downwards or upwards.
    case roll(isDownwards: Bool)
    /// One shrinks away, the other grows.
    case replace
}

/// An outline to cut at.
public struct ClipPath: Hashable, Sendable {
    /// The outline.
    public var path: PathGeometry
    /// Whether the even-odd rule says what lies inside; otherwise the nonzero rule does.
    public var usesEvenOddRule: Bool

    /// Creates an outline.
    public init(path: PathGeometry, usesEvenOddRule: Bool = false) {
        self.path = path
        self.usesEvenOddRule = usesEvenOddRule
    }
}

/// A color, as all rooms that draw have it.
public typealias DisplayColor = RGBA

/// A 4 × 4 matrix in CSS's `matrix3d` order: column by column, so that the translation is in 12, 13 and 14.
public struct Transform: Equatable, Sendable {
    /// The sixteen numbers.
    public var values: [Double]
    /// How far the app has turned it about the z axis, whole turns included. The matrix of 360° is that of 0°; this is
    /// what lets an animation between them turn.
    public var rotationDegrees: Double
    /// The turn in space that it is, for an animation to move; nil where it is anything else. The client shows this,
    /// and the values are the same in numbers.
    public var turn: Turn? {
        get { Turn(turnNumbers) }
        set { turnNumbers = newValue?.numbers ?? [] }
    }
    /// Apart from the transform itself, which would be so large that the compiler (6.3, unoptimized) copies it out of
    /// an element's style after that is gone.
    private var turnNumbers: [Double]

    /// Creates a transform. Traps unless there are 16 values.
    public init(values: [Double], rotationDegrees: Double = 0, turn: Turn? = nil) {
        precondition(values.count == 16, "a transform has 16 values, not \(values.count)")
        self.values = values
        self.rotationDegrees = rotationDegrees
        turnNumbers = turn?.numbers ?? []
    }

    /// The transform that changes nothing.
    public static let identity = Transform(values: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
}
