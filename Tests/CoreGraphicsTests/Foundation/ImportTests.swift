import CoreGraphics
import Testing

/// The toolchain's Testing brings a cross-import overlay for CoreGraphics, which this file would not build without.
@Suite struct ImportTests {
    @Test func `testing and core graphics are imported together`() {
        #expect(CGPoint(x: 1, y: 2).x == 1)
    }
}
