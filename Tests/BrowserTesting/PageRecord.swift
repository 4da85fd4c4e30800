/// A page's log and traffic since it was opened.
struct PageRecord: Sendable {
    var log: [String] = []
    var problems: [String] = []
    var framesSent: [String] = []
    var framesReceived: [String] = []
    var openWebSocketCount = 0

    mutating func note(_ method: String, _ parameters: JSON) {
        switch method {
        case "Runtime.consoleAPICalled": noteConsole(parameters)
        case "Runtime.exceptionThrown":
            let details = parameters["exceptionDetails"]
            noteProblem(details["exception"]["description"].string ?? details["text"].string ?? "exception")
        case "Log.entryAdded":
            let entry = parameters["entry"]
            let text = "\(entry["text"].string ?? "") \(entry["url"].string ?? "")"
            if entry["level"].string == "error" { noteProblem(text) } else { log.append(text) }
        case "Network.webSocketCreated": openWebSocketCount += 1
        case "Network.webSocketClosed": openWebSocketCount -= 1
        case "Network.webSocketFrameSent": framesSent.append(payload(parameters))
        case "Network.webSocketFrameReceived": framesReceived.append(payload(parameters))
        default: break
        }
    }

    private mutating func noteConsole(_ parameters: JSON) {
        let words = (parameters["args"].array ?? []).map { argument -> String in
            switch argument["value"] {
            case .string(let text): text
            case .number(let number): "\(number)"
            case .bool(let value): "\(value)"
            default: argument["description"].string ?? argument["type"].string ?? ""
            }
        }
        let text = words.joined(separator: " ")
        let isProblem = ["error", "assert"].contains(parameters["type"].string)
        if isProblem { noteProblem(text) } else { log.append(text) }
    }

    private mutating func noteProblem(_ text: String) {
        problems.append(text)
        log.append("error: \(text)")
    }

    private func payload(_ parameters: JSON) -> String { parameters["response"]["payloadData"].string ?? "" }
}

extension Page {
    /// Everything that the page wrote to the console, its exceptions, and the browser's warnings.
    public var log: [String] { record.withLock { $0.log } }

    /// Exceptions, `console.error`, failed resources, violations of the content security policy: empty for a good page.
    public var problems: [String] { record.withLock { $0.problems } }

    /// The payloads of the WebSocket frames that the page sent, in order, without pings.
    public var framesSent: [String] { record.withLock { $0.framesSent } }

    /// The payloads of the WebSocket frames that the page received, in order.
    public var framesReceived: [String] { record.withLock { $0.framesReceived } }

    public var openWebSocketCount: Int { record.withLock { $0.openWebSocketCount } }

    /// The log as one text, for failure messages.
    public var report: String {
        let record = record.withLock { $0 }
        let frames = "\(record.framesSent.count) frames sent, \(record.framesReceived.count) received"
        return (["The page logged (\(frames)):"] + record.log.suffix(100)).joined(separator: "\n  ")
    }
}
