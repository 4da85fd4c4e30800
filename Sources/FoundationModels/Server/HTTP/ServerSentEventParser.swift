/// Parses a stream of bytes into server-sent events (WHATWG HTML §9.2), however the bytes are split into pieces.
///
/// Only an event's type and data are kept, which is all that chat completions use. Bytes are decoded line by line, so a
/// character that is split between two pieces stays intact.
struct ServerSentEventParser {
    struct Event: Equatable, Sendable {
        /// The event's type; empty if the server sends none.
        var type = ""
        var data = ""
    }

    /// The maximum size of an event: one that never ends would fill the memory.
    private let byteCountMax: Int
    private var line: [UInt8] = []
    private var event = Event()
    private var hasData = false
    private var endedWithCarriageReturn = false
    private var isFirstLine = true

    init(byteCountMax: Int = 2 << 20) {
        self.byteCountMax = byteCountMax
    }

    /// Parses the next bytes.
    ///
    /// - Returns: The events that they complete.
    /// - Throws: ``ServerFailure/tooLong(byteCountMax:)``.
    mutating func append(_ bytes: some Sequence<UInt8>) throws(ServerFailure) -> [Event] {
        var events: [Event] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n") where endedWithCarriageReturn: endedWithCarriageReturn = false
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                endedWithCarriageReturn = byte == UInt8(ascii: "\r")
                endLine().map { events.append($0) }
            default:
                endedWithCarriageReturn = false
                line.append(byte)
                try checkLength()
            }
        }
        return events
    }

    /// The event at the end of the stream that isn't terminated. The standard drops it, but some servers end in this
    /// way.
    mutating func finish() -> Event? {
        if !line.isEmpty, let event = endLine() { return event }
        return endEvent()
    }

    private func checkLength() throws(ServerFailure) {
        guard line.count + event.data.utf8.count <= byteCountMax else {
            throw .tooLong(byteCountMax: byteCountMax)
        }
    }

    private mutating func endLine() -> Event? {
        if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isFirstLine = false
        defer { line.removeAll(keepingCapacity: true) }
        if line.isEmpty { return endEvent() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        take(field: String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
        return nil
    }

    /// A line that begins with a colon is a comment, which keeps a connection alive.
    private mutating func take(field: String, _ value: String) {
        switch field {
        case "data", "error":
            // Until late 2025, llama-server reported errors in a field of its own, which isn't in the standard.
            if field == "error" { event.type = field }
            if hasData { event.data += "\n" }
            event.data += value
            hasData = true
        case "event": event.type = value
        default: break
        }
    }

    private mutating func endEvent() -> Event? {
        defer {
            event = Event()
            hasData = false
        }
        return hasData ? event : nil
    }
}
