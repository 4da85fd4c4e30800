import TestSupport
import Testing

@testable import HTTP

/// The order in which responses are checked.
struct HTTPDeadlinesTests {
    private final class Name {}

    @Test func `they come up in order, and only by their last time`() {
        var random = SeededRandom(seed: 37)
        let names = (0..<100).map { _ in Name() }
        let start = ContinuousClock.now
        var (deadlines, expected) = (HTTPDeadlines(), [ObjectIdentifier: Int]())
        for _ in 0..<2000 {
            let name = ObjectIdentifier(names[Int.random(in: 0..<100, using: &random)])
            let second = Int.random(in: 0..<1000, using: &random)
            if Int.random(in: 0..<5, using: &random) == 0 {
                deadlines.remove(name)
                expected[name] = nil
            } else {
                deadlines.set(start + .seconds(second), for: name)
                expected[name] = second
            }
        }
        for second in stride(from: 0, through: 1000, by: 50) {
            let due = expected.filter { $0.value <= second }.map(\.key)
            #expect(deadlines.take(until: start + .seconds(second)) == Set(due))
            for name in due { expected[name] = nil }
        }
        #expect(deadlines.next == nil)
    }
}
