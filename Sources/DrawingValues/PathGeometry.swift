import Foundation

/// A path as a value: a list of elements. `CGPath` and SwiftUI's `Path` are built on it, and a display list has it as it is.
///
/// An element that needs a current point and finds none is left out, as Apple's paths do. It is one word large: display
/// elements hold many of them.
public struct PathGeometry: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// Where the next element starts; nil before the first.
    package var currentPoint: CGPoint? { elements.last.flatMap { $0.end ?? subpathStart } }

    private var subpathStart: CGPoint? {
        for case .move(let point) in elements.reversed() { return point }
        return nil
    }

    package mutating func append(_ element: Element) {
        if case .move = element {
            // Of several moves in a row only the last says anything.
            if case .move = elements.last { elements.removeLast() }
        } else if elements.isEmpty {
            return
        }
        elements.append(element)
    }

    package mutating func append(_ other: PathGeometry) {
        for element in other.elements { append(element) }
    }
}

extension PathGeometry.Element {
    /// Unlike numbers, NaN coordinates are equal, so that an unchanged path isn't sent to the page again.
    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve):
            left.points.elementsEqual(right.points) { same($0.x, $1.x) && same($0.y, $1.y) }
        case (.closeSubpath, .closeSubpath): true
        default: false
        }
    }

    private static func same(_ one: CGFloat, _ other: CGFloat) -> Bool {
        one == other || one.bitPattern == other.bitPattern
    }

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
}
