import CoreGraphics
import Testing

@Suite struct CoreFoundationNamesTests {
    @Test func `a gradient takes colours as a CFArray, and nothing else in it`() {
        let colors = [CGColor.black, CGColor.white] as CFArray
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) != nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"] as CFArray, locations: nil) == nil)
    }

    @Test func `geometry comes back out of a value`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    }

    @Test func `the media clock goes forward`() {
        let start = CACurrentMediaTime()
        #expect(CACurrentMediaTime() >= start)
    }
}
