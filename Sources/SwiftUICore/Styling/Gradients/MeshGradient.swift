import DisplayList
import Foundation

/// Colors at the vertices of a grid that is distorted over the shape.
///
/// See [MeshGradient](https://developer.apple.com/documentation/swiftui/meshgradient). Animations interpolate its
/// points and colors.
public struct MeshGradient: Equatable, Sendable {
    /// The positions of the vertices, row by row, in unit coordinates of the shape.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colors of the vertices, row by row.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A vertex, and the control points of the four edges that meet in it.
    public struct BezierPoint: Equatable, Sendable {
        /// The position of the vertex, in unit coordinates of the shape.
        public var position: SIMD2<Float>
        /// The control point of the edge to the leading neighbor.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the edge to the neighbor above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the edge to the trailing neighbor.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the edge to the neighbor below.
        public var bottomControlPoint: SIMD2<Float>

        /// A vertex with its control points, all in unit coordinates of the shape.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of vertices in a row.
    public var width: Int
    /// The number of rows of vertices.
    public var height: Int
    /// The positions of the vertices.
    public var locations: Locations
    /// The colors of the vertices.
    public var colors: Colors
    /// The color outside of the mesh.
    public var background: Color
    /// Whether colors follow cubic curves through the vertices, rather than change evenly from one to the next.
    public var smoothsColors: Bool
    /// The space in which colors are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// A mesh of `width` × `height` locations and as many colors. With any other number, only the background is drawn.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A mesh whose edges are smooth curves through `width` × `height` points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh whose edges are the Bézier curves of `width` × `height` points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of resolved colors, whose edges are smooth curves through `width` × `height` points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of resolved colors, whose edges are the Bézier curves of `width` × `height` points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
}

extension MeshGradient: PrimitiveShapeStyle {
    /// The paint; a mesh that lacks vertices or colors is only its background.
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let (points, colors) = (bezierPoints, displayColors(in: environment))
        let background = background.displayColor(in: environment)
        guard width >= 2, height >= 2, points.count == width * height, colors.count == points.count else {
            return Paint.color(background).faded(to: level)
        }
        let mesh = MeshPaint(
            columns: width, rows: height, vertices: zip(points, colors).map { $0.vertex($1) }, background: background,
            isSmooth: smoothsColors, isPerceptual: colorSpace.space == .perceptual)
        return Paint.mesh(mesh).faded(to: level)
    }

    private func displayColors(in environment: EnvironmentValues) -> [DisplayColor] {
        switch colors {
        case .colors(let colors): colors.map { $0.displayColor(in: environment) }
        case .resolvedColors(let colors): colors.map { $0.displayColor.clamped }
        }
    }

    /// The points with control points; missing ones are computed for smooth curves through the points.
    private var bezierPoints: [BezierPoint] {
        switch locations {
        case .bezierPoints(let points): points
        case .points(let points): points.count == width * height ? smooth(points) : []
        }
    }

    private func smooth(_ points: [SIMD2<Float>]) -> [BezierPoint] {
        points.indices.map { place in
            let (column, row) = (place % width, place / width)
            func point(_ column: Int, _ row: Int) -> SIMD2<Float>? {
                (0..<width).contains(column) && (0..<height).contains(row) ? points[row * width + column] : nil
            }
            let own = points[place]
            let (left, right) = (point(column - 1, row) ?? own, point(column + 1, row) ?? own)
            let (above, below) = (point(column, row - 1) ?? own, point(column, row + 1) ?? own)
            // The tangent is half of the vector between the neighbors, or all of it at an end; the control point is a
            // third of the tangent away.
            let across = (right - left) / (column == 0 || column == width - 1 ? 3 : 6)
            let down = (below - above) / (row == 0 || row == height - 1 ? 3 : 6)
            return BezierPoint(
                position: own, leadingControlPoint: own - across, topControlPoint: own - down,
                trailingControlPoint: own + across, bottomControlPoint: own + down)
        }
    }
}

extension MeshGradient.BezierPoint {
    fileprivate func vertex(_ color: DisplayColor) -> MeshPaint.Vertex {
        func point(_ value: SIMD2<Float>) -> CGPoint { CGPoint(x: Double(value.x), y: Double(value.y)) }
        return MeshPaint.Vertex(
            position: point(position), leading: point(leadingControlPoint), top: point(topControlPoint),
            trailing: point(trailingControlPoint), bottom: point(bottomControlPoint), color: color)
    }
}
