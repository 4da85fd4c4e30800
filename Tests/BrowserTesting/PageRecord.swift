import Synchronization

/// A page's log and traffic since it was opened.
struct PageRecord: Sendable {
    var log: [String] = []
    var problems: [String] = []
    var framesSent: [String] = []
    var framesReceived: [String] = []
    var openWebSocketCount = 0

    mutating func noteProblem(_ text: String) {
        problems.append(text)
        log.append("error: \(text)")
    }
}

/// The record of a page that is still being written.
final class PageRecording: Sendable {
    let record = Mutex(PageRecord())
}

extension Page {
    /// Everything that the page wrote to the console, its exceptions, and the browser's warnings.
    public var log: [String] { recording.record.withLock { $0.log } }

    /// Exceptions, `console.error`, failed resources, and violations of the content security policy: empty if nothing went wrong.
    public var problems: [String] { recording.record.withLock { $0.problems } }

    /// The payloads of the WebSocket frames that the page sent, in order, without pings.
    public var framesSent: [String] { recording.record.withLock { $0.framesSent } }

    /// The payloads of the WebSocket frames that the page received, in order.
    public var framesReceived: [String] { recording.record.withLock { $0.framesReceived } }

    public var openWebSocketCount: Int { recording.record.withLock { $0.openWebSocketCount } }

    /// The log as one text, for failure messages.
    public var report: String {
        let record = recording.record.withLock { $0 }
        let frames = "\(record.framesSent.count) frames sent, \(record.framesReceived.count) received"
        return (["The page logged (\(frames)):"] + record.log.suffix(100)).joined(separator: "\n  ")
    }
}
