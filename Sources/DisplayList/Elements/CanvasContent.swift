import Foundation

/// A drawing: operations one after the other, in points from the element's top left corner.
public struct CanvasContent: Equatable, Sendable {
    public var size: CGSize
    /// Whether the drawing covers its whole area.
    public var isOpaque: Bool
    /// What operations have in common; they name a state by its place.
    public var states: [State]
    public var operations: [Operation]

    public init(size: CGSize, isOpaque: Bool = false, states: [State] = [], operations: [Operation] = []) {
        self.size = size
        self.isOpaque = isOpaque
        self.states = states
        self.operations = operations
    }

    /// How something is drawn, whatever it is.
    public struct State: Hashable, Sendable {
        /// a, b, c, d, tx, ty.
        public var transform: [Double]
        public var opacity: Double
        public var blendMode: ElementBlendMode
        /// Each in the canvas's own coordinates; what is drawn is cut at all of them.
        public var clips: [ClipPath]
        public var filters: [CanvasFilter]

        public init(
            transform: [Double] = [1, 0, 0, 1, 0, 0], opacity: Double = 1, blendMode: ElementBlendMode = .normal,
            clips: [ClipPath] = [], filters: [CanvasFilter] = []
        ) {
            self.transform = transform
            self.opacity = opacity
            self.blendMode = blendMode
            self.clips = clips
            self.filters = filters
        }
    }

    public indirect enum Operation: Equatable, Sendable {
        /// Paths are in SVG syntax, positions of a paint in units of its box.
        case fill(state: Int, path: String, usesEvenOddRule: Bool, paint: Paint, box: CGRect)
        case stroke(state: Int, path: String, stroke: PathContent.Stroke, box: CGRect)
        case text(state: Int, TextContent)
        case image(state: Int, ImageContent, frame: CGRect)
        /// Drawn by itself and laid over the rest as one.
        case layer(state: Int, [Operation])
        /// A layer that is seen as far as another is opaque.
        case masked(state: Int, [Operation], by: [Operation])
    }
}

/// A filter over one drawing of a canvas.
public enum CanvasFilter: Hashable, Sendable {
    case color(ColorFilter)
    /// A standard deviation in points.
    case blur(Double)
    case shadow(DisplayColor, radius: Double, offset: CGSize)
}
