import Accessibility
import Testing

/// A chart's accessibility code that doesn't import SwiftUI.
struct AccessibilityModuleTests {
    @Test func `the framework's types are found by its own name`() {
        let axis = AXNumericDataAxisDescriptor(
            title: "Hour", range: 0...24, gridlinePositions: []
        ) { "\(Int($0)) o'clock" }
        let series = AXDataSeriesDescriptor(
            name: "Cups", isContinuous: false, dataPoints: [AXDataPoint(x: 8, y: 12)])
        let chart = AXChartDescriptor(title: "Cups", summary: nil, xAxis: axis, yAxis: nil, series: [series])
        #expect(chart.series.first?.dataPoints.count == 1)
    }
}
