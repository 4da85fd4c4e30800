import SwiftUI

/// A shape that represents a point.
///
/// See [ChartSymbolShape](https://developer.apple.com/documentation/charts/chartsymbolshape).
public nonisolated protocol ChartSymbolShape: Shape {
    /// The part of the unit square that makes the symbol look as large as others.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The whole unit square.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The outline alone, with a line width.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        OutlinedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline alone.
    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { OutlinedSymbol(shape: self, style: style) }
}

extension Circle: ChartSymbolShape {}

private struct OutlinedSymbol<S: ChartSymbolShape>: ChartSymbolShape {
    let shape: S
    let style: StrokeStyle

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(
            dx: min(style.lineWidth, rect.width) / 2, dy: min(style.lineWidth, rect.height) / 2)
        return shape.path(in: inner).strokedPath(style)
    }

    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}

/// A symbol of any shape.
///
/// See [AnyChartSymbolShape](https://developer.apple.com/documentation/charts/anychartsymbolshape).
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    /// Wraps a symbol.
    public init(_ shape: some ChartSymbolShape) { self.shape = shape }

    /// The symbol in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The part of the unit square that makes the symbol look as large as others.
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}

extension BasicChartSymbolShape {
    /// The outline alone, with a line width.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        OutlinedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// One of the symbols that charts use by default.
///
/// See [BasicChartSymbolShape](https://developer.apple.com/documentation/charts/basicchartsymbolshape).
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind

    /// All symbols, in the order in which they are assigned to series.
    static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

    /// The symbol in a rectangle.
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon(3, in: rect.offsetBy(dx: 0, dy: rect.height * 0.1), scale: 1.2)
        case .diamond: polygon(4, in: rect, scale: 1.15)
        case .pentagon: polygon(5, in: rect, scale: 1.1)
        case .plus: strokes(2, from: 0, in: rect)
        case .cross: strokes(2, from: .pi / 4, in: rect)
        case .asterisk: strokes(3, from: .pi / 2, in: rect)
        }
    }

    private func polygon(_ count: Int, in rect: CGRect, scale: CGFloat) -> Path {
        var path = Path()
        path.addLines(
            (0..<count).map { index in
                let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
                return CGPoint(
                    x: rect.midX + rect.width / 2 * scale * cos(angle),
                    y: rect.midY + rect.height / 2 * scale * sin(angle))
            })
        path.closeSubpath()
        return path
    }

    private func strokes(_ count: Int, from first: Double, in rect: CGRect) -> Path {
        var path = Path()
        for index in 0..<count {
            let angle = first + Double.pi * Double(index) / Double(count)
            let (x, y) = (rect.width / 2 * cos(angle), rect.height / 2 * sin(angle))
            path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
            path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
        }
        return path.strokedPath(StrokeStyle(lineWidth: max(min(rect.width, rect.height) / 4.5, 0.5)))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square that stands on a corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A star of three strokes.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
