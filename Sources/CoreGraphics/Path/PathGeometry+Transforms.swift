import DrawingValues

extension PathGeometry {
    package mutating func append(_ other: PathGeometry, transform: CGAffineTransform) {
        for element in other.elements { append(element.applying(transform)) }
    }

    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        PathGeometry(elements.map { $0.applying(transform) })
    }
}

extension PathGeometry.Element {
    package func applying(_ transform: CGAffineTransform) -> PathGeometry.Element {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
