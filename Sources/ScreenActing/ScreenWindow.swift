import CoreGraphics
import BrowserHost
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore
import ViewTree

/// A window without a browser, in which a user's actions are simulated: the common base of tests (`TestWindow`) and `kissa mcp`.
///
/// Actions are synchronous: when one returns, the screen shows its result. Results of the app's tasks appear later.
@MainActor
open class ScreenWindow {
    private let content: any WindowContent
    package let graph: ViewGraph
    /// The time zone of date pickers.
    package var timeZone = TimeZone.gmt
    package private(set) var list = DisplayList(root: DisplayElement(id: ElementID(0)))
    private var hasNews = true
    /// The announcements for screen readers, oldest first.
    public private(set) var announcements: [String] = []
    /// The URLs that were opened outside of the app, oldest first.
    public private(set) var openedAddresses: [String] = []
    /// The text that the app copied to the clipboard last.
    public private(set) var clipboard: String?
    /// The addresses of the windows that the app has opened (`openWindow`), oldest first.
    package private(set) var openedWindowAddresses: [String] = []
    /// Called to open such a window.
    package var didOpenWindow: (String) -> Void = { _ in }
    /// Whether the app has closed the window (`dismissWindow`).
    public private(set) var isClosed = false
    /// The titles and bodies of the notifications for the browser, oldest first.
    public private(set) var notifications: [String] = []
    /// The names of these notifications, with which the page reports that one was pressed.
    package private(set) var notificationNames: [String] = []
    /// The names of the files for the browser to save.
    public private(set) var downloads: [String] = []

    /// - Parameter content: The window's content, whose nodes belong to the graph.
    package init(_ content: any WindowContent, graph: ViewGraph) {
        (self.content, self.graph) = (content, graph)
    }

    isolated deinit { content.windowDidClose() }

    // MARK: Rendering

    /// Renders pending changes. Every action does this itself; call it after changing a model directly.
    public func settle() {
        // Limit the number of rounds: a view that changes in every evaluation must not block. The graph reports such views.
        for _ in 0..<100 where hasNews {
            hasNews = false
            renderNow()
        }
    }

    package func renderNow() {
        if let new = content.render() { list = new }
        for request in content.takeRequests() { note(request) }
    }

    /// Marks the window as possibly changed.
    package func setNeedsRender() { hasNews = true }

    /// Whether the window may have changed since it was rendered.
    package var needsRender: Bool { hasNews }

    private func note(_ request: BrowserRequest) {
        switch request {
        case .speak(let words, _): announcements.append(words)
        case .open(let address): openedAddresses.append(address)
        case .copy(let words): clipboard = words
        case .download(_, let name): downloads.append(name)
        case .openWindow(let address):
            openedWindowAddresses.append(address)
            didOpenWindow(address)
        case .closeWindow: isClosed = true
        case .notify(let name, let title, let body):
            notifications.append([title, body].joined(separator: "\n"))
            notificationNames.append(name)
        case .vibrate, .allowNotifications: break
        }
    }

    func note(opened address: String) { openedAddresses.append(address) }

    /// Sends an element's event, as a browser would, and renders the result.
    package func send(_ action: ElementEvent.Action, to element: ElementID) {
        content.handle(ElementEvent(element: element, frameSeen: 0, action: action))
        hasNews = true
        settle()
    }

    // MARK: The window

    /// Seconds of the window's clock since it was opened.
    package var seconds: Double { graph.time.seconds }

    /// Advances the time: animations finish, timelines and timer texts are updated. Has no effect if the clock is running.
    ///
    /// `Task.sleep` isn't affected: wait for its result instead.
    open func advance(by duration: Duration) {}

    /// The window's title.
    public var title: String { list.title }
}
