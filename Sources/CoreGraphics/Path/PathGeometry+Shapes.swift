import DrawingValues
import Foundation

/// Rectangles, ellipses and arcs, made of lines and cubic curves.
extension PathGeometry {
    /// Clockwise from the origin where y grows downwards.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addPolygon(corners, transform: transform)
    }

    package mutating func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append(.move(to: first.applying(transform)))
        for point in points.dropFirst() { append(.line(to: point.applying(transform))) }
    }

    package mutating func addPolygon(_ points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard !points.isEmpty else { return }
        addLines(between: points, transform: transform)
        append(.closeSubpath)
    }

    /// From its rightmost point once around.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let unitToRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var circle = PathGeometry()
        circle.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
        circle.append(.closeSubpath)
        append(circle, transform: unitToRect.concatenating(transform))
    }

    /// A rectangle with quarters of ellipses for corners, at most half as large as the rectangle.
    package mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let width = min(max(0, cornerWidth), rect.width / 2)
        let height = min(max(0, cornerHeight), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        var rounded = PathGeometry()
        let inner = rect.insetBy(dx: width, dy: height)
        let corners = [
            (inner.maxX, inner.minY), (inner.maxX, inner.maxY), (inner.minX, inner.maxY), (inner.minX, inner.minY),
        ]
        for (quarter, corner) in corners.enumerated() {
            var arc = PathGeometry()
            arc.addRelativeArc(
                center: .zero, radius: 1, startAngle: CGFloat(quarter - 1) * .pi / 2, delta: .pi / 2)
            let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.0, ty: corner.1)
            rounded.join(arc.applying(place))
        }
        rounded.append(.closeSubpath)
        append(rounded, transform: transform)
    }

    /// From the start angle to the end angle, in radians from the x axis towards the y axis; clockwise means towards
    /// smaller angles, which looks anticlockwise where y grows downwards (Apple's rule).
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let circle = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        // Degrees in radians may miss a whole turn by a rounding.
        if abs(delta) < circle - 1e-9 {
            if clockwise && delta > 0 { delta -= circle }
            if !clockwise && delta < 0 { delta += circle }
        } else if (delta < 0) == clockwise {
            delta = clockwise ? -circle : circle
        } else {
            // The other way round the end lies within the first turn, or at its end.
            delta = delta.truncatingRemainder(dividingBy: circle) + (clockwise ? -circle : circle)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// From the start angle on by `delta` radians; joined by a line to what is there already.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        join(PathGeometry(arcFrom: startAngle, by: delta).applying(place.concatenating(transform)))
    }

    /// The arc of a circle that touches both lines: from the current point to `tangent1End`, and on to `tangent2End`.
    package mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = current.applying(transform.inverted())
        let incoming = atan2(start.y - tangent1End.y, start.x - tangent1End.x)
        let outgoing = atan2(tangent2End.y - tangent1End.y, tangent2End.x - tangent1End.x)
        let turn = remainder(outgoing - incoming, 2 * .pi)
        guard start != tangent1End, abs(sin(turn)) > 1e-9, radius > 0 else {
            return append(.line(to: tangent1End.applying(transform)))
        }
        let distance = radius / abs(sin(turn / 2))
        let bisector = incoming + turn / 2
        let center = CGPoint(
            x: tangent1End.x + distance * cos(bisector), y: tangent1End.y + distance * sin(bisector))
        let side: CGFloat = turn > 0 ? 1 : -1
        addRelativeArc(
            center: center, radius: radius, startAngle: incoming - side * .pi / 2, delta: turn - side * .pi,
            transform: transform)
    }

    /// An arc of the unit circle around the origin, at most a quarter a curve: off by 0.03 % of the radius at most.
    private init(arcFrom start: CGFloat, by delta: CGFloat) {
        self.init([.move(to: CGPoint(x: cos(start), y: sin(start)))])
        guard delta != 0, delta.isFinite, start.isFinite else { return }
        let count = max(1, Int((min(abs(delta), 1e4) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = start + CGFloat(index) * step
            let to = from + step
            append(
                .curve(
                    to: CGPoint(x: cos(to), y: sin(to)),
                    control1: CGPoint(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from)),
                    control2: CGPoint(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to))))
        }
    }

    /// Adds an open path, joined by a line where there is a current point.
    private mutating func join(_ other: PathGeometry) {
        for element in other.elements {
            if case .move(let point) = element, let currentPoint {
                if hypot(point.x - currentPoint.x, point.y - currentPoint.y) > 1e-9 { append(.line(to: point)) }
            } else {
                append(element)
            }
        }
    }
}
