import DrawingValues
import Foundation

/// What a surface is filled with. Positions are in units of the frame, radii in points; angles run clockwise from the
/// x axis.
public enum Paint: Equatable, Sendable {
    /// One color.
    case color(DisplayColor)
    /// Colors along a line.
    case linearGradient(stops: [Stop], start: CGPoint, end: CGPoint)
    /// Colors from one circle to another around the same center.
    case radialGradient(stops: [Stop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Radii are fractions of the frame's width and height.
    case ellipticalGradient(stops: [Stop], center: CGPoint, startFraction: Double, endFraction: Double)
    /// Colors around a point, from one angle to another.
    case angularGradient(stops: [Stop], center: CGPoint, startDegrees: Double, endDegrees: Double)
    /// A translucent color over a blur of what is behind; the radius is a standard deviation in points. Only whole
    /// backgrounds blur: elsewhere it is the color.
    case material(DisplayColor, blurRadius: Double)
    /// A part of a bitmap, side by side.
    indirect case tile(TilePaint)
    /// Colors of a grid.
    indirect case mesh(MeshPaint)

    /// A color at a place of a gradient.
    public struct Stop: Equatable, Sendable {
        /// The color.
        public var color: DisplayColor
        /// 0…1.
        public var location: Double

        /// Creates a stop.
        public init(color: DisplayColor, location: Double) {
            self.color = color
            self.location = location
        }
    }
}

/// A part of a bitmap, laid side by side from the frame's top left corner.
public struct TilePaint: Equatable, Sendable {
    /// Where the bitmap is.
    public var resource: ResourcePath
    /// Of one tile, in points.
    public var size: CGSize
    /// Which part of the bitmap a tile shows, in units of the bitmap.
    public var source: CGRect
    /// Draws the bitmap's shape in this color; nil draws the bitmap.
    public var tint: DisplayColor?
    /// From 0 for clear to 1 for opaque.
    public var opacity: Double
    /// Nearest-neighbor scaling.
    public var isPixelated: Bool

    /// Creates a tile. By default it is the whole bitmap in its own colors.
    public init(
        resource: ResourcePath, size: CGSize, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        tint: DisplayColor? = nil, opacity: Double = 1, isPixelated: Bool = false
    ) {
        self.resource = resource
        self.size = size
        self.source = source
        self.tint = tint
        self.opacity = opacity
        self.isPixelated = isPixelated
    }
}

/// Colors at the vertices of a grid that is bent over the frame.
///
/// Each cell of the grid is a bicubic Bézier patch: its outline is given by the vertices' control points, and its four
/// inner control points by those of its corners (no twist).
public struct MeshPaint: Equatable, Sendable {
    /// Vertices in a row, and rows of them; two at least.
    public var columns: Int
    /// How many rows of vertices there are.
    public var rows: Int
    /// Row by row.
    public var vertices: [Vertex]
    /// Where the mesh doesn't reach.
    public var background: DisplayColor
    /// Whether colors change by cubic curves through the vertices, rather than evenly from one to the next.
    public var isSmooth: Bool
    /// Whether colors are mixed in Oklab, rather than in sRGB.
    public var isPerceptual: Bool

    /// A vertex, and where the four edges that meet in it are heading.
    public struct Vertex: Equatable, Sendable {
        /// Where the vertex is.
        public var position: CGPoint
        /// The control point of the edge to the vertex before it in its row.
        public var leading: CGPoint
        /// The control point of the edge to the vertex above.
        public var top: CGPoint
        /// The control point of the edge to the vertex after it in its row.
        public var trailing: CGPoint
        /// The control point of the edge to the vertex below.
        public var bottom: CGPoint
        /// The color there.
        public var color: DisplayColor

        /// Creates a vertex. Points are in units of the frame.
        public init(
            position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: DisplayColor
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
            self.color = color
        }
    }

    /// Creates a mesh. Traps unless it has 2 × 2 vertices at least, and as many as its columns and rows say.
    public init(
        columns: Int, rows: Int, vertices: [Vertex], background: DisplayColor = .clear, isSmooth: Bool = true,
        isPerceptual: Bool = false
    ) {
        precondition(columns >= 2 && rows >= 2, "a mesh has 2 × 2 vertices at least, not \(columns) × \(rows)")
        precondition(
            vertices.count == columns * rows,
            "a mesh of \(columns) × \(rows) has \(columns * rows) vertices, not \(vertices.count)")
        self.columns = columns
        self.rows = rows
        self.vertices = vertices
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
    }
}
