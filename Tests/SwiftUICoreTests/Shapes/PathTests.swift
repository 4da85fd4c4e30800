import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct PathTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `a path describes itself and reads its description`() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0.5))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.description == "0 0 m 10 0.5 l 3 4 1 2 q 3 4 5 6 1 2 c h")
        #expect(Path(path.description) == path)
    }

    @Test func `what is no path is refused`() {
        for text in ["m", "1 m", "0 0 m 1", "0 0 x", "0 0 m nan 1 l", "1 2 3 4 5 6 7 8 c"] {
            #expect(Path(text) == nil, "\(text)")
        }
        #expect(Path("") == Path())
    }

    @Test func `elements come in order`() {
        var elements: [Path.Element] = []
        square.forEach { elements.append($0) }
        #expect(elements.first == .move(to: .zero))
        #expect(elements.last == .closeSubpath)
        #expect(elements.count == 5)
    }

    @Test func `a path knows its bounds and what it covers`() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 40))
        #expect(abs(circle.boundingRect.minX - 10) < 0.01 && abs(circle.boundingRect.maxY - 60) < 0.01)
        #expect(circle.contains(CGPoint(x: 30, y: 40)))
        #expect(!circle.contains(CGPoint(x: 11, y: 21)))
        var ring = circle
        ring.addEllipse(in: CGRect(x: 20, y: 30, width: 20, height: 20))
        #expect(ring.contains(CGPoint(x: 30, y: 40)))
        #expect(!ring.contains(CGPoint(x: 30, y: 40), eoFill: true))
    }

    @Test func `trimming cuts by length`() {
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: 0.25, to: 0.5).description == "10 0 m 10 10 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        #expect(square.trimmedPath(from: 0.9, to: 0.1).isEmpty)
        // The last side is the one that closes the path.
        #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    }

    @Test func `a trimmed circle goes from its right clockwise`() throws {
        let quarter = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
        let end = try #require(quarter.currentPoint)
        #expect(abs(end.x) < 0.1 && abs(end.y - 50) < 0.1)
        let eighth = quarter.trimmedPath(from: 0, to: 0.5)
        let middle = try #require(eighth.currentPoint)
        #expect(abs(middle.x - 35.355) < 0.1 && abs(middle.y - 35.355) < 0.1)
    }

    @Test func `uneven corners are made to fit`() {
        let radii = RectangleCornerRadii(topLeading: 80, bottomLeading: 20, bottomTrailing: 0, topTrailing: 20)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadii: radii)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 49.5, y: 49.5)))
    }
}
