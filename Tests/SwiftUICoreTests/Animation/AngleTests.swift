import Testing

@testable import SwiftUICore

@Suite struct AngleTests {
    @Test func `angles are added and scaled`() {
        var angle = Angle.degrees(90)
        angle += .degrees(30)
        angle -= .degrees(20)
        angle *= 2
        angle /= 4
        #expect(abs(angle.degrees - 50) < 1e-9)
        #expect(abs((angle / 2).degrees - 25) < 1e-9)
        #expect(abs((-angle).degrees + 50) < 1e-9)
        let sum: Angle = .degrees(10) + .degrees(20) * 2 - .degrees(5)
        #expect(abs(sum.degrees - 45) < 1e-9)
    }
}
