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
    public let environment: EnvironmentValues
    /// From the context's coordinates to the canvas's.
    public var transform = CGAffineTransform.identity
    /// Multiplied with the opacity of whatever is drawn.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    private var clips: [ClipPath] = []
    private var filters: [CanvasFilter] = []
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

    var state: CanvasContent.State {
        CanvasContent.State(
            transform: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(
                Double.init),
            opacity: min(max(opacity, 0), 1), blendMode: blendMode.displayMode, clips: clips, filters: filters)
    }

    var place: Int { recorder.place(of: state) }

    // MARK: Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// The matrix is applied before those that are there.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips and filters

    /// How a clip is made.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Cuts out what is inside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Cuts what is drawn from now on at a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let geometry = path.geometry.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(ClipPath(path: geometry.svgPathData, usesEvenOddRule: style.isEOFilled))
            clipBoundingRect = clipBoundingRect.intersection(geometry.boundingBoxOfPath)
            return
        }
        // All of the canvas and the path together leave the path out, by the even-odd rule.
        let whole = Path(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)).geometry
        clips.append(ClipPath(path: whole.svgPathData + geometry.svgPathData, usesEvenOddRule: true))
    }

    @available(*, unavailable, message: "Kissa's canvases clip at paths: use clip(to:)")
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {}

    /// A filter over what is drawn from now on, each drawing by itself; draw a layer to filter several as one.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter.canvasFilter(in: environment))
    }

    // MARK: Layers

    /// Draws by itself what the closure draws, and lays it over the canvas as one, with this context's opacity, blend mode
    /// and filters, which the closure's context has not.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        inner.opacity = 1
        inner.blendMode = .normal
        inner.filters = []
        var outer = state
        outer.transform = [1, 0, 0, 1, 0, 0]
        try recorder.layer(in: outer) { try content(&inner) }
    }

    /// Draws with Core Graphics, in this context's coordinates and with its clips, opacity and filters.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(
            recorder: CanvasContextRecorder(recorder, size: size, inside: state), size: size)
        if let context { try content(context) }
    }
}
