import DrawingValues
import Foundation

/// A drawing: operations one after the other, in points from the element's top left corner.
public struct CanvasContent: Equatable, Sendable {
    /// The size of the drawing in points.
    public var size: CGSize
    /// Whether the drawing covers its whole area.
    public var isOpaque: Bool
    /// What operations have in common; they name a state by its place.
    public var states: [State]
    /// What is drawn, from back to front.
    public var operations: [Operation]
    /// Drawings that operations name by their place, so that one that is drawn many times is sent once.
    public var symbols: [Symbol]
    /// How far around `size` is drawn as well.
    public var margin = Margin()
    /// What the drawing says, where it is a text that somebody drew by the letter; nil for a picture.
    public var text: String?

    /// Creates a drawing. The size is in points.
    public init(
        size: CGSize, isOpaque: Bool = false, states: [State] = [], operations: [Operation] = [], symbols: [Symbol] = []
    ) {
        self.size = size
        self.isOpaque = isOpaque
        self.states = states
        self.operations = operations
        self.symbols = symbols
    }

    /// A drawing in coordinates of its own. Its operations may name symbols that stand before it, and no others: a
    /// symbol never draws itself.
    public struct Symbol: Equatable, Sendable {
        /// What is drawn, from back to front, in the symbol's own coordinates.
        public var operations: [Operation]
        /// All that is drawn lies in it; nil where that is not known.
        public var bounds: CGRect?
        /// How much further filters reach, in points of the canvas, whatever the symbol's size there.
        public var reach: Double

        /// Creates a symbol. The bounds are in its own coordinates, the reach in points of the canvas.
        public init(operations: [Operation], bounds: CGRect? = nil, reach: Double = 0) {
            self.operations = operations
            self.bounds = bounds
            self.reach = reach
        }
    }

    /// None is negative.
    public typealias Margin = EdgeDistances

    /// How something is drawn, whatever it is.
    public struct State: Hashable, Sendable {
        /// a, b, c, d, tx, ty.
        public var transform: [Double]
        /// From 0 for clear to 1 for opaque.
        public var opacity: Double
        /// How it is mixed with what is below.
        public var blendMode: ElementBlendMode
        /// Each in the canvas's own coordinates; what is drawn is cut at all of them.
        public var clips: [ClipPath]
        /// Applied in their order.
        public var filters: [CanvasFilter]

        /// Creates a state. By default nothing is moved, cut, filtered or mixed.
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

    /// One step of a drawing. Each names the state that it is drawn in by its place in the drawing's `states`.
    public indirect enum Operation: Equatable, Sendable {
        /// The inside of a path; positions of its paint are in units of the box.
        case fill(state: Int, path: PathGeometry, usesEvenOddRule: Bool, paint: Paint, box: CGRect)
        /// A line along a path; the box is what positions of its paint are in units of.
        case stroke(state: Int, path: PathGeometry, stroke: PathContent.Stroke, box: CGRect)
        /// Laid-out text, from the canvas's top left corner.
        case text(state: Int, TextContent)
        /// A bitmap, stretched over a frame.
        case image(state: Int, ImageContent, frame: CGRect)
        /// Drawn by itself and laid over the rest as one.
        case layer(state: Int, [Operation])
        /// A layer that is seen as far as another is opaque.
        case masked(state: Int, [Operation], by: [Operation])
        /// A symbol's operations, laid over the rest as one. The transform leads from its coordinates; blurs and
        /// shadows in it keep their size.
        case symbol(state: Int, Int)

        /// The place of the state that it is drawn in.
        public var state: Int {
            switch self {
            case .fill(let state, _, _, _, _), .stroke(let state, _, _, _), .text(let state, _),
                .image(let state, _, _), .layer(let state, _), .masked(let state, _, _), .symbol(let state, _):
                state
            }
        }
    }
}

/// A filter over one drawing of a canvas.
public enum CanvasFilter: Hashable, Sendable {
    /// A change of color.
    case color(ColorFilter)
    /// A standard deviation in points.
    case blur(Double)
    /// A shadow: its color, how far its edge is spread, and how far it is moved, in points.
    case shadow(DisplayColor, radius: Double, offset: CGSize)
    /// One color wherever the opacity is between two, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, DisplayColor)
}
