import Testing
import simd

@Suite("Ways between rotations")
struct InterpolationTests {
    private let start = simd_quatd(angle: 0.2, axis: [0, 0, 1])
    private let end = simd_quatd(angle: 1.8, axis: [0, 0, 1])

    private func isSame(_ a: simd_quatd, _ b: simd_quatd) -> Bool { abs(abs(simd_dot(a, b)) - 1) < 1e-9 }

    @Test func `a way starts, halves and ends where it should`() {
        #expect(isSame(simd_slerp(start, end, 0), start))
        #expect(isSame(simd_slerp(start, end, 0.5), simd_quatd(angle: 1, axis: [0, 0, 1])))
        #expect(isSame(simd_slerp(start, end, 0.25), simd_quatd(angle: 0.6, axis: [0, 0, 1])))
        #expect(isSame(simd_slerp(start, end, 1), end))
        #expect(isSame(simd_slerp(start, start, 0.3), start))
    }

    @Test func `the shorter way is taken whatever the signs are`() {
        #expect(isSame(simd_slerp(start, -end, 0.5), simd_quatd(angle: 1, axis: [0, 0, 1])))
    }

    @Test func `the longest way goes around the other side`() {
        #expect(isSame(simd_slerp_longest(start, end, 0), start))
        #expect(isSame(simd_slerp_longest(start, end, 0.5), simd_quatd(angle: 1 + .pi, axis: [0, 0, 1])))
        #expect(isSame(simd_slerp_longest(start, end, 1), end))
    }

    @Test func `a spline goes through the rotations in the middle, and evenly where they are even`() {
        let turns = (0..<4).map { simd_quatd(angle: Double($0) * 0.4, axis: [0, 1, 0]) }
        #expect(isSame(simd_spline(turns[0], turns[1], turns[2], turns[3], 0), turns[1]))
        #expect(isSame(simd_spline(turns[0], turns[1], turns[2], turns[3], 1), turns[2]))
        let half = simd_spline(turns[0], turns[1], turns[2], turns[3], 0.5)
        #expect(isSame(half, simd_quatd(angle: 0.6, axis: [0, 1, 0])))
    }

    @Test func `a Bézier curve goes from the first to the last rotation`() {
        let turns = (0..<4).map { simd_quatd(angle: Double($0) * 0.4, axis: [1, 0, 0]) }
        #expect(isSame(simd_bezier(turns[0], turns[1], turns[2], turns[3], 0), turns[0]))
        #expect(
            isSame(simd_bezier(turns[0], turns[1], turns[2], turns[3], 0.25), simd_quatd(angle: 0.3, axis: [1, 0, 0])))
        #expect(isSame(simd_bezier(turns[0], turns[1], turns[2], turns[3], 1), turns[3]))
    }
}
