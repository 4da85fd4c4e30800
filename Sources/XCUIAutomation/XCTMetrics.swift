import Foundation
import XCTest

/// What `measure(metrics:block:)` measures.
///
/// See [XCTMetric](https://developer.apple.com/documentation/xctest/xctmetric), which Linux's XCTest hasn't. The figures go to
/// standard output, and fail no test.
public protocol XCTMetric {
    /// What is printed before the figures: the quantity, and its unit.
    var quantity: String { get }
    /// What has been used up to now; a figure is the difference between two of these.
    func reading() -> Double
}

/// The time that passes.
public struct XCTClockMetric: XCTMetric {
    /// A metric.
    public init() {}
    /// What is printed before the figures.
    public var quantity: String { "Clock Monotonic Time, s" }
    /// What has been used up to now.
    public func reading() -> Double { now() }
}

/// The time from `launch()` until the app's first screen is there: what the block takes.
public struct XCTApplicationLaunchMetric: XCTMetric {
    /// A metric; the first screen reacts as soon as it is there.
    public init(waitUntilResponsive: Bool = false) {}
    /// What is printed before the figures.
    public var quantity: String { "Duration (AppLaunch), s" }
    /// What has been used up to now.
    public func reading() -> Double { now() }
}

/// The processor's time. The app and its tests are one process here.
public struct XCTCPUMetric: XCTMetric {
    /// A metric.
    public init() {}
    /// Of an app.
    public init(application: XCUIApplication) {}
    /// What is printed before the figures.
    public var quantity: String { "CPU Time, s" }
    /// What has been used up to now.
    public func reading() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// The memory that is in use. The app and its tests are one process here.
public struct XCTMemoryMetric: XCTMetric {
    /// A metric.
    public init() {}
    /// Of an app.
    public init(application: XCUIApplication) {}
    /// What is printed before the figures.
    public var quantity: String { "Memory Physical, kB" }
    /// What has been used up to now.
    public func reading() -> Double {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Double(words[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000 : 0
    }
}

/// What an app tells of by signposts.
@available(*, unavailable, message: "Nothing hears of signposts here; measure by XCTClockMetric")
public struct XCTOSSignpostMetric {}

private func now() -> Double { ProcessInfo.processInfo.systemUptime }

/// How often a block is measured.
///
/// See [XCTMeasureOptions](https://developer.apple.com/documentation/xctest/xctmeasureoptions).
public final class XCTMeasureOptions {
    /// Five times.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// How often, after a first time that doesn't count.
    public var iterationCount = 5
    /// Five times.
    public init() {}
}

extension XCTestCase {
    /// Measures what a block uses.
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void
    ) {
        var figures = metrics.map { _ in [Double]() }
        for round in 0...options.iterationCount {
            let before = metrics.map { $0.reading() }
            block()
            guard round > 0 else { continue }
            for (index, metric) in metrics.enumerated() { figures[index].append(metric.reading() - before[index]) }
        }
        for (metric, values) in zip(metrics, figures) {
            let average = values.reduce(0, +) / Double(max(values.count, 1))
            print("\(name) measured [\(metric.quantity)] average: \(average), values: \(values)")
        }
    }

    /// Measures what a block uses.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }
}
