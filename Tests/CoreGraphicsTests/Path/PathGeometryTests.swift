import CoreGraphics
import DrawingValues
import Foundation
import Testing

/// The path that all rooms that draw share.
struct PathGeometryTests {
    private func line(to point: CGPoint) -> PathGeometry { PathGeometry([.move(to: .zero), .line(to: point)]) }

    @Test func `after a closed subpath the next element starts where that one did`() {
        var path = PathGeometry([.move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 5, y: 6))])
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.append(.closeSubpath)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.append(.closeSubpath)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.append(.line(to: CGPoint(x: 9, y: 9)))
        #expect(path.currentPoint == CGPoint(x: 9, y: 9))
        path.append(.closeSubpath)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func `what needs a current point and finds none is left out`() {
        var path = PathGeometry([.line(to: .zero), .closeSubpath])
        #expect(path.isEmpty && path.currentPoint == nil)
        path.append(PathGeometry([.move(to: .zero), .move(to: CGPoint(x: 1, y: 1))]))
        #expect(path.elements == [.move(to: CGPoint(x: 1, y: 1))])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `coordinates that no page takes are spelled as zero, and equal themselves`(value: CGFloat) {
        let path = line(to: CGPoint(x: value, y: 1.5))
        #expect(path.svgPathData == "M0 0V1.5")
        #expect(path == line(to: CGPoint(x: value, y: 1.5)))
        #expect(Set([path, line(to: CGPoint(x: value, y: 1.5))]).count == 1)
        #expect(path != line(to: CGPoint(x: value, y: 2)) && path != line(to: CGPoint(x: 0, y: 1.5)))
    }

    @Test func `kinds of elements are told apart`() {
        let point = CGPoint(x: 1, y: 1)
        let kinds: [PathGeometry.Element] = [
            .move(to: point), .line(to: point), .quadCurve(to: point, control: point),
            .curve(to: point, control1: point, control2: point), .closeSubpath,
        ]
        for (place, kind) in kinds.enumerated() { #expect(kinds.firstIndex(of: kind) == place) }
        #expect(PathGeometry.Element.move(to: CGPoint(x: -0.0, y: 0)) == .move(to: .zero))
    }

    @Test func `small numbers are spelled without exponents`() {
        #expect(line(to: CGPoint(x: 4.9e-16, y: 0.0004)).svgPathData == "M0 0H0")
        #expect(line(to: CGPoint(x: -0.0004, y: 1e11)).svgPathData == "M0 0V100000000000")
        #expect(line(to: CGPoint(x: -0.0625, y: 0.9996)).svgPathData == "M0 0-.063 1")
    }
}
