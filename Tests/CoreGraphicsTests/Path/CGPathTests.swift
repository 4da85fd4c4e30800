import CoreGraphics
import TestSupport
import Testing

@Suite struct CGPathTests {
    private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

    /// `M 10 20 L 40 20 …` with the points rounded.
    private func drawing(_ path: CGPath) -> String { path.geometry.plain }

    @Test func `a rectangle is drawn from its origin`() {
        #expect(drawing(CGPath(rect: square, transform: nil)) == "M10 20L40 20L40 60L10 60Z")
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(drawing(CGPath(rect: square, transform: &double)) == "M20 40L80 40L80 120L20 120Z")
    }

    @Test func `an element without a current point is left out`() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(!path.contains(.zero))
    }

    @Test func `closing returns to the start of the subpath`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 5))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 9))
        #expect(drawing(path) == "M5 5L9 5ZL5 9")
    }

    @Test func `the tight box leaves control points out`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 10, height: 5)))
        path.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -8), control2: CGPoint(x: 20, y: -8))
        #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: -6, width: 20, height: 11)))
    }

    @Test func `round shapes fill their rectangle`() {
        #expect(CGPath(ellipseIn: square, transform: nil).boundingBoxOfPath.isNear(square))
        let rounded = CGPath(roundedRect: square, cornerWidth: 8, cornerHeight: 4, transform: nil)
        #expect(rounded.boundingBoxOfPath.isNear(square))
        #expect(!rounded.contains(CGPoint(x: 10.5, y: 20.5)))
        #expect(rounded.contains(CGPoint(x: 10.5, y: 30)))
        let tooRound = CGPath(roundedRect: square, cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(tooRound.boundingBoxOfPath.isNear(square))
    }

    @Test func `an ellipse contains what its equation says`() {
        let path = CGPath(ellipseIn: square, transform: nil)
        var generator = SeededRandom(seed: 7)
        for _ in 0..<500 {
            let point = CGPoint(
                x: .random(in: 0...50, using: &generator), y: .random(in: 10...70, using: &generator))
            let (x, y) = ((point.x - square.midX) / 15, (point.y - square.midY) / 20)
            let distance = x * x + y * y
            guard abs(distance - 1) > 0.01 else { continue }
            #expect(path.contains(point) == (distance < 1), "\(point)")
        }
    }

    @Test func `the fill rules differ where a path covers itself twice`() {
        let path = CGMutablePath()
        path.addRects([square, square.insetBy(dx: 10, dy: 10)])
        let middle = CGPoint(x: square.midX, y: square.midY)
        #expect(path.contains(middle, using: .winding))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 12, y: 22), using: .evenOdd))
    }

    @Test func `contains looks at the transformed path`() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let far = CGAffineTransform(translationX: 100, y: 0)
        #expect(path.contains(CGPoint(x: 100.5, y: 0.5), transform: far))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5), transform: far))
    }

    @Test(arguments: [
        (0.0, 90.0, false, 90.0), (0.0, 90.0, true, -270.0), (90.0, 0.0, false, 270.0), (90.0, 0.0, true, -90.0),
        (0.0, 360.0, false, 360.0), (0.0, 720.0, false, 360.0), (0.0, -540.0, false, 180.0), (10.0, 10.0, true, 0.0),
        (0.0, 360.0, true, -360.0), (360.0, 0.0, false, 360.0), (-90.0, 270.0, false, 360.0),
    ])
    func `an arc turns the way it is told`(start: Double, end: Double, clockwise: Bool, turn: Double) {
        let path = CGMutablePath()
        path.addArc(
            center: .zero, radius: 2, startAngle: start * .pi / 180, endAngle: end * .pi / 180, clockwise: clockwise)
        let expected = CGMutablePath()
        expected.addRelativeArc(center: .zero, radius: 2, startAngle: start * .pi / 180, delta: turn * .pi / 180)
        #expect(drawing(path) == drawing(expected))
        #expect(path.currentPoint.isNear(CGPoint(x: 2 * cos(end * .pi / 180), y: 2 * sin(end * .pi / 180))))
    }

    @Test func `an arc stays on its circle`() {
        let path = CGMutablePath()
        path.addRelativeArc(center: CGPoint(x: 3, y: 4), radius: 10, startAngle: 0.4, delta: 5)
        for point in path.geometry.polygons(tolerance: 0.01).joined() {
            #expect(hypot(point.x - 3, point.y - 4).isNear(10, within: 0.003))
        }
    }

    @Test func `a tangent arc touches both lines`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
        #expect(path.currentPoint.isNear(CGPoint(x: 10, y: 3)))
        #expect(drawing(path).hasPrefix("M0 0L7 0C"))
        path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 30), radius: 3)
        #expect(path.currentPoint.isNear(CGPoint(x: 10, y: 20)), "lines without a corner are followed")
    }

    @Test func `another path is added transformed`() {
        let path = CGMutablePath()
        path.addPath(
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil),
            transform: CGAffineTransform(translationX: 5, y: 0))
        #expect(drawing(path) == "M5 0L6 0L6 1L5 1Z")
    }

    @Test func `a copy does not follow the original`() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        let copy = try #require(path.copy())
        path.addLine(to: CGPoint(x: 1, y: 0))
        #expect(drawing(copy) == "M0 0")
        #expect(copy != path)
        #expect(path.mutableCopy() == path)
    }

    @Test func `every element is shown with its points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
        path.addCurve(to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 4, y: 1))
        path.closeSubpath()
        var seen: [(CGPathElementType, [CGFloat])] = []
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
        ]
        path.applyWithBlock { element in
            let type = element.pointee.type
            seen.append((type, (0..<counts[type]!).map { element.pointee.points[$0].x }))
        }
        #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(seen.map(\.1) == [[0], [1, 2], [3, 4, 5], []])
    }

    @Test func `a path is dashed by its pattern from its phase`() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 9, y: 0))
        #expect(drawing(line.copy(dashingWithPhase: 0, lengths: [3, 2])) == "M0 0L3 0M5 0L8 0")
        #expect(drawing(line.copy(dashingWithPhase: 4, lengths: [3, 2])) == "M1 0L4 0M6 0L9 0")
        #expect(drawing(line.copy(dashingWithPhase: -1, lengths: [3, 2])) == "M1 0L4 0M6 0L9 0")
        #expect(drawing(line.copy(dashingWithPhase: 0, lengths: [2])) == "M0 0L2 0M4 0L6 0M8 0L9 0")
        let double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(drawing(line.copy(dashingWithPhase: 0, lengths: [3, 2], transform: double)) == "M0 0L6 0M10 0L16 0")
    }

    @Test func `a dash goes round a corner and each subpath begins anew`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 2)])
        path.addLines(between: [CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 2)])
        #expect(drawing(path.copy(dashingWithPhase: 0, lengths: [3, 9])) == "M0 0L2 0L2 1M9 0L9 2")
    }

    @Test(arguments: [[], [0, 0], [-1, 2], [CGFloat.nan, 1], [1e-9, 1e-9]])
    func `a pattern that makes no dashes leaves the path as it is`(lengths: [CGFloat]) {
        let path = CGPath(rect: square, transform: nil)
        #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
    }

    @Test func `path data has neither exponents nor needless zeros`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1e-7, y: -0.0004))
        path.addLine(to: CGPoint(x: 12.5, y: -0.125))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
        #expect(path.geometry.svgPathData == "M0 0 12.5-.125 0 0")
    }
}
