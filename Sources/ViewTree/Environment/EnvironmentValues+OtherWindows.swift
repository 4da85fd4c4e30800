import Foundation

// An app's page is in one window of a browser, which the person opens and closes.

extension EnvironmentValues {
    /// Opens a window. Not available.
    @available(*, unavailable, message: "An app has one window in a browser: use a sheet or a NavigationStack")
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes a window. Not available.
    @available(*, unavailable, message: "An app has one window in a browser, and dismiss() closes sheets and pages")
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Opens the app's settings. Not available.
    @available(*, unavailable, message: "An app has one window in a browser: show its settings in a sheet")
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// Opens a window.
@available(*, unavailable, message: "An app has one window in a browser: use a sheet or a NavigationStack")
@MainActor
public struct OpenWindowAction {
    nonisolated init() {}
    /// Opens the window with an identifier. Not available.
    public func callAsFunction(id: String) {}
    /// Opens the window for a value. Not available.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Opens the window with an identifier for a value. Not available.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@available(*, unavailable, message: "An app has one window in a browser, and dismiss() closes sheets and pages")
@MainActor
public struct DismissWindowAction {
    nonisolated init() {}
    /// Closes the window. Not available.
    public func callAsFunction() {}
    /// Closes the window with an identifier. Not available.
    public func callAsFunction(id: String) {}
    /// Closes the window for a value. Not available.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Closes the window with an identifier for a value. Not available.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
@available(*, unavailable, message: "An app has one window in a browser: show its settings in a sheet")
@MainActor
public struct OpenSettingsAction {
    nonisolated init() {}
    /// Opens the settings. Not available.
    public func callAsFunction() {}
}
