import CoreGraphics
import DrawingValues
import Foundation
import TestSupport
import Testing

/// Paths in SVG's syntax.
@Suite struct SVGPathTests {
    private func path(_ text: String) -> String { PathGeometry(svg: text).plain }

    @Test(arguments: [
        ("M0 0L10 0L10 10Z", "M0 0L10 0L10 10Z"),
        ("m1,2 3,4 5,6", "M1 2L4 6L9 12"),
        ("M1 1H5V7h-2v-3z", "M1 1L5 1L5 7L3 7L3 4Z"),
        ("M0 0c1 2 3 4 5 6s7 8 9 10", "M0 0C1 2 3 4 5 6C7 8 12 14 14 16"),
        ("M0 0Q5 5 10 0T20 0", "M0 0Q5 5 10 0Q15 -5 20 0"),
        ("M0 0S1 1 2 0", "M0 0C0 0 1 1 2 0"),
        ("M.5.5-1-1e1", "M0.5 0.5L-1 -10"),
        ("M1 1zM2 2l1 0", "M1 1ZM2 2L3 2"),
        ("M1 1l2 2zl3 0", "M1 1L3 3ZL4 1"),
        ("M0 0A0 5 0 0 1 9 9", "M0 0L9 9"),
    ])
    func `commands are read`(text: String, result: String) {
        #expect(path(text) == result)
    }

    @Test(arguments: ["", "10 10", "M", "M1", "Mx", "#", "M0 0L", "M0 0A1 1 0 2 0 5 5"])
    func `what is no path ends it`(text: String) {
        #expect(PathGeometry(svg: text).elements.count <= 1)
    }

    @Test func `arcs make a circle`() {
        let circle = PathGeometry(svg: "M0 5a5 5 0 1 0 10 0a5 5 0 1010 0".replacing("1010 0", with: "10-10 0"))
        let box = circle.boundingBoxOfPath
        #expect(abs(box.minX) < 0.01 && abs(box.maxX - 10) < 0.01)
        #expect(abs(box.minY) < 0.01 && abs(box.maxY - 10) < 0.01)
    }

    @Test func `radii that are too short grow`() {
        let box = PathGeometry(svg: "M0 0A1 1 0 0 1 10 0").boundingBoxOfPath
        #expect(abs(box.width - 10) < 0.01 && abs(box.height - 5) < 0.01)
    }

    @Test(arguments: [
        "M0 0A1 1 0 0 0 1e-300 0", "M0 0A1e200 1e200 0 0 0 1 1", "M0 0A1e-300 1e300 0 1 1 1 1",
        "M0 0A1 1e-320 45 0 1 1 1",
        "M1e300 1e300A1 1 0 0 0 -1e300 1", "M0 0A1 1 1e308 1 0 5 5", "M0 0a1e155 1e-155 7 1 1 1e-170 1e170",
    ])
    func `an arc whose numbers are beyond any drawing is a line or finite curves`(text: String) {
        for element in PathGeometry(svg: text).elements {
            #expect(element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
    }

    @Test func `any text is read to its end`() {
        var random = SeededRandom(seed: 7)
        func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n#")
        for _ in 0..<2000 {
            let text = String((0..<next(60)).map { _ in letters[next(letters.count)] })
            for element in PathGeometry(svg: text).elements {
                #expect(element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(text)")
            }
        }
    }
}
