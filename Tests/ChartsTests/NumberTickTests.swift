import Testing

@testable import Charts

@Suite struct NumberTickTests {
    @Test(arguments: [
        (0.0, 100.0, 5, 20.0), (0, 97, 5, 20), (0, 7, 5, 2), (0, 0.3, 3, 0.1), (-50, 50, 4, 50),
        (0, 1_234_567, 4, 500_000),
    ])
    func `a step is 1, 2 or 5 times a power of ten`(low: Double, high: Double, count: Int, step: Double) {
        #expect(abs(NumberTicks.step(from: low, to: high, count: count) - step) < step * 1e-9)
    }

    @Test func `values have no noise of binary fractions`() {
        #expect(NumberTicks.within(0, 0.5, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(NumberTicks.enclosing([3, 47], step: 10) == [0, 10, 20, 30, 40, 50])
        #expect(NumberTicks.enclosing([-3, 10], step: 5) == [-5, 0, 5, 10])
    }

    @Test func `nothing that is no number, or too much, is counted through`() {
        #expect(NumberTicks.within(0, 1, step: 1e-9).count == NumberTicks.countMax + 1)
        #expect(NumberTicks.within(.nan, 1, step: 1) == [])
        #expect(NumberTicks.step(from: 0, to: .infinity, count: 5) == 1)
        #expect(NumberTicks.enclosing([], step: 1) == [])
    }

    @Test(arguments: [(0.1, 1), (0.25, 1), (0.05, 2), (1, 0), (20, 0), (0.001, 3)])
    func `as many digits are shown as the step has`(step: Double, digits: Int) {
        #expect(NumberTicks.fractionDigits(of: step) == digits)
    }
}
