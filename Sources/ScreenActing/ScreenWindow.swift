import CoreGraphics
import BrowserHost
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore
import ViewTree

/// A window without a browser, to which is done what a person would do: what tests (`TestWindow`) and `kissa mcp` have in common.
///
/// Everything is synchronous: when an action returns, the screen shows its result. What the app does in tasks comes later.
@MainActor
open class ScreenWindow {
    private let content: any WindowContent
    package let graph: ViewGraph
    /// In which dates are picked.
    package var timeZone = TimeZone.gmt
    package private(set) var list = DisplayList(root: DisplayElement(id: ElementID(0)))
    private var hasNews = true
    /// What a screen reader was told to say, oldest first.
    public private(set) var announcements: [String] = []
    /// The addresses that were opened beside the app, oldest first.
    public private(set) var openedAddresses: [String] = []
    /// What the app put on the clipboard last.
    public private(set) var clipboard: String?
    /// The addresses of the windows that the app has opened (`openWindow`), oldest first.
    package private(set) var openedWindowAddresses: [String] = []
    /// Opens such a window.
    package var didOpenWindow: (String) -> Void = { _ in }
    /// Whether the app has closed the window (`dismissWindow`).
    public private(set) var isClosed = false
    /// The titles and words of the notifications that the browser was to show, oldest first.
    public private(set) var notifications: [String] = []
    /// The names of the files that the app had the browser save.
    public private(set) var downloads: [String] = []

    /// - Parameter content: What the window shows, whose nodes are the graph's.
    package init(_ content: any WindowContent, graph: ViewGraph) {
        (self.content, self.graph) = (content, graph)
    }

    isolated deinit { content.windowDidClose() }

    // MARK: Rendering

    /// Shows what has changed. Every action does so itself; call it after changing a model by hand.
    public func settle() {
        // A view that changes at every evaluation is told of by the graph; it mustn't hold anything up.
        for _ in 0..<100 where hasNews {
            hasNews = false
            renderNow()
        }
    }

    package func renderNow() {
        if let new = content.render() { list = new }
        for request in content.takeRequests() { note(request) }
    }

    /// Says that there may be something to render.
    package func setNeedsRender() { hasNews = true }

    /// Whether there may be something to render.
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
        case .notify(_, let title, let body): notifications.append([title, body].joined(separator: "\n"))
        case .vibrate, .allowNotifications: break
        }
    }

    func note(opened address: String) { openedAddresses.append(address) }

    /// Does to an element what a browser would report, and shows the result.
    package func send(_ action: ElementEvent.Action, to element: ElementID) {
        content.handle(ElementEvent(element: element, frameSeen: 0, action: action))
        hasNews = true
        settle()
    }

    // MARK: The window

    /// Seconds of the window's clock since it was opened.
    package var seconds: Double { graph.time.seconds }

    /// Lets time pass: animations end, timelines go on, texts count. Of no use where the clock is running.
    ///
    /// What the app waits for by `Task.sleep` is no time of the window's: wait for its result.
    open func advance(by duration: Duration) {}

    /// The window's title.
    public var title: String { list.title }
}
