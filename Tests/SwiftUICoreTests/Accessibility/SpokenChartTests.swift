import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Cups: AXChartDescriptorRepresentable {
    var count = 2.0

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Cups a day", summary: "Fewer at the weekend",
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Sun"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Cups", range: 0...5, gridlinePositions: []) { "\(Int($0))" },
            series: [points])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series = [points] }

    private var points: AXDataSeriesDescriptor {
        AXDataSeriesDescriptor(
            name: "Black", isContinuous: false,
            dataPoints: [AXDataPoint(x: "Mon", y: count), AXDataPoint(x: "Sun", y: 1, label: "least")])
    }
}

private struct Drinking: View {
    @State private var count = 2.0
    var body: some View {
        VStack {
            Color.red.frame(width: 50, height: 50).accessibilityChartDescriptor(Cups(count: count))
            Button("Drink") { count += 1 }
        }
    }
}

@MainActor
@Suite("Charts, read out")
struct SpokenChartTests {
    @Test func `each point is said with the titles of its axes`() {
        let chart = SpokenChart(Cups().makeChartDescriptor())
        #expect(chart.title == "Cups a day")
        #expect(chart.lines == ["Fewer at the weekend", "Black", "Day Mon, Cups 2", "least, Day Sun, Cups 1"])
    }

    @Test func `a chart of very many points ends in an ellipsis`() {
        let points = (0..<1000).map { AXDataPoint(x: Double($0), y: 1) }
        let axis = AXNumericDataAxisDescriptor(title: "t", range: 0...1, gridlinePositions: []) { "\($0)" }
        let chart = SpokenChart(
            AXChartDescriptor(
                title: nil, summary: nil, xAxis: axis, yAxis: axis,
                series: [
                    AXDataSeriesDescriptor(name: "", isContinuous: true, dataPoints: points),
                    AXDataSeriesDescriptor(name: "next", isContinuous: true, dataPoints: points),
                ]))
        #expect(chart.lines.count == SpokenChart.pointCountMax + 1)
        #expect(chart.lines.last == "…")
    }

    @Test func `a view with a chart has a list of its points, which follows the view`() throws {
        let window = TestWindow(Drinking())
        let list = try #require(window.elements.first { $0.accessibility.role == .list })
        #expect(list.accessibility.label == "Cups a day")
        #expect(window.texts.contains("Day Mon, Cups 2"))
        window.press(button: "Drink")
        #expect(window.texts.contains("Day Mon, Cups 3"))
    }
}
