import CoreGraphics
import DisplayList
import Foundation

/// The drawing of a shape: a rounded rectangle if the shape is one, since renderers draw and animate those cheaply,
/// else a path.
struct ShapeDrawing {
    enum Outline {
        /// An infinite radius rounds the shorter sides fully.
        case rectangle(CGRect, cornerRadius: CGFloat)
        case path(Path)
    }

    var outline: Outline
    /// The stroke; nil for a filled shape.
    var stroke: StrokeStyle?

    init(_ path: Path) { outline = .path(path) }

    init(_ rect: CGRect, cornerRadius: CGFloat = 0) {
        let rect = rect.standardized
        outline = rect.isNull || rect.isInfinite ? .path(Path()) : .rectangle(rect, cornerRadius: max(cornerRadius, 0))
    }

    /// The rectangle's path, or the path.
    var path: Path {
        switch outline {
        case .rectangle(let rect, let cornerRadius):
            // A circle starts at its rightmost point, at which dashes and trims begin.
            if rect.width == rect.height, cornerRadius >= rect.width / 2 { return Path(ellipseIn: rect) }
            return Path(roundedRect: rect, cornerRadius: min(cornerRadius, min(rect.width, rect.height) / 2))
        case .path(let path): return path
        }
    }

    /// A translation keeps rectangles; other transforms turn them into paths.
    func applying(_ transform: CGAffineTransform) -> ShapeDrawing {
        guard !transform.isIdentity else { return self }
        var copy = self
        let isMove = transform.a == 1 && transform.d == 1 && transform.b == 0 && transform.c == 0
        if isMove, case .rectangle(let rect, let cornerRadius) = outline {
            copy.outline = .rectangle(rect.offsetBy(dx: transform.tx, dy: transform.ty), cornerRadius: cornerRadius)
        } else if stroke != nil {
            // The width of a transformed line differs by direction, so use its outline.
            return ShapeDrawing(strokedPath.applying(transform))
        } else {
            copy.outline = .path(path.applying(transform))
        }
        return copy
    }

    /// The outline of the drawing, to be filled.
    var strokedPath: Path { stroke.map(path.strokedPath) ?? path }

    /// The value for an infinite radius: renderers clamp a corner's radius to half of the shorter side, during an
    /// animation too.
    static var fullCornerRadius: CGFloat { 9999 }

    func mirrored(in size: CGSize) -> ShapeDrawing {
        var copy = self
        switch outline {
        case .rectangle(let rect, let cornerRadius):
            let moved = CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            copy.outline = .rectangle(moved, cornerRadius: cornerRadius)
        case .path(let path):
            copy.outline = .path(path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)))
        }
        return copy
    }
}

/// A built-in shape, with an efficient drawing.
protocol PrimitiveShape: Shape {
    func drawing(in rect: CGRect) -> ShapeDrawing
}

extension Shape {
    func drawn(in rect: CGRect) -> ShapeDrawing {
        (self as? any PrimitiveShape)?.drawing(in: rect) ?? ShapeDrawing(path(in: rect))
    }
}

extension Shape {
    /// The drawing in a view of a size, mirrored if the shape has to be.
    func drawn(in size: CGSize, _ direction: LayoutDirection) -> ShapeDrawing {
        let drawing = drawn(in: CGRect(origin: .zero, size: size))
        return layoutDirectionBehavior == .mirrors(in: direction) ? drawing.mirrored(in: size) : drawing
    }
}

extension PrimitiveShape {
    /// The outline in the rectangle.
    public func path(in rect: CGRect) -> Path { drawing(in: rect).strokedPath }
}
