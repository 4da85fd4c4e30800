import CoreGraphics
import DisplayList
import Foundation

/// What a canvas is drawn with. A copy draws on the same canvas, with a state of its own from then on.
///
/// See [GraphicsContext](https://developer.apple.com/documentation/swiftui/graphicscontext).
@dynamicMemberLookup
public struct GraphicsContext {
    let recorder: CanvasRecorder
    let size: CGSize
    let symbols: CanvasSymbols?
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The transform from the context's coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// Multiplied with the opacity of whatever is drawn.
    public var opacity = 1.0
    /// How what is drawn is mixed with what is there already.
    public var blendMode = BlendMode.normal
    var clips: [ClipPath] = []
    /// What is drawn is seen as far as all of these are opaque.
    var clipLayers: [[CanvasContent.Operation]] = []
    /// In the order in which they are applied.
    var filters: [CanvasFilter] = []
    /// The rectangle around what the clips leave, in points of the canvas.
    public private(set) var clipBoundingRect: CGRect

    init(
        recorder: CanvasRecorder, environment: EnvironmentValues, size: CGSize, symbols: CanvasSymbols? = nil
    ) {
        self.symbols = symbols
        self.recorder = recorder
        self.environment = environment
        self.size = size
        clipBoundingRect = CGRect(origin: .zero, size: size)
    }

    /// A value of the environment: `context.colorScheme`.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

    // MARK: Coordinates

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn from now on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn from now on, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// The matrix is applied before those that are there.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips and filters

    /// How a clip is made.
    public struct ClipOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt32
        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Cuts out what is inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Cuts what is drawn from now on at a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let geometry = path.geometry.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(ClipPath(path: geometry, usesEvenOddRule: style.isEOFilled))
            clipBoundingRect = clipBoundingRect.intersection(geometry.boundingBoxOfPath)
            return
        }
        // All of the canvas and the path together leave the path out, by the even-odd rule.
        var outside = whole.geometry
        outside.append(geometry)
        clips.append(ClipPath(path: outside, usesEvenOddRule: true))
    }

    /// All of the canvas, and its edges.
    var whole: Path { Path(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)) }

    /// A filter over what is drawn from now on, each drawing by itself; draw a layer to filter several as one.
    ///
    /// As a transform that is added does, the filter comes before those that are there: add a threshold and then a blur, to
    /// see where the blurred drawing reaches the threshold.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.insert(filter.canvasFilter(in: environment), at: 0)
    }
}
