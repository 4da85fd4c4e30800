import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

/// A stroked path covers the points within half a line width of the path. Joins and caps add the rest.
@Suite struct StrokedPathTests {
    private func covers(_ path: Path, _ x: Double, _ y: Double) -> Bool { path.contains(CGPoint(x: x, y: y)) }

    private let line = Path {
        $0.move(to: CGPoint(x: 10, y: 10))
        $0.addLine(to: CGPoint(x: 50, y: 10))
    }

    @Test func `a line is as wide as its style`() {
        let stroked = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(stroked.boundingRect == CGRect(x: 10, y: 8, width: 40, height: 4))
        #expect(covers(stroked, 30, 11.9))
        #expect(!covers(stroked, 30, 12.1))
    }

    @Test func `caps lengthen a line`() {
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(covers(square, 8.1, 8.1) && covers(square, 51.9, 11.9) && !covers(square, 7.9, 10))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(covers(round, 8.1, 10) && !covers(round, 8.1, 8.1))
    }

    @Test(arguments: [10.0, -10])
    func `joins fill the outer corner`(turn: Double) {
        let corner = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: turn))
        }
        let outer = turn > 0 ? -1.0 : 1.0
        func stroked(_ join: CGLineJoin, miterLimit: CGFloat = 10) -> Path {
            corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join, miterLimit: miterLimit))
        }
        #expect(covers(stroked(.miter), 10.95, outer * 0.95))
        #expect(!covers(stroked(.bevel), 10.6, outer * 0.6))
        #expect(covers(stroked(.bevel), 10.4, outer * 0.4))
        #expect(covers(stroked(.round), 10.6, outer * 0.6))
        #expect(!covers(stroked(.round), 10.8, outer * 0.8))
        // A right angle's miter is √2 line widths long.
        #expect(!covers(stroked(.miter, miterLimit: 1.4), 10.95, outer * 0.95))
    }

    @Test func `a closed path has no ends`() {
        let stroked = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(covers(stroked, -0.9, -0.9) && covers(stroked, 10, 0) && !covers(stroked, 10, 10))
    }

    @Test func `a circle becomes a ring`() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        let ring = circle.strokedPath(StrokeStyle(lineWidth: 6))
        for degrees in stride(from: 0.0, to: 360, by: 17) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            for radius in [47.2, 50, 52.8] { #expect(covers(ring, x * radius, y * radius), "\(degrees)") }
            for radius in [46.8, 53.2] { #expect(!covers(ring, x * radius, y * radius), "\(degrees)") }
        }
    }

    @Test func `dashes leave gaps`() {
        let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3))
        // Dashes run from 10 to 17, 22 to 32, 37 to 47.
        for (x, isDrawn) in [(16.5, true), (17.5, false), (22.5, true), (33, false), (46.5, true), (48, false)] {
            #expect(covers(stroked, x, 10) == isDrawn, "\(x)")
        }
    }

    @Test func `a pattern that says nothing is a solid line`() {
        for dash: [CGFloat] in [[0, 0], [-1, 2], [0.0001, 0.0001]] {
            let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
            #expect(covers(stroked, 30, 10), "\(dash)")
        }
    }

    @Test func `a point is as large as its caps`() {
        let point = Path {
            $0.move(to: .zero)
            $0.addLine(to: .zero)
        }
        #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(covers(point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)), 1.9, 0))
        #expect(covers(point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)), 1.9, 1.9))
    }
}
