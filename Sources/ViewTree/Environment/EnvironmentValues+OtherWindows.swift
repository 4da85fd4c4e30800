import Foundation

// An app's other windows: pages that the browser opens beside this one.

/// Which of an app's windows is meant.
package struct WindowTarget: Hashable, @unchecked Sendable {
    // @unchecked: what an app opens a window for is Hashable and Codable, and stays on the main actor.
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
    /// Of nil it closes the window that it is the door of.
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

    /// Opens a window: a page of the browser beside this one, or a card over the page where the browser opens none.
    ///
    /// See [openWindow](https://developer.apple.com/documentation/swiftui/environmentvalues/openwindow).
    public var openWindow: OpenWindowAction { OpenWindowAction(door: windowDoor) }

    /// Closes windows that `openWindow` has opened.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(door: windowDoor) }

    /// Opens the window of the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(door: windowDoor) }
}

/// Opens a window. Of a `Window`, and of a group's for a value, there is one: it comes to the front if it is there.
@MainActor
public struct OpenWindowAction: Sendable {
    let door: WindowDoor?
    nonisolated init(door: WindowDoor?) { self.door = door }

    /// Opens the window with an identifier.
    public func callAsFunction(id: String) { open(WindowTarget(id: id)) }

    /// Opens the window for a value, of the group that presents values of its type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(WindowTarget(value: value)) }

    /// Opens the window for a value, of the group with that identifier.
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

    /// Closes the window that the view is in. A page that a person has opened stays open: browsers don't let it be closed.
    public func callAsFunction() { door?.close(nil) }
    /// Closes the windows with an identifier.
    public func callAsFunction(id: String) { door?.close(WindowTarget(id: id)) }
    /// Closes the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { door?.close(WindowTarget(value: value)) }
    /// Closes the window for a value, of the group with that identifier.
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

/// A view that no app's window shows, as in an `ImageRenderer`, has nowhere to open one from.
@MainActor
private func ask(_ door: WindowDoor?, for target: WindowTarget) {
    guard let door else {
        ViewGraph.current?.warnOnce("A window can't be opened from a view that no window of an app shows")
        return
    }
    door.open(target)
}
