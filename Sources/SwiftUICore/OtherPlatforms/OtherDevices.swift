import CoreTransferable
import Foundation

// Interfaces for devices and windows that a web page can't access; their messages name a replacement.

/// A tap or drag of several fingers, with the place of each.
@available(*, unavailable, message: "Use DragGesture, SpatialTapGesture, MagnifyGesture or RotateGesture")
public struct SpatialEventGesture: Sendable {
    /// A tap or drag of several fingers. Not available.
    public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}
}

/// A gesture of the hand with a watch.
@available(*, unavailable, message: "A browser hears no gestures of a watch: give the button a keyboardShortcut")
public struct HandGestureShortcut: Hashable, Sendable {
    /// The primary gesture. Not available.
    public static var primaryAction: HandGestureShortcut { HandGestureShortcut() }
}

/// Whether a search field offers dictation.
@available(*, unavailable, message: "Dictation is the keyboard's own: leave searchDictationBehavior out")
public struct TextInputDictationBehavior: Hashable, Sendable {
    /// The system's default. Not available.
    public static var automatic: TextInputDictationBehavior { TextInputDictationBehavior() }
}

/// When a window's toolbar is visible in full screen.
@available(*, unavailable, message: "A page's bars are the same in full screen: leave this out")
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    /// The system's default. Not available.
    public static var automatic: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }
    /// While the pointer is at the window's upper edge. Not available.
    public static var onHover: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }
    /// Always. Not available.
    public static var visible: WindowToolbarFullScreenVisibility { WindowToolbarFullScreenVisibility() }
}

extension Gesture {
    /// A gesture with keys held. Not available.
    @available(*, unavailable, message: "A gesture here isn't told which keys are held: hear them with onKeyPress")
    public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}

/// Opens the app's settings.
@available(*, unavailable, message: "An app has one window in a browser: show its settings in a sheet")
public struct SettingsLink: View {
    /// A link to the app's settings. Not available.
    public init() {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

extension View {
    /// Runs an action when modifier keys go down and up. Not available.
    @available(*, unavailable, message: "Hear keys with onKeyPress(phases:action:), whose KeyPress has the modifiers")
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }

    /// Another item while a key is held. Not available.
    @available(*, unavailable, message: "A menu here doesn't change with a key that is held: give it both items")
    public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { self }

    /// Hides the pointer. Not available.
    @available(*, unavailable, message: "A browser always shows its pointer: leave this out")
    public func pointerVisibility(_ visibility: Visibility) -> some View { self }

    /// Presses a control with a hand gesture. Not available.
    @available(*, unavailable, message: "A browser hears no gestures of a watch: give the button a keyboardShortcut")
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }

    /// Runs an action at a double tap on a pencil. Not available.
    @available(*, unavailable, message: "A browser hears no taps on a pencil: give the action a button")
    public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View { self }

    /// Runs an action at a squeeze of a pencil. Not available.
    @available(*, unavailable, message: "A browser hears no squeeze of a pencil: give the action a button")
    public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View { self }

    /// Runs an action at the play and pause button of a remote control. Not available.
    @available(*, unavailable, message: "A page has no remote control: use onKeyPress(.space) or a button")
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

    /// Sets whether a search field offers dictation. Not available.
    @available(*, unavailable, message: "Dictation is the keyboard's own: leave this out")
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

    /// Sets when a window's toolbar is visible in full screen. Not available.
    @available(*, unavailable, message: "A page's bars are the same in full screen: leave this out")
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }

    /// Controls of a Touch Bar. Not available.
    @available(*, unavailable, message: "A browser has no Touch Bar: put the controls into a toolbar")
    public func touchBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Exports values to the system's services. Not available.
    @available(*, unavailable, message: "A browser has no services: share with a ShareLink")
    public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

    /// Exports values to the system's services. Not available.
    @available(*, unavailable, message: "A browser has no services: share with a ShareLink")
    public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { self }
}

// MARK: - Windows that are closed

extension View {
    @available(
        *, unavailable,
        message: "A browser closes windows without asking: use interactiveDismissDisabled and a confirmationDialog"
    )
    /// Asks before a window is closed. Not available.
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }

    @available(
        *, unavailable,
        message: "A browser closes windows without asking: use interactiveDismissDisabled and a confirmationDialog"
    )
    /// Asks before a window is closed, with a message. Not available.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
}

// MARK: - Older names of macOS

/// A picker as a button with a menu.
@available(swift, deprecated: 100000.0, message: "Use pickerStyle(.menu)")
public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        MenuPickerStyle()._makeBody(configuration)
    }
}

/// A menu button that pulls its menu down.
@available(*, unavailable, message: "Use Menu, whose menuStyle(.button) looks like a button")
public struct PullDownMenuButtonStyle: Sendable {
    /// Makes the style. Not available.
    public init() {}
}
