/// Something that a window asks of its page once, and that belongs to no element.
public enum BrowserRequest: Equatable, Sendable {
    /// Has a screen reader speak. Urgent words interrupt what is being read; others wait.
    case speak(String, isUrgent: Bool = false)
    /// Opens a page (http, https, mailto, tel, sms) in a new tab.
    case open(address: String)
    /// Vibrates, where the device can: milliseconds of vibration and of pause, alternating.
    case vibrate(milliseconds: [Int])
    /// Has the browser save a resource as a file of that name.
    case download(ResourcePath, name: String)
    /// Writes a text to the clipboard.
    case copy(String)

    /// A request with its number, by which the client knows which ones it has performed.
    public struct Numbered: Equatable, Sendable {
        /// What is asked for.
        public var request: BrowserRequest
        /// Greater than that of any earlier request of the window.
        public var serial: Int

        /// Creates a numbered request.
        public init(_ request: BrowserRequest, serial: Int) {
            self.request = request
            self.serial = serial
        }
    }
}
