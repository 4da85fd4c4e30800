import DisplayList
import Foundation
import Testing

@Suite("Travel")
struct TravelTests {
    private func spring(_ response: Double, _ damping: Double, serial: Int = 1) -> Motion {
        Motion(curve: .spring(response: response, dampingFraction: damping), serial: serial)
    }

    private static let ease = Motion.Curve.bezier(duration: 0.5, x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    @Test(arguments: [0.2, 0.825, 0.999_999_9, 1, 1.000_000_1, 1.5, 4])
    func `a spring's velocity is the slope of its position, whatever its damping`(damping: Double) {
        let travel = Travel(from: 3, velocity: -20, to: 10, under: spring(0.5, damping), start: 0)
        #expect(abs(travel.state(at: 1e-9).value - 3) < 1e-6)
        #expect(abs(travel.state(at: 1e-9).velocity + 20) < 1e-4)
        for time in stride(from: 0.01, to: min(travel.end, 1), by: 0.05) {
            let slope = (travel.state(at: time + 1e-6).value - travel.state(at: time - 1e-6).value) / 2e-6
            #expect(abs(slope - travel.state(at: time).velocity) < 1e-2 * max(1, abs(slope)))
        }
    }

    @Test func `dampings just below, at and just above critical agree`() {
        let values = [1 - 1e-5, 1, 1 + 1e-5].map {
            Travel(from: 0, to: 1, under: spring(0.5, $0), start: 0).state(at: 0.2).value
        }
        #expect(abs(values[0] - values[1]) < 1e-4)
        #expect(abs(values[2] - values[1]) < 1e-4)
    }

    @Test func `an underdamped spring overshoots and a critical one does not`() {
        let times = stride(from: 0.0, to: 2, by: 0.01)
        let bouncy = Travel(from: 0, to: 1, under: spring(0.5, 0.4), start: 0)
        let critical = Travel(from: 0, to: 1, under: spring(0.5, 1), start: 0)
        #expect(times.contains { bouncy.state(at: $0).value > 1.05 })
        #expect(times.allSatisfy { critical.state(at: $0).value <= 1 })
    }

    @Test(arguments: [0.2, 0.825, 1, 2])
    func `once settled, a spring stays near`(damping: Double) {
        let spring = DampedSpring(response: 0.5, dampingFraction: damping)
        let end = spring.settlingDuration()
        for time in stride(from: end, to: end + 3, by: 0.05) {
            #expect(abs(spring.state(at: time, displacement: 1, velocity: 0).position) < 0.001)
        }
        #expect(abs(spring.state(at: end * 0.5, displacement: 1, velocity: 0).position) > 0)
    }

    @Test func `a spring without damping ends all the same, and one without response is there at once`() {
        #expect(DampedSpring(response: 0.5, dampingFraction: 0).settlingDuration() == DampedSpring.secondsMax)
        #expect(Travel(from: 0, to: 1, under: spring(0, 1), start: 5).state(at: 5.001).value == 1)
    }

    @Test func `a retargeted spring goes on with its velocity`() {
        let first = Travel(from: 0, to: 100, under: spring(0.5, 0.7), start: 0)
        let before = first.state(at: 0.1)
        let second = first.retargeted(to: 0, under: spring(0.5, 0.7, serial: 2), at: 0.1)
        let after = second.state(at: 0.1 + 1e-9)
        #expect(abs(after.value - before.value) < 1e-3)
        #expect(abs(after.velocity - before.velocity) < 1e-2)
        #expect(second.state(at: 0.11).value > before.value)
    }

    @Test func `a timing curve passes through its ends and eases`() {
        let travel = Travel(from: 10, to: 20, under: Motion(curve: Self.ease, serial: 1), start: 1)
        #expect(travel.state(at: 1).value == 10)
        #expect(abs(travel.state(at: 1.25).value - 15) < 1e-6)
        #expect(travel.state(at: 1.05).value < 10.5)
        #expect(travel.state(at: 1.5).value == 20)
        #expect(travel.end == 1.5)
    }

    @Test func `delay, speed, repetition and return change the clock`() {
        let motion = Motion(
            curve: .bezier(duration: 1, x1: 0, y1: 0, x2: 1, y2: 1), delay: 2, speed: 2, repeatCount: 3,
            autoreverses: true, serial: 1)
        let travel = Travel(from: 0, to: 1, under: motion, start: 0)
        let expected: [(Double, Double)] = [(1, 0), (2.25, 0.5), (2.75, 0.5), (3.1, 0.2), (3.4, 0.8), (3.5, 1)]
        for (time, value) in expected { #expect(abs(travel.state(at: time).value - value) < 1e-6, "\(time)") }
        #expect(motion.totalSeconds == 3.5)
    }

    @Test func `a pause is kept in each round, and at the end of the way back`() {
        let motion = Motion(
            curve: .bezier(duration: 1, x1: 0, y1: 0, x2: 1, y2: 1), pause: 1, speed: 2, repeatCount: 2,
            autoreverses: true, serial: 1)
        let travel = Travel(from: 0, to: 1, under: motion, start: 0)
        let expected: [(Double, Double)] = [(0.4, 0), (0.75, 0.5), (1.25, 0.5), (1.4, 0.2), (1.75, 0), (2, 1)]
        for (time, value) in expected { #expect(abs(travel.state(at: time).value - value) < 1e-6, "\(time)") }
        #expect(motion.totalSeconds == 2)
    }

    @Test func `a motion for ever never ends`() {
        var motion = spring(0.5, 1)
        motion.repeatCount = .infinity
        #expect(motion.totalSeconds == .infinity)
        #expect(Travel(from: 0, to: 1, under: motion, start: 0).state(at: 1e6).value.isFinite)
    }
}
