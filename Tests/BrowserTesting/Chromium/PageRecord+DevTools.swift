extension PageRecord {
    /// Notes an event of the DevTools protocol.
    mutating func noteDevTools(_ method: String, _ parameters: JSON) {
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

    private func payload(_ parameters: JSON) -> String { parameters["response"]["payloadData"].string ?? "" }
}
