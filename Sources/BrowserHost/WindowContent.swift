import DisplayList
import Foundation

/// A window's content: what it shows, and how it handles events. The host calls it on the main actor, and only through this
/// protocol.
@MainActor
public protocol WindowContent: AnyObject {
    /// The page was opened at an address with a query or a fragment. Called before anything else, so that the window can begin at
    /// the place that the address names; `open(_:)` follows with the same address.
    func begin(at address: String)

    /// The window was created or resized, or the person changed a setting. Called before the first `render()`.
    func environmentDidChange(_ environment: WindowEnvironment)

    /// A person caused an event. Its element is on screen, listens to that kind of event, and is enabled.
    func handle(_ event: ElementEvent)

    /// The page was opened at an address with a query or a fragment, or the person navigated to another one: `location.href`. The
    /// address is untrusted: anybody can write a link.
    func open(_ address: String)

    /// Evaluates pending changes and returns what the window shows now; nil if nothing has changed since the last call. Called
    /// once for any number of `WindowHandle.setNeedsRender()` in one turn of the main queue.
    func render() -> DisplayList?

    /// Renders in steps of a few milliseconds at most, and calls `mayGoOn` between them: another window's shorter job may be
    /// waiting. The next call of either method continues where this one stopped.
    func render(while mayGoOn: () -> Bool) -> WindowRendering

    /// Whether so much work from handled events is still pending, such as writing a file, that the client should wait:
    /// acknowledgements of events are held back until this is false. Then the content calls `WindowHandle.setNeedsRender()`.
    var isBehind: Bool { get }

    /// Requests to the browser (to speak, open, vibrate, save or copy something), each of which is performed once; returns those
    /// that were collected since the last call. If a content's display lists contain their own requests, it returns none here.
    func takeRequests() -> [BrowserRequest]

    /// The window's page has connected or reconnected, at this address. Called before the first `environmentDidChange(_:)`. The
    /// page reports the address, so it is untrusted.
    func pageDidConnect(at address: String?)

    /// The page was closed, or its connection was lost: it may come back.
    func pageDidDisconnect()

    /// The page became visible or hidden; a window without a connection counts as hidden.
    func visibilityDidChange(isVisible: Bool)

    /// The window was closed for good; no other method is called afterwards.
    func windowDidClose()

    /// Saves what changed since the last call, before a frame is sent that may show it. Called before `savedState()`.
    func keepChanges()

    /// The state from which another process can restore the window; nil if it hasn't changed since the last call.
    func savedState() -> Data?

    /// Restores a window that another process had, from the state that it saved. Called before anything else.
    func restore(_ state: Data)

    /// Hashes of the texts that the app has removed from fields, in this process or the previous one.
    var clearedTexts: [UInt32] { get }
}

/// The result of rendering in steps.
public enum WindowRendering {
    /// What the window shows now; nil if nothing has changed since the last time.
    case done(DisplayList?)
    /// Rendering has to be continued.
    case paused
}

extension WindowContent {
    /// Renders in one step.
    public func render(while mayGoOn: () -> Bool) -> WindowRendering { .done(render()) }
    /// Begins as at any other address.
    public func begin(at address: String) {}
    /// Ignores the address.
    public func open(_ address: String) {}
    /// Does nothing.
    public func pageDidConnect(at address: String?) {}
    /// Does nothing.
    public func pageDidDisconnect() {}
    /// Never.
    public var isBehind: Bool { false }
    /// Requests nothing.
    public func takeRequests() -> [BrowserRequest] { [] }
    /// Does nothing.
    public func visibilityDidChange(isVisible: Bool) {}
    /// Does nothing.
    public func windowDidClose() {}
    /// Saves nothing.
    public func keepChanges() {}
    /// Saves nothing.
    public func savedState() -> Data? { nil }
    /// Restores nothing.
    public func restore(_ state: Data) {}
    /// There are none.
    public var clearedTexts: [UInt32] { [] }
}
