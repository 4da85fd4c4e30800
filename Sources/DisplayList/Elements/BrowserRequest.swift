/// A one-time request from a window to its page, which belongs to no element.
public enum BrowserRequest: Equatable, Sendable {
    /// Makes a screen reader speak. Urgent words interrupt what is being read; others are queued.
    case speak(String, isUrgent: Bool = false)
    /// Opens a page (http, https, mailto, tel, sms) in a new tab.
    case open(address: String)
    /// Vibrates, where the device can: milliseconds of vibration and of pause, alternating.
    case vibrate(milliseconds: [Int])
    /// Makes the browser save a resource as a file of that name.
    case download(ResourcePath, name: String)
    /// Writes a text to the clipboard.
    case copy(String)
    /// Opens another page of this host, by its address from the slash on; a page that was already opened at that address comes to
    /// the front. If the browser blocks new pages, the client opens the address in the current page.
    case openWindow(address: String)
    /// Asks the person, through the browser's permission prompt, whether the page may show notifications.
    case allowNotifications
    /// Shows a notification: the browser's, or a banner in the page if the browser doesn't allow it. Pressing it opens the
    /// address `/?kissa-notification=` with the name in this page.
    case notify(name: String, title: String, body: String)
    /// Closes the page, if it was opened by another one.
    case closeWindow

    /// A request with its number, by which the client recognizes requests that it has already performed.
    public struct Numbered: Equatable, Sendable {
        /// What is requested.
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
