import OperationMetrics
import Synchronization

/// Counters of a host, for `/metrics`. Thread-safe.
final class HostMetrics: Sendable {
    private struct Counts {
        var events = 0
        var eventsRefused = 0
        var frames = 0
        var windowsOpened = 0
        var windowsTaken = 0
        var windowsLost = 0
        var windows = 0
        var connections = 0
        var latency = LatencyHistogram()
        var isDraining = false
    }

    private let counts = Mutex(Counts())

    /// Events were answered.
    func eventsWereAnswered(refused: Int, afterSeconds seconds: [Double]) {
        counts.withLock { counts in
            counts.events += seconds.count
            counts.eventsRefused += refused
            for seconds in seconds { counts.latency.add(seconds) }
        }
    }

    /// Whether windows are being handed over to other processes.
    var isDraining: Bool {
        get { counts.withLock { $0.isDraining } }
        set { counts.withLock { $0.isDraining = newValue } }
    }

    func framesWereSent(_ count: Int) { counts.withLock { $0.frames += count } }
    func windowWasOpened() { counts.withLock { $0.windowsOpened += 1 } }
    func windowWasTaken() { counts.withLock { $0.windowsTaken += 1 } }
    func windowWasLost() { counts.withLock { $0.windowsLost += 1 } }

    /// Sets the current number of windows and connections.
    func set(windows: Int, connections: Int) {
        counts.withLock { ($0.windows, $0.connections) = (windows, connections) }
    }

    /// Prometheus' text format, version 0.0.4.
    /// - Parameters:
    ///   - isStoreWell: Whether the store can be written.
    ///   - unreadBytes: Bytes received from pages but not processed yet.
    ///   - models: What the process's models have done.
    func text(isStoreWell: Bool, unreadBytes: Int, models: ModelMetrics = .current) -> String {
        let counts = counts.withLock { $0 }
        var text = MetricsText()
        text.gauge("kissa_store_up", "Whether what visitors store can be written.", isStoreWell ? 1 : 0)
        text.gauge(
            "kissa_draining", "Whether windows are handed over to other processes.", counts.isDraining ? 1 : 0)
        text.gauge("kissa_windows", "Windows, those that wait for their page among them.", counts.windows)
        text.gauge("kissa_connections", "Windows that a page shows.", counts.connections)
        text.gauge("kissa_unread_bytes", "What pages have said and the app has not heard yet.", unreadBytes)
        text.counter("kissa_windows_opened_total", "Windows that began here.", counts.windowsOpened)
        text.counter(
            "kissa_windows_taken_total", "Windows that came from another process, or from the store.",
            counts.windowsTaken)
        text.counter("kissa_windows_lost_total", "Windows that another process took over.", counts.windowsLost)
        text.counter("kissa_events_total", "What people did, as far as it arrived.", counts.events)
        text.counter(
            "kissa_events_refused_total", "Events whose element wasn't there any more, or out of reach.",
            counts.eventsRefused)
        text.counter("kissa_frames_total", "Changes of windows that were sent.", counts.frames)
        text.histogram(
            "kissa_event_seconds", "From an event's arrival until its answer is handed to the server's thread.",
            counts.latency)
        models.write(to: &text)
        return text.text
    }
}
