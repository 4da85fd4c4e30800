import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    @Suite("Curves in the client") @MainActor struct CurveTests {
        private struct Vector: Encodable {
            var name: String
            var from, velocity, target, tolerance: Double
            var motion: String
            var end: Double?
            var samples: [[Double]]
        }

        private static let motions: [(String, Motion)] = {
            var all: [(String, Motion)] = []
            for damping in [0.15, 0.5, 0.825, 1, 1.4, 3] {
                all.append(
                    ("spring \(damping)", Motion(curve: .spring(response: 0.55, dampingFraction: damping), serial: 1)))
            }
            for (x1, y1, x2, y2) in [(0.42, 0.0, 0.58, 1.0), (0, 0, 1, 1), (0.25, 0.1, 0.25, 1), (0.5, -0.6, 0.5, 1.6)]
            {
                let curve = Motion.Curve.bezier(duration: 0.35, x1: x1, y1: y1, x2: x2, y2: y2)
                all.append(("bezier \(x1) \(y1) \(x2) \(y2)", Motion(curve: curve, serial: 1)))
            }
            var repeated = all[2].1
            (repeated.repeatCount, repeated.autoreverses, repeated.delay, repeated.speed) = (3, true, 0.25, 2)
            all.append(("repeated spring", repeated))
            repeated.pause = 0.4
            all.append(("repeated spring with pauses", repeated))
            var forever = all[6].1
            (forever.repeatCount, forever.autoreverses, forever.speed) = (.infinity, true, 0.5)
            all.append(("bezier for ever", forever))
            all.append(("at once", Motion(curve: .spring(response: 0, dampingFraction: 1), serial: 1)))
            return all
        }()

        /// Each motion in the wire format, with the values computed in Swift.
        private func vectors() -> [Vector] {
            Self.motions.flatMap { name, motion in
                [(0.0, 0.0, 1.0), (10, 250, -5), (-3, -40, 120)].map { from, velocity, target in
                    let travel = Travel(
                        from: from, velocity: velocity, to: target, under: motion, start: 2, tolerance: 0.01)
                    let samples = stride(from: 1.9, through: 5, by: 0.0731).map { time in
                        let state = travel.state(at: time)
                        return [time, state.value, state.velocity]
                    }
                    return Vector(
                        name: name, from: from, velocity: velocity, target: target, tolerance: 0.01,
                        motion: wire(motion),
                        end: travel.end.isFinite ? travel.end : nil, samples: samples)
                }
            }
        }

        private func wire(_ motion: Motion) -> String {
            let old = Screens.screen(Screens.group(2, .zero))
            var new = old
            new[ElementID(2)]!.style.opacity = 0
            new[ElementID(2)]!.motions[.opacity] = motion
            let operations = ClientPage.operations(from: old, to: new)
            let start = operations.range(of: #""motions":{"opacity":"#)!.upperBound
            return String(operations[start...].dropLast(3))
        }

        @Test func `every curve is evaluated as in Swift`() async throws {
            let json = String(decoding: try JSONEncoder().encode(vectors()), as: UTF8.self)
            try await ClientPage.run { client in
                let faults = try await client.page.evaluate(
                    """
                    (async () => {
                      const { Travel, parseMotion } = await import('/client/motion/curves.js');
                      const faults = [];
                      const near = (a, b) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
                      for (const vector of \(json)) {
                        const { name, from, velocity, target, tolerance, motion, end, samples } = vector;
                        const travel = new Travel([from], [velocity], [target], parseMotion(JSON.parse(motion)), 2, tolerance);
                        const { delay, speed, repeats } = travel.motion;
                        const finish = 2 + delay + travel.cycleSeconds * repeats / speed;
                        if (!near(Number.isFinite(finish) ? finish : -1, end ?? -1)) faults.push([name, 'end', finish, end]);
                        for (const [time, value, slope] of samples) {
                          const state = travel.state(time);
                          if (!near(state.values[0], value) || !near(state.velocities[0], slope)) {
                            faults.push([name, time, state.values[0], value, state.velocities[0], slope]);
                          }
                        }
                      }
                      return faults.slice(0, 5);
                    })()
                    """)
                #expect(faults == [])
            }
        }
    }
}
