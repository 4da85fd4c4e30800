/// Writes metrics as Prometheus reads them: https://prometheus.io/docs/instrumenting/exposition_formats/
package struct MetricsText: Sendable {
    package private(set) var text = ""

    package init() {}

    package mutating func gauge(_ name: String, _ help: String, _ value: Int) { metric(name, help, "gauge", value) }
    package mutating func counter(_ name: String, _ help: String, _ value: Int) { metric(name, help, "counter", value) }

    package mutating func histogram(_ name: String, _ help: String, _ histogram: LatencyHistogram) {
        describe(name, help, "histogram")
        var total = 0
        for (bound, count) in zip(LatencyHistogram.bounds, histogram.counts) {
            total += count
            text += "\(name)_bucket{le=\"\(bound)\"} \(total)\n"
        }
        total += histogram.counts[LatencyHistogram.bounds.count]
        text += "\(name)_bucket{le=\"+Inf\"} \(total)\n\(name)_sum \(histogram.sum)\n\(name)_count \(total)\n"
    }

    private mutating func metric(_ name: String, _ help: String, _ kind: String, _ value: Int) {
        describe(name, help, kind)
        text += "\(name) \(value)\n"
    }

    private mutating func describe(_ name: String, _ help: String, _ kind: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }
}
