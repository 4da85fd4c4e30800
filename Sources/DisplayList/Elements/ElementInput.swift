/// What an element listens to. The client sends nothing that is not declared here, and the window refuses it if it
/// does.
public struct ElementInput: Equatable, Sendable {
    /// The kinds of event that the client sends.
    public var events: Set<EventKind>
    /// Shown, but without any input, as a disabled button.
    public var isDisabled: Bool
    /// Recognised in the client, in the order given.
    public var gestures: [GestureSpec]
    /// Whether the element can have the keyboard although it is no control.
    public var isFocusable: Bool
    /// A key (by `KeyboardEvent.key`) and the modifiers with it that press the element wherever the keyboard is.
    public var shortcut: [String]?
    /// How often one can go back from here, where the element listens to that.
    public var stepsBack: Int
    /// How often one can go forward again to where one went back from.
    public var stepsForward: Int
    /// What the element is like while it is dragged elsewhere; nil where it can't be.
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

/// The kinds of event that an element can listen to; the raw value is the word on the wire.
public enum EventKind: String, Sendable, CaseIterable {
    case press, activate, hold, text, selection, submit, value, focus, scroll, scrolling, zoom, gesture, key
    case link, contextMenu, back, forward, exit, dismiss, detent, module
    case drag, drop, file, refresh
    case copy, cut, paste
}

/// How an element is lifted and carried.
public struct DragSpec: Equatable, Sendable {
    /// The element that is carried in place of this one, once the host has made it; nil is this one.
    public var preview: ElementID?

    /// Creates a specification. By default the element itself is carried.
    public init(preview: ElementID? = nil) { self.preview = preview }
}

/// A gesture that the client recognises by itself.
public enum GestureSpec: Hashable, Sendable {
    /// So many presses at one place.
    case tap(count: Int)
    /// A press that is held for so long, and moves no further than that.
    case longPress(minimumSeconds: Double, maximumPoints: Double)
    /// A movement of at least that many points while pressed.
    case drag(minimumPoints: Double)
    /// A pinch that changes the factor by at least that much.
    case magnify(minimumDelta: Double)
    /// A turn of two fingers by at least that many degrees.
    case rotate(minimumDegrees: Double)
    /// Fingers, or a mouse's button, each from when it comes down until it is lifted, wherever it goes. It hinders no
    /// other gesture, and is cancelled where the browser begins to scroll.
    case touch
    /// A pointer over the element; where it is told, also as it moves.
    case hover(followsPointer: Bool)
    /// A gesture with another precedence than the standard.
    indirect case prioritized(GestureSpec, GesturePriority)

    /// The same gesture with another precedence.
    public func with(_ priority: GesturePriority) -> GestureSpec {
        if case .prioritized(let spec, _) = self { return spec.with(priority) }
        return priority == .standard ? self : .prioritized(self, priority)
    }
}

/// Which of several elements that lie in each other recognises a gesture.
public enum GesturePriority: String, Hashable, Sendable {
    /// The innermost.
    case standard
    /// This one beside the others.
    case simultaneous
    /// This one rather than those inside.
    case high
}
