import DisplayList
import Foundation

/// What a window shows and who answers it: the host calls it, always on the main actor, and knows nothing else of it.
@MainActor
public protocol WindowContent: AnyObject {
    /// The page was opened at an address with a query or a fragment. Called before anything else, so that the window can
    /// begin with what the address names; `open(_:)` follows with the same address.
    func begin(at address: String)

    /// The window came into being, was resized, or the person changed a setting. Called before the first `render()`.
    func environmentDidChange(_ environment: WindowEnvironment)

    /// A person did something. The event's element is on screen, listens to that kind of event, and is enabled.
    func handle(_ event: ElementEvent)

    /// The page was opened at an address with a query or a fragment, or a person went to another one: `location.href`. Anybody
    /// who writes a link chooses what it says.
    func open(_ address: String)

    /// Evaluates what is pending and returns what the window shows now; nil where nothing changed since the last call.
    /// Called once for any number of `WindowHandle.setNeedsRender()` in one turn of the main queue.
    func render() -> DisplayList?

    /// Does the same in steps of a few milliseconds at most, and asks between them whether it may go on: somebody else may wait
    /// for less. The next call of either goes on where this one has stopped.
    func render(while mayGoOn: () -> Bool) -> WindowRendering

    /// Whether so much of what was handled is still to be done elsewhere, as writing a file, that the client had better wait:
    /// receipts stay away until that is over. Then the content calls `WindowHandle.setNeedsRender()`.
    var isBehind: Bool { get }

    /// What the browser shall say, open, let be felt, keep or copy, each once; returns what was collected since the last call. A
    /// content whose display lists carry their requests returns none here.
    func takeRequests() -> [BrowserRequest]

    /// The window's page is there, or there again, at this address. Called before the first `environmentDidChange(_:)`. The
    /// page says the address, so it proves nothing.
    func pageDidConnect(at address: String?)

    /// The page is gone, or its connection is: it may come back.
    func pageDidDisconnect()

    /// The page came to the front or went behind another tab; a window without a connection counts as hidden.
    func visibilityDidChange(isVisible: Bool)

    /// The window is gone for good; nothing is called afterwards.
    func windowDidClose()

    /// What another process needs to show the window where it is; nil where that is what it was at the last call.
    func savedState() -> Data?

    /// Called before anything else, in a window that was another process's, with what that saved.
    func restore(_ state: Data)

    /// Hashes of texts that the app has taken out of fields, in this process or the one before.
    var clearedTexts: [UInt32] { get }
}

/// What has come of rendering in steps.
public enum WindowRendering {
    /// What the window shows now; nil where nothing changed since the last time.
    case done(DisplayList?)
    /// It is to go on.
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
    public func savedState() -> Data? { nil }
    /// Restores nothing.
    public func restore(_ state: Data) {}
    /// There are none.
    public var clearedTexts: [UInt32] { [] }
}
