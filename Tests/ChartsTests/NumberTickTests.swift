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
        #expect(NumberTicks.bins(over: [3, 47], step: 10) == [0, 10, 20, 30, 40, 50])
        #expect(NumberTicks.ends(around: 0.1 + 0.2, 0.7, step: 0.1) == (0.3, 0.7))
        #expect(NumberTicks.ends(around: -3, 10, step: 5) == (-5, 10))
    }

    @Test func `nothing that is no number, or too much, is counted through`() {
        let many = NumberTicks.within(0, 1, step: 1e-9)
        #expect(many.count == NumberTicks.countMax + 1 && many.last == 1)
        #expect(NumberTicks.within(.nan, 1, step: 1) == [])
        #expect(NumberTicks.step(from: 0, to: .infinity, count: 5) == 1)
        #expect(NumberTicks.bins(over: [], step: 1) == [] && NumberTicks.bins(over: [0, .infinity], step: 1) == [])
    }

    @Test(arguments: [
        (0.1, 1), (0.25, 2), (0.05, 2), (1, 0), (20, 0), (0.001, 3), (1.25, 2), (2.5, 1), (12.5, 1), (0.125, 3),
    ])
    func `as many digits are shown as the values have`(step: Double, digits: Int) {
        #expect(NumberTicks.fractionDigits(of: (0...8).map { Double($0) * step }) == digits)
        #expect(NumberTicks.fractionDigits(of: (0...8).map { Double($0) * step - 1000 }) == digits)
    }

    @Test func `values that no number of digits says are told apart`() {
        #expect(NumberTicks.fractionDigits(of: [0, 1.0 / 3, 2.0 / 3]) == 2)
        #expect(NumberTicks.fractionDigits(of: []) == 0)
        #expect(NumberTicks.fractionDigits(of: [0.5, 7]) == 1)
    }

    @Test func `numbers at the ends of what there is are shown without digits`() {
        let most = Double.greatestFiniteMagnitude
        #expect(NumberTicks.fractionDigits(of: [-most, most]) == 0)
        #expect(NumberTicks.fractionDigits(of: [-most, 0.5, most]) == 1)
        #expect(NumberTicks.fractionDigits(of: [0, .leastNonzeroMagnitude]) <= 10)
    }
}
