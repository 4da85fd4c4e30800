/// The events that an element listens to. The client sends nothing that isn't declared here, and the window rejects it if it
/// does.
public struct ElementInput: Equatable, Sendable {
    /// The kinds of event that the client sends.
    public var events: Set<EventKind>
    /// Whether the element is visible but takes no input, like a disabled button.
    public var isDisabled: Bool
    /// Recognized in the client, in the order given.
    public var gestures: [GestureSpec]
    /// Whether the element can have the keyboard focus although it is no control.
    public var isFocusable: Bool
    /// A key (by `KeyboardEvent.key`) and its modifiers that press the element wherever the focus is.
    public var shortcut: [String]?
    /// How many steps back are possible from here, if the element listens to `back`.
    public var stepsBack: Int
    /// How many steps forward are possible from here.
    public var stepsForward: Int
    /// How the element is dragged; nil if it can't be dragged.
    public var drag: DragSpec?

    /// Creates an input. By default the element listens to nothing.
    public init(
        events: Set<EventKind> = [], isDisabled: Bool = false, gestures: [GestureSpec] = [], isFocusable: Bool = false
    ) {
        self.events = events
        self.isDisabled = isDisabled
        self.gestures = gestures
        self.isFocusable = isFocusable
        self.shortcut = nil
        self.stepsBack = 1
        self.stepsForward = 0
        self.drag = nil
    }
}

/// The kinds of event that an element can subscribe to; the raw value is the word on the wire.
public enum EventKind: String, Sendable, CaseIterable {
    case press, activate, hold, text, selection, submit, value, focus, scroll, scrolling, zoom, gesture, key
    case link, contextMenu, back, forward, exit, dismiss, detent, module
    case drag, drop, file, refresh
    case copy, cut, paste
}

/// How an element is shown while it is dragged.
public struct DragSpec: Equatable, Sendable {
    /// The element that is dragged in place of this one, once the host has created it; nil is this one.
    public var preview: ElementID?

    /// Creates a specification. By default the element itself is dragged.
    public init(preview: ElementID? = nil) { self.preview = preview }
}

/// A gesture that the client recognizes by itself.
public enum GestureSpec: Hashable, Sendable {
    /// A number of taps at one place.
    case tap(count: Int)
    /// A press that is held for a minimum time, and moves no further than a maximum distance.
    case longPress(minimumSeconds: Double, maximumPoints: Double)
    /// A drag of at least that many points.
    case drag(minimumPoints: Double)
    /// A pinch that changes the scale by at least that much.
    case magnify(minimumDelta: Double)
    /// A turn of two fingers by at least that many degrees.
    case rotate(minimumDegrees: Double)
    /// The raw touches: fingers, or a mouse's button, each from its press to its release, wherever it moves. It doesn't compete
    /// with other gestures, and is canceled when the browser begins to scroll.
    case touch
    /// A pointer over the element; with `followsPointer` its movements are reported, too.
    case hover(followsPointer: Bool)
    /// A gesture with another precedence than the standard.
    indirect case prioritized(GestureSpec, GesturePriority)

    /// The same gesture with another precedence.
    public func with(_ priority: GesturePriority) -> GestureSpec {
        if case .prioritized(let spec, _) = self { return spec.with(priority) }
        return priority == .standard ? self : .prioritized(self, priority)
    }
}

/// Which of several nested elements recognizes a gesture.
public enum GesturePriority: String, Hashable, Sendable {
    /// The innermost.
    case standard
    /// This one, simultaneously with the others.
    case simultaneous
    /// This one before those inside of it.
    case high
}
