import DisplayList
import Foundation

/// Requests from views to the browser, other than showing them.
extension ViewGraph {
    /// The requests since the last call.
    package func takeRequests() -> [BrowserRequest] {
        defer { requests = [] }
        return requests
    }

    /// Vibrates the device if it can: milliseconds of vibration and pause, alternating.
    package func vibrate(_ milliseconds: [Int]) { request(.vibrate(milliseconds: milliseconds)) }

    /// Opens a page in a new tab, once the browser receives the request.
    package func open(_ url: URL) { request(.open(address: url.absoluteString)) }

    /// Makes a screen reader speak a text.
    package func announce(_ text: String) { request(.speak(text)) }

    /// Makes a screen reader speak a text at once, interrupting it.
    package func interrupt(with text: String) { request(.speak(text, isUrgent: true)) }

    /// Sends a request to the browser, once.
    package func request(_ request: BrowserRequest) {
        guard stage == .living else { return }
        requests.append(request)
        needsRender()
    }
}
