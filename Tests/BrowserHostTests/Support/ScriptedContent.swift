import BrowserHost
import DisplayList
import Foundation

/// A window's content that is controlled by a test, and records what happened to it.
@MainActor
final class ScriptedContent: WindowContent {
    let handle: WindowHandle
    private(set) var environment: WindowEnvironment?
    private(set) var events: [ElementEvent] = []
    private(set) var addresses: [String] = []
    private(set) var isVisible = false
    /// Whether it was ever hidden; a client may be back before a test has checked.
    private(set) var hasBeenHidden = false
    private(set) var isClosed = false
    var isBehind = false
    private(set) var renderCount = 0
    private var isStale = true
    private var announcements: [String] = []
    // What a counter of `SampleLists` counts.
    var presses = 0
    var text = ""
    var revision = 0
    /// Called with each event, after it was recorded.
    var onEvent: (ScriptedContent, ElementEvent) -> Void = { _, _ in }

    var list: DisplayList {
        didSet {
            isStale = true
            handle.setNeedsRender()
        }
    }

    init(handle: WindowHandle, list: DisplayList) {
        self.handle = handle
        self.list = list
    }

    func announce(_ text: String) {
        announcements.append(text)
        handle.setNeedsRender()
    }

    func environmentDidChange(_ environment: WindowEnvironment) { self.environment = environment }

    func open(_ address: String) { addresses.append(address) }

    func handle(_ event: ElementEvent) {
        events.append(event)
        onEvent(self, event)
    }

    func render() -> DisplayList? {
        renderCount += 1
        defer { isStale = false }
        return isStale ? list : nil
    }

    /// The number of steps for rendering a picture.
    var stepCount = 1
    /// Called before each step.
    var onStep: (ScriptedContent) -> Void = { _ in }
    private var stepsDone = 0

    func render(while mayGoOn: () -> Bool) -> WindowRendering {
        while stepsDone < stepCount {
            onStep(self)
            stepsDone += 1
            if stepsDone < stepCount, !mayGoOn() { return .paused }
        }
        stepsDone = 0
        return .done(render())
    }

    func takeRequests() -> [BrowserRequest] {
        defer { announcements = [] }
        return announcements.map { .speak($0) }
    }

    func visibilityDidChange(isVisible: Bool) {
        self.isVisible = isVisible
        if !isVisible { hasBeenHidden = true }
    }

    func windowDidClose() { isClosed = true }

    /// Called when changes are to be kept.
    var onKeeping: () -> Void = {}

    func keepChanges() { onKeeping() }

    /// The state to save; returned once.
    var unsavedState: Data?
    private(set) var restoredState: Data?

    func savedState() -> Data? {
        defer { unsavedState = nil }
        return unsavedState
    }

    func restore(_ state: Data) { restoredState = state }
    var clearedTexts: [UInt32] { restoredState == nil ? [] : [7] }
}
