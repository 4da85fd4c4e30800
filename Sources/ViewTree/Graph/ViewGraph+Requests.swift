import DisplayList
import Foundation

/// What views ask of the browser beside showing them.
extension ViewGraph {
    /// What the browser is asked for since the last call.
    package func takeRequests() -> [BrowserRequest] {
        defer { requests = [] }
        return requests
    }

    /// Lets the person feel something, where the device can: milliseconds of vibration and of rest, in turn.
    package func vibrate(_ milliseconds: [Int]) { request(.vibrate(milliseconds: milliseconds)) }

    /// Opens a page beside this one, once the browser hears of it.
    package func open(_ url: URL) { request(.open(address: url.absoluteString)) }

    /// Has a screen reader say words.
    package func announce(_ text: String) { request(.speak(text)) }

    /// Has a screen reader say words at once, whatever it is reading.
    package func interrupt(with text: String) { request(.speak(text, isUrgent: true)) }

    /// Asks the browser for something, once.
    package func request(_ request: BrowserRequest) {
        guard stage == .living else { return }
        requests.append(request)
        needsRender()
    }
}
