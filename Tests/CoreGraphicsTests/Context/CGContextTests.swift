import CoreGraphics
import Testing

@Suite struct CGContextTests {
    @Test func `the origin is the bottom left corner`() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(canvas.pixel(0, 9) == "ff0000ff")
        #expect(canvas.pixel(2, 8) == "ff0000ff")
        #expect(canvas.pixel(0, 7) == "00000000")
        #expect(canvas.pixel(3, 9) == "00000000")
    }

    @Test func `transforms apply to what is drawn after them`() throws {
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.translateBy(x: 5, y: 5)
        canvas.context.scaleBy(x: 2, y: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.restoreGState()
        #expect(canvas.pixel(8, 4) == "000000ff")
        #expect(canvas.pixel(9, 4) == "00000000")
        #expect(canvas.context.ctm == .identity)
    }

    @Test func `a path keeps the places that its points had when they were added`() throws {
        let canvas = try Canvas()
        canvas.context.move(to: CGPoint(x: 0, y: 0))
        canvas.context.translateBy(x: 4, y: 0)
        canvas.context.addLine(to: CGPoint(x: 0, y: 0))
        #expect(canvas.context.boundingBoxOfPath == CGRect(x: -4, y: 0, width: 4, height: 0))
        #expect(canvas.context.currentPointOfPath == .zero)
    }

    @Test func `drawing uses the path up`() throws {
        let canvas = try Canvas()
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        canvas.context.strokePath()
        #expect(canvas.context.isPathEmpty)
        #expect(canvas.context.path == nil)
    }

    @Test func `the even odd rule leaves the middle out`() throws {
        let canvas = try Canvas()
        canvas.context.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4)])
        canvas.context.fillPath(using: .evenOdd)
        #expect(canvas.alpha(5, 5) == 0)
        #expect(canvas.alpha(1, 1) == 255)
    }

    @Test func `a clip holds until the state is restored`() throws {
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 10))
        canvas.context.restoreGState()
        #expect(canvas.alpha(4, 0) == 255)
        #expect(canvas.alpha(5, 0) == 0)
        canvas.context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
        #expect(canvas.alpha(9, 0) == 255)
    }

    @Test func `an extra restore is harmless`() throws {
        let canvas = try Canvas()
        canvas.context.restoreGState()
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.alpha(0, 9) == 255)
    }

    @Test func `multiplying darkens`() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.setBlendMode(.multiply)
        canvas.context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(canvas.pixel(0, 0) == "00ff00ff")
        #expect(canvas.pixel(9, 0) == "ffff00ff")
    }

    @Test func `a blend mode leaves what is outside of the shape alone`() throws {
        let canvas = try Canvas()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.setBlendMode(.destinationIn)
        canvas.context.setFillColor(.clear)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(canvas.alpha(2, 5) == 0)
        #expect(canvas.alpha(7, 5) == 255)
    }

    @Test func `a layer is laid over the rest as one`() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 10))
        canvas.context.fill(CGRect(x: 4, y: 0, width: 6, height: 10))
        canvas.context.endTransparencyLayer()
        #expect((127...128).contains(canvas.alpha(2, 5)))
        #expect(canvas.alpha(5, 5) == canvas.alpha(2, 5))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.alpha(0, 9) > 180)
    }

    @Test func `a shadow lies where its offset puts it`() throws {
        let canvas = try Canvas()
        canvas.context.setShadow(offset: CGSize(width: 4, height: -4), blur: 0, color: .blue)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 1, y: 6, width: 3, height: 3))
        #expect(canvas.pixel(2, 2) == "ff0000ff")
        #expect(canvas.pixel(6, 6) == "0000ffff")
    }

    @Test func `a blur spreads a shadow and keeps its weight`() throws {
        let canvas = try Canvas(60, 60)
        canvas.context.setShadow(offset: CGSize(width: 0, height: -30), blur: 8, color: .black)
        canvas.context.fill(CGRect(x: 20, y: 40, width: 10, height: 10))
        let weight = (25..<60).reduce(0) { sum, y in (0..<60).reduce(sum) { $0 + canvas.alpha($1, y) } }
        #expect(abs(weight - 100 * 255) < 1500)
        #expect(canvas.alpha(17, 45) > 0)
    }

    @Test func `a gradient runs from its start to its end`() throws {
        let canvas = try Canvas(101, 1)
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.black, .white], locations: nil))
        canvas.context.drawLinearGradient(
            gradient, start: CGPoint(x: 20.5, y: 0), end: CGPoint(x: 80.5, y: 0), options: [.drawsAfterEndLocation])
        #expect(canvas.alpha(10, 0) == 0)
        #expect(canvas.pixel(50, 0).hasPrefix("7") || canvas.pixel(50, 0).hasPrefix("8"))
        #expect(canvas.pixel(90, 0) == "ffffffff")
    }

    @Test func `a radial gradient is round`() throws {
        let canvas = try Canvas(21, 21)
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: [0, 1]))
        canvas.context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10.5, y: 10.5), startRadius: 0, endCenter: CGPoint(x: 10.5, y: 10.5),
            endRadius: 10, options: [])
        #expect(canvas.pixel(10, 10).hasPrefix("f"))
        #expect(canvas.pixel(10, 1) == canvas.pixel(1, 10))
        #expect(canvas.alpha(0, 0) == 0)
    }

    @Test func `a conic gradient turns towards the y axis`() throws {
        let canvas = try Canvas(20, 20)
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: nil))
        canvas.context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
        // An eighth of a turn is up and to the right, seven eighths down and to the right.
        #expect(canvas.pixel(18, 1).hasPrefix("d") || canvas.pixel(18, 1).hasPrefix("e"))
        #expect(canvas.pixel(18, 18).hasPrefix("1") || canvas.pixel(18, 18).hasPrefix("2"))
        #expect(canvas.alpha(0, 0) == 255)
    }

    @Test func `a stroke has its width in the transform of when it is drawn`() throws {
        let canvas = try Canvas()
        canvas.context.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        canvas.context.scaleBy(x: 1, y: 2)
        canvas.context.setLineWidth(2)
        canvas.context.strokePath()
        #expect((0..<10).filter { canvas.alpha(5, $0) == 255 } == [3, 4, 5, 6])
    }

    @Test func `a dash leaves gaps`() throws {
        let canvas = try Canvas()
        canvas.context.setLineDash(phase: 0, lengths: [2, 3])
        canvas.context.setLineWidth(10)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect((0..<10).filter { canvas.alpha($0, 5) == 255 } == [0, 1, 5, 6])
    }

    @Test func `under a transform that leaves nothing nothing is drawn`() throws {
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.restoreGState()
        #expect(canvas.alpha(0, 0) == 0)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(canvas.alpha(0, 0) == 255)
    }
}
