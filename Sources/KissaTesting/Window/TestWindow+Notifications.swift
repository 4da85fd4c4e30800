import Foundation
import ScreenActing

extension TestWindow {
    /// Presses the latest notification whose title or body contains the words, as a user does outside of the page.
    /// - Throws: `WindowError` if there is none.
    public func tap(notification words: String) throws(WindowError) {
        guard let index = notifications.lastIndex(where: { $0.contains(words) }) else {
            throw WindowError("There is no notification with \"\(words)\"; there are \(notifications).")
        }
        var address = URLComponents()
        (address.scheme, address.host, address.path) = ("http", "test", "/")
        address.queryItems = [URLQueryItem(name: "kissa-notification", value: notificationNames[index])]
        if let url = address.url { open(url) }
    }
}
