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
    /// Opens another page of this host, by its address from the slash on; the page that was opened at that address before
    /// comes to the front. Where the browser opens none, the client opens the address in the page that asked.
    case openWindow(address: String)
    /// Asks the person, by the browser's own question, whether the page may notify them.
    case allowNotifications
    /// Notifies the person by the browser, or by a banner in the page where the browser may not. A press opens the address
    /// `/?kissa-notification=` with the name in this page.
    case notify(name: String, title: String, body: String)
    /// Closes the page, if it was opened by another one.
    case closeWindow

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
