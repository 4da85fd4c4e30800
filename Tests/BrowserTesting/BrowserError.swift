/// Why a browser test failed.
public enum BrowserError: Error, Equatable {
    /// The browser is not on this machine. Browser tests never skip themselves, so this fails them.
    case browserNotFound(package: String, searched: [String])
    case launchFailed(String)
    /// The browser ended, or the connection to it broke, while commands were waiting.
    case browserEnded
    /// The browser refused a command.
    case commandFailed(method: String, message: String)
    /// The browser did not answer a command in time.
    case commandTimedOut(method: String)
    /// The browser's protocol lacks what the test wants.
    case unsupported(Engine, String)
    /// The script threw; the text is the exception's.
    case scriptThrew(String)
    case navigationFailed(url: String, reason: String)
    /// The condition stayed false until the timeout. `report` is the page's log.
    case conditionNotMet(String, report: String)
    case elementNotFound(selector: String)
    case unknownKey(String)
}

extension BrowserError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .browserNotFound(let package, let searched):
            "The test needs a browser that isn't here (looked for \(searched.joined(separator: ", "))). "
                + "Install it with `apt-get install \(package)`."
        case .launchFailed(let reason): "The browser did not start: \(reason)"
        case .browserEnded: "The browser ended unexpectedly."
        case .commandFailed(let method, let message): "The browser refused \(method): \(message)"
        case .commandTimedOut(let method): "The browser did not answer \(method) in time."
        case .unsupported(let engine, let what): "\(engine.rawValue) can't be driven so: \(what)"
        case .scriptThrew(let text): "The page's script threw: \(text)"
        case .navigationFailed(let url, let reason): "Could not open \(url): \(reason)"
        case .conditionNotMet(let condition, let report):
            "Waited in vain for \(condition)" + (report.isEmpty ? "" : "\n\(report)")
        case .elementNotFound(let selector): "No visible element matches \(selector)"
        case .unknownKey(let key): "No key is called \(key)"
        }
    }
}
