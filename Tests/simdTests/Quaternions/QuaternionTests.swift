import Foundation
import Testing
import simd

@Suite("Quaternions of simd")
struct QuaternionTests {
    @Test func `a quaternion has real and imaginary parts`() {
        var quaternion = simd_quatf(ix: 1, iy: 2, iz: 3, r: 4)
        #expect(quaternion == simd_quatf(real: 4, imag: [1, 2, 3]))
        #expect(quaternion.vector == [1, 2, 3, 4])
        #expect(simd_real(quaternion) == 4 && simd_imag(quaternion) == [1, 2, 3])
        quaternion.real = 5
        quaternion.imag = [6, 7, 8]
        #expect(quaternion == simd_quaternion(6, 7, 8, 5))
        #expect(
            "\(simd_quatd(ix: 0, iy: 0, iz: 1, r: 0))" == "simd_quatd(real: 0.0, imag: SIMD3<Double>(0.0, 0.0, 1.0))")
    }

    @Test func `i times j is k, and each squared is minus 1`() {
        let i = simd_quatd(ix: 1, iy: 0, iz: 0, r: 0)
        let j = simd_quatd(ix: 0, iy: 1, iz: 0, r: 0)
        let k = simd_quatd(ix: 0, iy: 0, iz: 1, r: 0)
        let one = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)
        #expect(i * j == k && j * k == i && k * i == j)
        #expect(j * i == -k)
        #expect(i * i == -one && j * j == -one && k * k == -one)
        #expect(i + j - i == j)
        #expect(i * 2 / 2 == i)
        #expect(2 * j == simd_mul(j, 2))
    }

    @Test func `a product with the inverse is 1`() {
        let quaternion = simd_quatd(ix: 1, iy: -2, iz: 3, r: 4)
        let one = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)
        #expect(((quaternion * quaternion.inverse) - one).length < 1e-12)
        #expect(((quaternion / quaternion) - one).length < 1e-12)
        #expect(quaternion * quaternion.conjugate == one * 30)
        #expect(abs(quaternion.normalized.length - 1) < 1e-12)
        #expect(simd_length(simd_quatf(ix: 2, iy: 0, iz: 0, r: 0)) == 2)
    }

    @Test func `a rotation turns counterclockwise about its axis`() {
        let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
        #expect(distance(simd_act(turn, [0, 1, 5]), [-1, 0, 5]) < 1e-12)
        #expect(abs(turn.angle - .pi / 2) < 1e-12)
        #expect(distance(turn.axis, [0, 0, 1]) < 1e-12)
        #expect(abs(simd_quatd(angle: 5, axis: [1, 0, 0]).angle - 5) < 1e-12)
    }

    @Test func `the right one of a product turns first`() {
        let about = (x: simd_quatd(angle: .pi / 2, axis: [1, 0, 0]), z: simd_quatd(angle: .pi / 2, axis: [0, 0, 1]))
        #expect(distance((about.x * about.z).act([1, 0, 0]), [0, 0, 1]) < 1e-12)
        #expect(distance((about.z * about.x).act([1, 0, 0]), [0, 1, 0]) < 1e-12)
    }

    @Test(
        arguments: [
            ([1, 0, 0], [0, 1, 0]), ([1, 0, 0], [1, 0, 0]), ([1, 0, 0], [-1, 0, 0]), ([0, 1, 0], [0, -1, 0]),
            ([0, 0, 1], [0, 0, -1]), ([0.6, 0.8, 0], [-0.6, -0.8, 0]), ([0.6, 0, 0.8], [0, 1, 0]),
            ([1, 0, 0], [-0.999_999_999_5, 0.000_031_622_776_6, 0]),
        ] as [(SIMD3<Double>, SIMD3<Double>)])
    func `a rotation from one direction to another turns the one to the other`(
        from: SIMD3<Double>, to: SIMD3<Double>
    ) {
        let turn = simd_quatd(from: from, to: to)
        #expect(distance(turn.act(from), to) < 1e-9)
        #expect(abs(turn.length - 1) < 1e-9)
        let single = simd_quatf(from: SIMD3<Float>(from), to: SIMD3<Float>(to))
        #expect(distance(single.act(SIMD3<Float>(from)), SIMD3<Float>(to)) < 1e-5)
    }

    @Test func `a logarithm's power is the quaternion`() {
        let quaternion = simd_quatd(ix: 1, iy: -2, iz: 3, r: 4)
        #expect((exp(log(quaternion)) - quaternion).length < 1e-12)
        let half = exp(log(simd_quatd(angle: 1, axis: [0, 1, 0])) * 0.5)
        #expect((half - simd_quatd(angle: 0.5, axis: [0, 1, 0])).length < 1e-12)
    }
}
