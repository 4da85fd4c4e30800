import CoreGraphics
import DrawingValues
import Foundation
import TestSupport
import Testing

/// Paths are written as short as SVG's syntax allows.
@Suite struct SVGPathWriterTests {
    @Test(arguments: [
        ("M0 0L10 0L10 5L0 0Z", "M0 0H10V5L0 0Z"),
        // Relative where that is shorter: also after a close, at the start of the subpath.
        ("M100 100L101 102L103 103Z", "M100 100l1 2 2 1Z"),
        ("M100 100L105 105ZL101 101", "M100 100l5 5Zl1 1"),
        ("M100 100L105 105ZM102 102L9 9", "M100 100l5 5Zm2 2L9 9"),
        // Lines after a move, and all commands, are continued without a letter.
        ("M1 1L2 3L5 9", "M1 1 2 3 5 9"),
        ("M0 0C1 2 3 4 5 6C9 9 8 7 6 8", "M0 0C1 2 3 4 5 6 9 9 8 7 6 8"),
        // A minus and a second point separate numbers.
        ("M0.5 0.5L-1 -0.25", "M.5.5-1-.25"),
        ("M1.5 0.5L0 0.125", "M1.5.5 0 .125"),
        // A control point that is the last one's reflection, or the current point, is left out.
        ("M0 0C1 2 3 4 5 6C7 8 2 1 3 9", "M0 0C1 2 3 4 5 6S2 1 3 9"),
        ("M1 1C1 1 3 4 5 6", "M1 1S3 4 5 6"),
        ("M0 0Q5 5 10 0Q15 -5 20 0Q25 5 30 0", "M0 0Q5 5 10 0T20 0t10 0"),
        ("M0 0Q1 2 3 4C3 4 9 8 7 7", "M0 0Q1 2 3 4S9 8 7 7"),
    ])
    func `the shortest spelling is chosen`(path: String, text: String) {
        let geometry = PathGeometry(svg: path)
        #expect(geometry.svgPathData.count == text.count, "\(geometry.svgPathData)")
        #expect(PathGeometry(svg: geometry.svgPathData).plain == path)
    }

    /// Points on grids of different widths, so that lines along axes, equal points and reflections occur.
    private func path(_ random: inout SeededRandom) -> PathGeometry {
        let step = [0.001, 0.37, 1, 250].randomElement(using: &random)!
        func point() -> CGPoint {
            let (x, y) = (Int.random(in: -4...4, using: &random), Int.random(in: -4...4, using: &random))
            return CGPoint(x: Double(x) * step, y: Double(y) * step + (step == 1 ? 0.0001 : 0))
        }
        var path = PathGeometry([.move(to: point())])
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
            let last = path.elements.last.flatMap { $0.points.dropLast().last } ?? path.currentPoint!
            let reflection = CGPoint(x: 2 * path.currentPoint!.x - last.x, y: 2 * path.currentPoint!.y - last.y)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: path.append(.closeSubpath)
            case 1: path.append(.move(to: point()))
            case 2, 3: path.append(.line(to: point()))
            case 4: path.append(.quadCurve(to: point(), control: point()))
            case 5: path.append(.quadCurve(to: point(), control: reflection))
            case 6: path.append(.curve(to: point(), control1: point(), control2: point()))
            default: path.append(.curve(to: point(), control1: reflection, control2: point()))
            }
        }
        return path
    }

    @Test func `what was written is read as the same path, in thousandths`() {
        var random = SeededRandom(seed: 41)
        for _ in 0..<3000 {
            let path = path(&random)
            let text = path.svgPathData
            #expect(PathGeometry(svg: text).plain == path.plain, "\(text)")
            #expect(text.count <= path.plain.count, "\(text)")
        }
    }

    @Test func `no character can be left out`() {
        var random = SeededRandom(seed: 42)
        for _ in 0..<300 {
            let path = path(&random)
            let text = path.svgPathData
            for index in text.indices {
                var shorter = text
                shorter.remove(at: index)
                #expect(PathGeometry(svg: shorter).plain != path.plain, "\(text) without \(text[index])")
            }
        }
    }
}
