import DisplayList
import Foundation

/// Interpolates paints that a browser can't animate: gradients and meshes with an unchanged number of colors.
///
/// Plain colors are animated by the browser, and paints of a different form change without interpolation.
@MainActor
final class PaintMotion {
    private unowned let graph: ViewGraph
    private let step: () -> Bool
    private var interpolation: Interpolation<MovingPaint>?
    private var form: [Int] = []

    init(_ graph: ViewGraph, step: @escaping () -> Bool) {
        self.graph = graph
        self.step = step
    }

    /// The interpolated paint to show now, on the way to a paint.
    func shown(_ paint: Paint, under animation: Animation?) -> Paint {
        guard let form = paint.form else {
            interpolation = nil
            return paint
        }
        if interpolation == nil || form != self.form { interpolation = Interpolation(graph, step: step) }
        self.form = form
        return interpolation?.shown(MovingPaint(paint: paint), under: animation).paint ?? paint
    }
}

private struct MovingPaint: Animatable {
    var paint: Paint

    var animatableData: NumberList {
        get { NumberList(paint.numbers) }
        set { paint = paint.replacingNumbers(newValue.values) }
    }
}

/// A vector of numbers; shorter ones are extended with zeros.
private struct NumberList: VectorArithmetic {
    var values: [Double]

    init(_ values: [Double]) { self.values = values }

    static var zero: NumberList { NumberList([]) }
    static func + (left: NumberList, right: NumberList) -> NumberList { left.combined(with: right, +) }
    static func - (left: NumberList, right: NumberList) -> NumberList { left.combined(with: right, -) }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    private func combined(with other: NumberList, _ operation: (Double, Double) -> Double) -> NumberList {
        NumberList(
            (0..<max(values.count, other.values.count)).map { place in
                operation(
                    place < values.count ? values[place] : 0, place < other.values.count ? other.values[place] : 0)
            })
    }
}

extension Paint {
    /// The form of the paint; only paints of the same form can be interpolated. Nil for paints that aren't interpolated
    /// here.
    fileprivate var form: [Int]? {
        switch self {
        case .color, .material, .tile: nil
        case .linearGradient(let stops, _, _): [0, stops.count]
        case .radialGradient(let stops, _, _, _): [1, stops.count]
        case .ellipticalGradient(let stops, _, _, _): [2, stops.count]
        case .angularGradient(let stops, _, _, _): [3, stops.count]
        case .mesh(let mesh): [4, mesh.columns, mesh.rows]
        }
    }

    /// All numbers of the paint, in a fixed order.
    fileprivate var numbers: [Double] {
        var collector = NumberCollector()
        _ = visited(&collector)
        return collector.numbers
    }

    fileprivate func replacingNumbers(_ numbers: [Double]) -> Paint {
        var source = NumberSource(numbers: numbers)
        return visited(&source)
    }

    private func visited(_ visitor: inout some NumberVisitor) -> Paint {
        switch self {
        case .color, .material, .tile: self
        case .linearGradient(let stops, let start, let end):
            .linearGradient(
                stops: visitor.stops(stops), start: visitor.point(start), end: visitor.point(end))
        case .radialGradient(let stops, let center, let start, let end):
            .radialGradient(
                stops: visitor.stops(stops), center: visitor.point(center), startRadius: visitor.number(start),
                endRadius: visitor.number(end))
        case .ellipticalGradient(let stops, let center, let start, let end):
            .ellipticalGradient(
                stops: visitor.stops(stops), center: visitor.point(center), startFraction: visitor.number(start),
                endFraction: visitor.number(end))
        case .angularGradient(let stops, let center, let start, let end):
            .angularGradient(
                stops: visitor.stops(stops), center: visitor.point(center), startDegrees: visitor.number(start),
                endDegrees: visitor.number(end))
        case .mesh(let mesh): .mesh(visitor.mesh(mesh))
        }
    }
}

/// Visits the numbers of a paint, to read or to replace them.
private protocol NumberVisitor {
    mutating func number(_ value: Double) -> Double
}

private struct NumberCollector: NumberVisitor {
    var numbers: [Double] = []

    mutating func number(_ value: Double) -> Double {
        numbers.append(value)
        return value
    }
}

private struct NumberSource: NumberVisitor {
    let numbers: [Double]
    private var next = 0

    init(numbers: [Double]) { self.numbers = numbers }

    mutating func number(_ value: Double) -> Double {
        defer { next += 1 }
        return next < numbers.count ? numbers[next] : value
    }
}

extension NumberVisitor {
    fileprivate mutating func point(_ value: CGPoint) -> CGPoint {
        let x = number(value.x)
        return CGPoint(x: x, y: number(value.y))
    }

    fileprivate mutating func color(_ value: DisplayColor) -> DisplayColor {
        let red = number(value.red)
        let green = number(value.green)
        let blue = number(value.blue)
        return DisplayColor(red: red, green: green, blue: blue, alpha: number(value.alpha)).clamped
    }

    fileprivate mutating func stops(_ values: [Paint.Stop]) -> [Paint.Stop] {
        values.map { stop in
            let color = color(stop.color)
            return Paint.Stop(color: color, location: min(max(number(stop.location), 0), 1))
        }
    }

    fileprivate mutating func mesh(_ value: MeshPaint) -> MeshPaint {
        var mesh = value
        mesh.background = color(value.background)
        for place in value.vertices.indices {
            let old = value.vertices[place]
            let position = point(old.position)
            let leading = point(old.leading)
            let top = point(old.top)
            let trailing = point(old.trailing)
            let bottom = point(old.bottom)
            mesh.vertices[place] = MeshPaint.Vertex(
                position: position, leading: leading, top: top, trailing: trailing, bottom: bottom,
                color: color(old.color))
        }
        return mesh
    }
}
