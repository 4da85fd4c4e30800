import DisplayList
import Foundation

/// What views ask of the browser beside showing them.
extension ViewGraph {
    /// What the browser is asked for since the last call.
    package func takeRequests() -> [Announcement.Request] {
        defer { requests = [] }
        return requests
    }

    /// Lets the person feel something, where the device can: milliseconds of vibration and of rest, in turn.
    package func vibrate(_ milliseconds: [Int]) {
        request(milliseconds.map(String.init).joined(separator: ","), .vibration)
    }

    /// Opens a page beside this one, once the browser hears of it.
    package func open(_ url: URL) { request(url.absoluteString, .address) }

    /// Has a screen reader say words.
    package func announce(_ text: String) { request(text, .words) }

    /// Has a screen reader say words at once, whatever it is reading.
    package func interrupt(with text: String) { request(text, .urgentWords) }

    /// Asks the browser for something, once.
    package func request(_ text: String, _ kind: Announcement.Kind) {
        guard stage == .living else { return }
        requests.append(Announcement.Request(text, kind: kind))
        needsRender()
    }
}
