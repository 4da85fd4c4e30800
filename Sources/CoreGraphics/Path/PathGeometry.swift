import Foundation

/// A path as a value: a list of elements. `CGPath` and SwiftUI's `Path` are built on it.
///
/// An element that needs a current point and finds none is left out, as Apple's paths do.
package struct PathGeometry: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    /// Where the next element starts; nil before the first.
    package private(set) var currentPoint: CGPoint?
    private var subpathStart: CGPoint?

    package init() {}

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    package var isEmpty: Bool { elements.isEmpty }

    package mutating func append(_ element: Element) {
        if case .move(let point) = element {
            // Of several moves in a row only the last says anything.
            if case .move = elements.last { elements.removeLast() }
            subpathStart = point
        } else if currentPoint == nil {
            return
        }
        elements.append(element)
        currentPoint = element.end ?? subpathStart
    }

    package mutating func append(_ other: PathGeometry, transform: CGAffineTransform = .identity) {
        for element in other.elements { append(element.applying(transform)) }
    }

    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        PathGeometry(elements.map { $0.applying(transform) })
    }
}

extension PathGeometry.Element {
    /// Where the element ends; nil where it closes a subpath.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    /// Control points first, end point last.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }

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
