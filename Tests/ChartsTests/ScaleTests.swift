import Foundation
import Testing

@testable import Charts

@Suite struct ScaleTests {
    private func scale(
        _ values: [_ChartValue], vertical: Bool = false, _ change: (inout ScaleInference) -> Void = { _ in }
    )
        -> ChartScale?
    {
        var inference = ScaleInference(isVertical: vertical)
        inference.values = values
        inference.isWhole = false
        change(&inference)
        return inference.scale
    }

    @Test func `a number's axis begins at zero and ends at a round number`() {
        let scale = scale([.number(12), .number(97)])
        #expect(scale?.domain == .line(low: 0, high: 100, isDate: false))
    }

    @Test func `an axis without zero has the round numbers around its values`() {
        let scale = scale([.number(62), .number(97)]) { $0.options.domain.includesZero = false }
        #expect(scale?.domain == .line(low: 60, high: 100, isDate: false))
    }

    @Test func `what an app says of a domain is kept, reversed too`() {
        let scale = scale([.number(1)]) { $0.options.domain = [90, 10]._domain }
        #expect(scale?.domain == .line(low: 10, high: 90, isDate: false))
        #expect(scale?.position(.number(90), in: 200) == 0)
        #expect(scale?.position(.number(10), in: 200) == 200)
    }

    @Test func `numbers grow upwards, categories follow each other downwards`() {
        let numbers = scale([.number(0), .number(100)], vertical: true)
        #expect(numbers?.position(.number(25), in: 100) == 75)
        let names = scale([.category("A"), .category("B")], vertical: true)
        #expect(names?.position(.category("A"), in: 100) == 25)
        #expect(names?.bandwidth(in: 100) == 50)
    }

    @Test(arguments: [
        ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3),
    ])
    func `a position's value is the value of the position`(type: ScaleType) throws {
        var scale = ChartScale(.line(low: 1, high: 1000, isDate: false))
        scale.type = type
        for number in [1.0, 3, 250, 999] {
            let place = try #require(scale.position(.number(number), in: 320))
            guard case .number(let back)? = scale.value(at: place, in: 320) else {
                Issue.record("no number at \(place)")
                continue
            }
            #expect(abs(back - number) < number * 1e-6)
        }
    }

    @Test func `decades are as far from each other`() {
        var scale = ChartScale(.line(low: 1, high: 1000, isDate: false))
        scale.type = .log
        let places = [1.0, 10, 100, 1000].map { scale.position(.number($0), in: 300) ?? .nan }
        #expect(zip(places, [0.0, 100, 200, 300]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(scale.position(.number(-5), in: 300) == nil)
    }

    @Test func `equal values, none and what is no number have an axis`() {
        #expect(scale([.number(0)])?.domain == .line(low: 0, high: 1, isDate: false))
        #expect(scale([.number(.nan), .number(.infinity)])?.domain == .line(low: 0, high: 1, isDate: false))
        #expect(scale([]) == nil)
        let day = Date(timeIntervalSinceReferenceDate: 0)
        #expect(scale([.date(day)])?.domain == .line(low: -43_200, high: 43_200, isDate: true))
    }

    @Test func `dates are divided by units of the calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let start = Date(timeIntervalSince1970: 1_735_689_600)  // 2025-01-01
        let year = DateStride.automatic(over: 365 * 86_400, count: 6, calendar: calendar)
        #expect(year.unit == .month && year.count == 3)
        let ticks = year.within(start...start.addingTimeInterval(364 * 86_400))
        #expect(ticks.map { calendar.component(.month, from: $0) } == [1, 4, 7, 10])
        #expect(ticks.allSatisfy { calendar.component(.day, from: $0) == 1 })
        #expect(DateStride.automatic(over: 3600, count: 5, calendar: calendar).unit == .minute)
        #expect(DateStride.automatic(over: 20 * 365.25 * 86_400, count: 5, calendar: calendar).count == 5)
    }

    @Test func `bins enclose the data`() {
        let bins = NumberBins(data: [1.0, 2, 3, 47], desiredCount: 5)
        #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
        #expect(bins.index(for: 47) == 4 && bins.index(for: 10) == 1 && bins.index(for: 99) == 4)
        #expect(NumberBins(data: [Int](), desiredCount: 5).isEmpty)
    }
}
