import CoreGraphics
import Testing

/// The toolchain's Testing has a cross-import overlay for CoreGraphics, which must exist for this file to build.
@Suite struct ImportTests {
    @Test func `testing and core graphics are imported together`() {
        #expect(CGPoint(x: 1, y: 2).x == 1)
    }
}
