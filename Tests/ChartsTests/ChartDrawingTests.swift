import DisplayList
import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// The drawing of a chart, as it is sent to the page.
@MainActor @Suite struct ChartDrawingTests {
    /// The filled paths of a chart's plot.
    private func fills(_ chart: some View) -> [String] {
        let window = TestWindow(chart, size: CGSize(width: 300, height: 200))
        return window.elements.flatMap { element -> [String] in
            guard case .canvas(let content) = element.content else { return [] }
            return content.operations.flatMap(paths) + content.symbols.flatMap(\.operations).flatMap(paths)
        }
    }

    private func paths(_ operation: CanvasContent.Operation) -> [String] {
        switch operation {
        case .fill(_, let path, _, _, _): [path.svgPathData]
        case .layer(_, let inner): inner.flatMap(paths)
        case .masked(_, let inner, let mask): (inner + mask).flatMap(paths)
        case .stroke, .text, .image, .symbol: []
        }
    }

    @Test func `a mask is drawn once for all marks behind it`() {
        let marks = ForEach(0..<60, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(.red) }
        let masked = Chart {
            marks.mask {
                ForEach(0..<60, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 0.5)) }
            }
        }
        let count = fills(masked).count
        #expect(count >= 120 && count < 200)
    }

    /// The number of points, found by the starts of their circles.
    private func circleCount(_ chart: some View) -> Int {
        fills(chart).reduce(0) { $0 + $1.count { $0 == "M" || $0 == "m" } }
    }

    private func points(_ count: Int, opacity: Double) -> some View {
        Chart(0..<count, id: \.self) {
            PointMark(x: .value("X", $0 % 5), y: .value("Y", 1)).foregroundStyle(.red).opacity(opacity)
        }
    }

    @Test func `many translucent points add up as few do`() {
        #expect(circleCount(points(400, opacity: 0.2)) == 400)
        #expect(circleCount(points(600, opacity: 0.2)) == 600)
        // Translucent layers, of five points each.
        #expect(fills(points(600, opacity: 0.2)).count == 120)
        // Opaque points hide the ones below.
        #expect(circleCount(points(600, opacity: 1)) == 5)
    }

    @Test func `of many points upon each other the largest is seen`() {
        let chart = Chart(0..<600, id: \.self) {
            PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(.red).symbolSize($0 == 300 ? 4000 : 10)
        }
        #expect(circleCount(chart) == 2)
    }
}
