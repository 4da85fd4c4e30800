/// What an element listens to. The client sends nothing that is not declared here, and the window refuses it if it does.
public struct ElementInput: Equatable, Sendable {
    public var events: Set<EventKind>
    /// Shown, but deaf: a disabled button.
    public var isDisabled: Bool
    /// Recognised in the client, in the order given.
    public var gestures: [GestureSpec]
    /// Whether the element can have the keyboard although it is no control.
    public var isFocusable: Bool

    public init(
        events: Set<EventKind> = [], isDisabled: Bool = false, gestures: [GestureSpec] = [], isFocusable: Bool = false
    ) {
        self.events = events
        self.isDisabled = isDisabled
        self.gestures = gestures
        self.isFocusable = isFocusable
    }
}

/// The kinds of event that an element can listen to; the raw value is the word on the wire.
public enum EventKind: String, Sendable, CaseIterable {
    case press, hold, text, submit, value, focus, scroll, gesture, key, dismiss, detent, module
}

/// A gesture that the client recognises by itself.
public enum GestureSpec: Hashable, Sendable {
    case tap(count: Int)
    case longPress(minimumSeconds: Double, maximumPoints: Double)
    case drag(minimumPoints: Double)
    case magnify(minimumDelta: Double)
}
