import Foundation
import JSONSyntax

/// The JSON encoding of paints.
extension JSONWriter {
    /// A color as a string; a gradient as `[name, four numbers, [colour, location, …]]`; see `Protocol.md` for the
    /// others.
    mutating func paint(_ value: Paint) {
        switch value {
        case .color(let color): self.color(color)
        case .linearGradient(let stops, let start, let end):
            gradient("linear", start.x, start.y, end.x, end.y, stops)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            gradient("radial", center.x, center.y, startRadius, endRadius, stops)
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
            gradient("elliptical", center.x, center.y, startFraction, endFraction, stops)
        case .angularGradient(let stops, let center, let startDegrees, let endDegrees):
            gradient("angular", center.x, center.y, startDegrees, endDegrees, stops)
        case .material(let color, let blurRadius):
            array {
                $0.string("material")
                $0.color(color)
                $0.number(blurRadius)
            }
        case .tile(let tile): self.tile(tile)
        case .mesh(let mesh): self.mesh(mesh)
        }
    }

    private mutating func gradient(
        _ name: String, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ stops: [Paint.Stop]
    ) {
        array {
            $0.string(name)
            for number in [a, b, c, d] { $0.preciseNumber(number) }
            $0.array(stops) { writer, stop in
                writer.color(stop.color)
                writer.preciseNumber(stop.location)
            }
        }
    }

    /// `["tile", resource, [width, height], [x, y, width, height], tint or null, opacity, pixelated]`
    private mutating func tile(_ value: TilePaint) {
        array {
            $0.string("tile")
            $0.string(value.resource.path)
            $0.size(value.size)
            let source = value.source
            $0.array([source.minX, source.minY, source.width, source.height]) { $0.preciseNumber($1) }
            if let tint = value.tint { $0.color(tint) } else { $0.null() }
            $0.number(value.opacity)
            $0.bool(value.isPixelated)
        }
    }

    /// `["mesh", columns, rows, [ten numbers per vertex], [colour, …], background, smooth, perceptual]`
    private mutating func mesh(_ value: MeshPaint) {
        array {
            $0.string("mesh")
            $0.integer(value.columns)
            $0.integer(value.rows)
            $0.array { writer in
                for vertex in value.vertices {
                    for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
                        writer.preciseNumber(point.x)
                        writer.preciseNumber(point.y)
                    }
                }
            }
            $0.array(value.vertices) { $0.color($1.color) }
            $0.color(value.background)
            $0.bool(value.isSmooth)
            $0.bool(value.isPerceptual)
        }
    }
}
