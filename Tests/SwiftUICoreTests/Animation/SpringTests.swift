import Foundation
import Testing

@testable import SwiftUICore

@Suite struct SpringTests {
    @Test func `a spring keeps its mass`() {
        let spring = Spring(mass: 2, stiffness: 100, damping: 10)
        #expect(spring.mass == 2)
        #expect(abs(spring.stiffness - 100) < 1e-9)
        #expect(abs(spring.damping - 10) < 1e-9)
    }

    @Test func `a spring of Apple documentation is the same here`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - 157.9) < 0.1)
        #expect(abs(spring.damping - 17.6) < 0.1)
    }

    @Test func `steps lead where the whole time does`() {
        let spring = Spring.bouncy
        var value = 2.0
        var velocity = 5.0
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.02) }
        #expect(abs(value - (2 + spring.value(target: 8, initialVelocity: 5, time: 0.2))) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 8, initialVelocity: 5, time: 0.2)) < 1e-9)
    }

    @Test func `the force is that of the spring and its damping`() {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.force(target: 1.0, position: 0.5, velocity: 2) - 30) < 1e-9)
        let moved = spring.force(fromValue: 0.0, toValue: 1, position: 0.5, velocity: 2)
        #expect(abs(moved - 30) < 1e-9)
    }

    @Test func `between two values a spring goes their distance`() {
        let spring = Spring.snappy
        let start = CGPoint(x: 3, y: 0)
        let end = CGPoint(x: 13, y: 0)
        let value = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.1)
        #expect(abs(value.x - (3 + spring.value(target: 10, time: 0.1))) < 1e-9)
        let velocity = spring.velocity(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.1)
        #expect(abs(velocity.x - spring.velocity(target: 10, time: 0.1)) < 1e-9)
        let settled = spring.settlingDuration(fromValue: start, toValue: end, initialVelocity: .zero, epsilon: 0.01)
        #expect(settled == spring.settlingDuration(target: 10.0, epsilon: 0.01))
    }
}
