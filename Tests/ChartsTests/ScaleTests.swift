import Foundation
import SwiftUI
import TestSupport
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

    @Test func `each number is in the bin that is found for it, whatever the bins' size`() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<40 {
            let spread = pow(10, Double.random(in: -3...6, using: &random))
            let data = (0..<200).map { _ in Double.random(in: -spread...spread, using: &random) }
            let size = spread / Double.random(in: 0.5...5000, using: &random)
            let all = [
                NumberBins(data: data, desiredCount: Int.random(in: 1...3000, using: &random)),
                NumberBins(size: size, range: (data.min() ?? 0)...(data.max() ?? 0)),
            ]
            for bins in all { #expect(data.allSatisfy { bins[bins.index(for: $0)].contains($0) }) }
        }
        let whole = NumberBins(size: 1, range: 0...10_000)
        #expect(whole.count == 10_000 && whole.index(for: 7000) == 7000)
        let tiny = NumberBins(size: 1e-9, range: 0.0...1)
        #expect(tiny.count <= NumberTicks.binCountMax + 2 && tiny[tiny.index(for: 0.75)].contains(0.75))
        let noise = [0.1 + 0.2, 0]
        let tenths = NumberBins(size: 0.1, range: 0.0...noise[0])
        #expect(noise.allSatisfy { tenths[tenths.index(for: $0)].contains($0) })
    }

    @Test func `all values of a small type have a bin`() {
        let bytes = NumberBins<UInt8>(size: 50, range: 0...255)
        #expect((0...255).allSatisfy { bytes[bytes.index(for: $0)].contains($0) })
        let signed = NumberBins(data: [Int8.min, .max], desiredCount: 5)
        #expect((Int8.min...Int8.max).allSatisfy { signed[signed.index(for: $0)].contains($0) })
    }

    @Test(arguments: [(Calendar.Component.day, 730), (.hour, 31), (.minute, 10), (.second, 30), (.month, 9000)])
    func `each date is in the bin that is found for it`(unit: Calendar.Component, days: Int) throws {
        let calendar = try utc
        let start = Date(timeIntervalSince1970: 1_735_689_600.5)
        let data = stride(from: 0, through: Double(days), by: Double(days) / 300).map { start + $0 * 86_400 }
        let bins = DateBins(unit: unit, data: data, calendar: calendar)
        #expect(data.allSatisfy { bins[bins.index(for: $0)].contains($0) })
        if unit == .day { #expect(bins.count == 731) }
    }

    private var utc: Calendar {
        get throws {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
            return calendar
        }
    }

    @Test(arguments: [1.7e18, -1.7e18, 1e15, 1e13, -1e11])
    func `dates of no calendar are counted through by nobody`(seconds: Double) throws {
        let calendar = try utc
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        for unit in [Calendar.Component.day, .year, .second] {
            let stride = DateStride(unit: unit, count: 1, calendar: calendar)
            #expect(stride.within(date...date.addingTimeInterval(1e6)).count <= NumberTicks.countMax + 1)
            #expect(DateBins(unit: unit, data: [date], calendar: calendar).count < 10)
        }
        #expect((_ChartValue.date(date).number == nil) == (abs(seconds) > 1e12))
    }

    @Test func `an axis has marks all along it, also where more are wanted than anybody reads`() throws {
        let calendar = try utc
        var environment = EnvironmentValues()
        environment.calendar = calendar
        let years = ChartScale(.line(low: 0, high: 4 * 365 * 86_400, isDate: true))
        let scrolling = AxisTicks(scale: years, length: 390 * 200, share: 200, environment: environment)
        let still = AxisTicks(scale: years, length: 390, environment: environment)
        let numbers = AxisTicks(
            scale: ChartScale(.line(low: 0, high: 100_000, isDate: false)), length: 390, environment: environment)
        for (ticks, choice, count) in [
            (scrolling, AxisMarkValues.automatic, 400), (still, .stride(by: .day), 400),
            (still, .stride(by: .second), 400),
            (numbers, .stride(by: 1), 400),
        ] {
            let values = ticks.values(choice).compactMap(\.number)
            let length = try #require(ticks.scale.isDate ? 4 * 365 * 86_400.0 : 100_000)
            #expect(values.count > count && values.count <= NumberTicks.countMax + 1)
            #expect((values.first ?? 1e9) < length / 100 && (values.last ?? 0) > length * 0.99)
        }
    }

    @Test func `an axis with a step of its own ends after its numbers`() {
        let scale = scale([.number(0), .number(10_000)]) { $0.step = 3 }
        #expect(scale?.domain == .line(low: 0, high: 10_002, isDate: false))
    }

    @Test func `bins enclose the data`() {
        let bins = NumberBins(data: [1.0, 2, 3, 47], desiredCount: 5)
        #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
        #expect(bins.index(for: 47) == 4 && bins.index(for: 10) == 1 && bins.index(for: 99) == 4)
        #expect(NumberBins(data: [Int](), desiredCount: 5).isEmpty)
    }
}
