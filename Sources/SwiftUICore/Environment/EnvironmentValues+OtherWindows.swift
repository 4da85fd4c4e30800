import Foundation

// An app's page is in one window of a browser, which the person opens and closes.

extension EnvironmentValues {
    @available(*, unavailable, message: "An app has one window in a browser: use a sheet or a NavigationStack")
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    @available(*, unavailable, message: "An app has one window in a browser, and dismiss() closes sheets and pages")
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    @available(*, unavailable, message: "An app has one window in a browser: show its settings in a sheet")
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// Opens a window.
@available(*, unavailable, message: "An app has one window in a browser: use a sheet or a NavigationStack")
@MainActor
public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window.
@available(*, unavailable, message: "An app has one window in a browser, and dismiss() closes sheets and pages")
@MainActor
public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings.
@available(*, unavailable, message: "An app has one window in a browser: show its settings in a sheet")
@MainActor
public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
