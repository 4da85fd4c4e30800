import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import SwiftUICore

@Suite struct PathAreaTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

    /// The area by the shoelace formula. Subpaths in the opposite direction are subtracted.
    private func area(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        for line in Polyline.all(in: path.geometry, tolerance: 0.001).flatMap(\.segments) {
            sum += line.start.x * line.end.y - line.end.x * line.start.y
        }
        return sum / 2
    }

    @Test func `overlapping squares make rectangles`() {
        #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(area(left.intersection(right)) == 50)
        #expect(area(left.union(right)) == 150)
        #expect(area(left.subtracting(right)) == 50)
        #expect(area(left.symmetricDifference(right)) == 100)
    }

    @Test func `a union has no line inside`() {
        var corners = 0
        left.union(right).forEach { if case .line = $0 { corners += 1 } }
        #expect(corners == 3)
    }

    @Test func `what is cut out is a hole by both rules`() {
        let ring = left.subtracting(Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(area(ring) == 84)
        for eoFill in [false, true] {
            #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: eoFill))
            #expect(!ring.contains(CGPoint(x: 4, y: 4), eoFill: eoFill))
        }
    }

    @Test func `paths that do not meet share nothing`() {
        let far = Path(CGRect(x: 50, y: 50, width: 5, height: 5))
        #expect(left.intersection(far).isEmpty)
        #expect(area(left.union(far)) == 125)
        #expect(area(left.subtracting(far)) == 100)
    }

    @Test func `a path taken from itself is nothing`() {
        #expect(left.subtracting(left).isEmpty)
        #expect(left.symmetricDifference(left).isEmpty)
        #expect(area(left.union(left)) == 100)
        #expect(area(left.intersection(Path())) == 0)
    }

    @Test func `squares that share an edge become one`() {
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(area(left.union(beside)) == 200)
        #expect(left.union(beside).contains(CGPoint(x: 10, y: 5)))
        #expect(left.intersection(beside).isEmpty)
    }

    @Test func `curves keep their areas nearly`() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let half = circle.intersection(Path(CGRect(x: 0, y: -20, width: 40, height: 40)))
        #expect(abs(area(half) - CGFloat.pi * 50) < 0.5)
        let moved = circle.offsetBy(dx: 6, dy: 0)
        let sum = area(circle.intersection(moved)) + area(circle.symmetricDifference(moved))
        #expect(abs(sum - area(circle.union(moved))) < 0.01)
    }

    @Test func `the rule of filling decides what is inside`() {
        var twice = left
        twice.addPath(Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(area(twice.normalized(eoFill: true)) == 84)
        #expect(area(twice.normalized(eoFill: false)) == 100)
    }

    @Test func `a path that crosses itself is normalized`() {
        let bow = Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        #expect(area(bow.normalized()) == 50)
    }

    @Test func `a line is cut at a region`() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)]) }
        #expect(line.lineIntersection(left).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(left).description == "-5 5 m 0 5 l 10 5 m 20 5 l")
    }

    @Test func `shapes are combined in one rectangle`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(Rectangle().subtracting(Circle()).path(in: rect).contains(CGPoint(x: 1, y: 1)))
        #expect(!Rectangle().subtracting(Circle()).path(in: rect).contains(CGPoint(x: 10, y: 5)))
        #expect(Rectangle().intersection(Circle()).path(in: rect).boundingRect.width < 11)
        #expect(Circle().union(Rectangle()).path(in: rect).boundingRect == rect)
    }

    /// The polygons are seeded. At any point, the union contains it if and only if one of the polygons does.
    @Test func `random polygons agree with their parts`() {
        var random = SeededRandom(seed: 7)
        func next() -> CGFloat { CGFloat.random(in: 0..<100, using: &random) }
        for _ in 0..<20 {
            let (a, b) = (polygon(next), polygon(next))
            let (union, both, rest) = (a.union(b), a.intersection(b), a.subtracting(b))
            for _ in 0..<20 {
                let place = CGPoint(x: next(), y: next())
                let (inA, inB) = (a.contains(place), b.contains(place))
                #expect(union.contains(place) == (inA || inB))
                #expect(both.contains(place) == (inA && inB))
                #expect(rest.contains(place) == (inA && !inB))
            }
        }
    }

    private func polygon(_ next: () -> CGFloat) -> Path {
        Path { path in
            path.addLines((0..<7).map { _ in CGPoint(x: next(), y: next()) })
            path.closeSubpath()
        }
    }
}
