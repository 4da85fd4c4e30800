import Foundation
import XCTest

/// A metric for `measure(metrics:block:)`.
///
/// See [XCTMetric](https://developer.apple.com/documentation/xctest/xctmetric), which XCTest on Linux lacks. The results are
/// printed to standard output, and don't fail tests.
public protocol XCTMetric {
    /// The name of the quantity and its unit, printed before the results.
    var quantity: String { get }
    /// The current value of a counter; a result is the difference between two of these.
    func reading() -> Double
}

/// Elapsed time.
public struct XCTClockMetric: XCTMetric {
    /// Creates the metric.
    public init() {}
    /// The name of the quantity and its unit.
    public var quantity: String { "Clock Monotonic Time, s" }
    /// The current time.
    public func reading() -> Double { now() }
}

/// The time from `launch()` until the app's first screen appears: the time of the block.
public struct XCTApplicationLaunchMetric: XCTMetric {
    /// Creates the metric. The first screen is responsive as soon as it appears.
    public init(waitUntilResponsive: Bool = false) {}
    /// The name of the quantity and its unit.
    public var quantity: String { "Duration (AppLaunch), s" }
    /// The current time.
    public func reading() -> Double { now() }
}

/// CPU time. The app and its tests are one process here.
public struct XCTCPUMetric: XCTMetric {
    /// Creates the metric.
    public init() {}
    /// Creates the metric for an app.
    public init(application: XCUIApplication) {}
    /// The name of the quantity and its unit.
    public var quantity: String { "CPU Time, s" }
    /// The CPU time so far.
    public func reading() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

/// Memory usage. The app and its tests are one process here.
public struct XCTMemoryMetric: XCTMetric {
    /// Creates the metric.
    public init() {}
    /// Creates the metric for an app.
    public init(application: XCUIApplication) {}
    /// The name of the quantity and its unit.
    public var quantity: String { "Memory Physical, kB" }
    /// The current memory usage.
    public func reading() -> Double {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return words.count > 1 ? (Double(words[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000 : 0
    }
}

/// Unavailable: measures an app's signposts.
@available(*, unavailable, message: "Nothing hears of signposts here; measure by XCTClockMetric")
public struct XCTOSSignpostMetric {}

private func now() -> Double { ProcessInfo.processInfo.systemUptime }

/// Options for measuring a block.
///
/// See [XCTMeasureOptions](https://developer.apple.com/documentation/xctest/xctmeasureoptions).
public final class XCTMeasureOptions {
    /// Options with five iterations.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// The number of iterations, after a first one that isn't counted.
    public var iterationCount = 5
    /// Creates options with five iterations.
    public init() {}
}

extension XCTestCase {
    /// Measures a block.
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

    /// Measures a block.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }
}
