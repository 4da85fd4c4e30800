import Testing

@testable import OperationMetrics

@Suite("Prometheus' text format")
struct MetricsTextTests {
    @Test func `each step of a histogram counts all that were quicker`() {
        var histogram = LatencyHistogram()
        for seconds in [0, 0.001, 0.003, 0.2, 60] { histogram.add(seconds) }
        var text = MetricsText()
        text.histogram("t", "help", histogram)
        let lines = text.text.split(separator: "\n")
        #expect(lines.contains("t_bucket{le=\"0.001\"} 2") && lines.contains("t_bucket{le=\"0.005\"} 3"))
        #expect(lines.contains("t_bucket{le=\"10.0\"} 4") && lines.contains("t_bucket{le=\"+Inf\"} 5"))
        #expect(lines.contains("t_count 5"))
    }
}
