/// Why a browser test failed.
public enum BrowserError: Error, Equatable {
    /// There is no Chromium on this machine. Browser tests never skip themselves, so this fails them.
    case chromiumNotFound(searched: [String])
    case launchFailed(String)
    /// Chromium ended, or its pipe broke, while commands were waiting.
    case chromiumEnded
    /// Chromium refused a command.
    case commandFailed(method: String, message: String)
    /// Chromium did not answer a command in time.
    case commandTimedOut(method: String)
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
        case .chromiumNotFound(let searched):
            "Browser tests need Chromium, and there is none (looked for \(searched.joined(separator: ", "))). "
                + "Install it with `apt-get install chromium`, or name it in CHROMIUM."
        case .launchFailed(let reason): "Chromium did not start: \(reason)"
        case .chromiumEnded: "Chromium ended unexpectedly."
        case .commandFailed(let method, let message): "Chromium refused \(method): \(message)"
        case .commandTimedOut(let method): "Chromium did not answer \(method) in time."
        case .scriptThrew(let text): "The page's script threw: \(text)"
        case .navigationFailed(let url, let reason): "Could not open \(url): \(reason)"
        case .conditionNotMet(let condition, let report):
            "Waited in vain for \(condition)" + (report.isEmpty ? "" : "\n\(report)")
        case .elementNotFound(let selector): "No visible element matches \(selector)"
        case .unknownKey(let key): "No key is called \(key)"
        }
    }
}
