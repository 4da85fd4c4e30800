import Foundation

// An app's other windows: pages that the browser opens beside this one.

/// Identifies one of an app's windows.
package struct WindowTarget: Hashable, @unchecked Sendable {
    // @unchecked: the value for which an app opens a window is Hashable and Codable, and stays on the main actor.
    package var id: String?
    package var value: AnyHashable?
    /// The window of the app's settings.
    package var isSettings = false

    package init(id: String? = nil, value: AnyHashable? = nil, isSettings: Bool = false) {
        (self.id, self.value, self.isSettings) = (id, value, isSettings)
    }
}

/// Opens and closes an app's windows. The window that shows a view sets it.
package struct WindowDoor: Sendable {
    package let open: @MainActor @Sendable (WindowTarget) -> Void
    /// With nil, it closes the window to which this door belongs.
    package let close: @MainActor @Sendable (WindowTarget?) -> Void

    package init(
        open: @escaping @MainActor @Sendable (WindowTarget) -> Void,
        close: @escaping @MainActor @Sendable (WindowTarget?) -> Void
    ) {
        (self.open, self.close) = (open, close)
    }
}

private struct WindowDoorKey: EnvironmentKey { static var defaultValue: WindowDoor? { nil } }

extension EnvironmentValues {
    package var windowDoor: WindowDoor? {
        get { self[WindowDoorKey.self] }
        set { self[WindowDoorKey.self] = newValue }
    }

    /// Opens a window: a page in the browser, or a card over this page if the browser doesn't open one.
    ///
    /// See [openWindow](https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow).
    public var openWindow: OpenWindowAction { OpenWindowAction(door: windowDoor) }

    /// Closes windows that `openWindow` has opened.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(door: windowDoor) }

    /// Opens the window of the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(door: windowDoor) }
}

/// Opens a window. A `Window`, or a group's window for a value, exists only once: it comes to the front if it is open already.
@MainActor
public struct OpenWindowAction: Sendable {
    let door: WindowDoor?
    nonisolated init(door: WindowDoor?) { self.door = door }

    /// Opens the window with an identifier.
    public func callAsFunction(id: String) { open(WindowTarget(id: id)) }

    /// Opens the window for a value, in the group that presents values of its type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(WindowTarget(value: value)) }

    /// Opens the window for a value, in the group with this identifier.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowTarget(id: id, value: value))
    }

    private func open(_ target: WindowTarget) { ask(door, for: target) }
}

/// Closes windows.
@MainActor
public struct DismissWindowAction: Sendable {
    let door: WindowDoor?
    nonisolated init(door: WindowDoor?) { self.door = door }

    /// Closes the view's window. A page that a person has opened stays open: browsers don't allow closing it.
    public func callAsFunction() { door?.close(nil) }
    /// Closes the windows with an identifier.
    public func callAsFunction(id: String) { door?.close(WindowTarget(id: id)) }
    /// Closes the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { door?.close(WindowTarget(value: value)) }
    /// Closes the window for a value, in the group with this identifier.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        door?.close(WindowTarget(id: id, value: value))
    }
}

/// Opens the app's settings.
@MainActor
public struct OpenSettingsAction: Sendable {
    let door: WindowDoor?
    nonisolated init(door: WindowDoor?) { self.door = door }

    /// Opens the settings.
    public func callAsFunction() { ask(door, for: WindowTarget(isSettings: true)) }
}

/// A view outside of any app's window, as in an `ImageRenderer`, can't open windows.
@MainActor
private func ask(_ door: WindowDoor?, for target: WindowTarget) {
    guard let door else {
        ViewGraph.current?.warnOnce("A window can't be opened from a view that no window of an app shows")
        return
    }
    door.open(target)
}
