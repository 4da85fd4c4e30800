import DisplayList
import Foundation
import KissaTesting
import ViewTree

/// The app that runs: all `XCUIApplication`s of its type are it, as on a device. The process's arguments and environment are an
/// app's, so only one runs at a time, and launching another ends it.
@MainActor
enum RunningApps {
    private static var id: ObjectIdentifier?
    private static var surroundings: LaunchSurroundings?
    private(set) static var window: TestWindow?
    private(set) static var device = DeviceSettings()
    /// What the device shows over the app.
    private(set) static var menu: DeviceMenu?
    /// The field whose whole text is selected.
    private static var selection: ElementID?
    /// The one that was selected when the action began.
    private static var selectionOfAction: ElementID?

    /// The window of an app of that type; nil where it doesn't run.
    static func window(of type: any App.Type) -> TestWindow? { id == ObjectIdentifier(type) ? window : nil }

    /// Starts an app in place of the one that runs.
    static func launch(
        _ type: any App.Type, _ settings: WindowSettings, _ arguments: [String], _ environment: [String: String]
    ) -> TestWindow {
        end()
        let surroundings = LaunchSurroundings(arguments, environment, for: settings.storage)
        let opened = open(type, device.applied(to: surroundings.applied(to: settings)))
        (id, self.surroundings, window) = (ObjectIdentifier(type), surroundings, opened)
        return opened
    }

    private static func open<A: App>(_ type: A.Type, _ settings: WindowSettings) -> TestWindow {
        TestWindow(app: type.init(), settings: settings)
    }

    static func end() { (window, surroundings, id, menu, selection) = (nil, nil, nil, nil, nil) }

    // MARK: Menus and selections

    static func show(_ menu: DeviceMenu) { self.menu = menu }

    static func select(_ field: ScreenElement) { selection = field.id }

    /// An action begins: menus go, and what is selected is so for that action alone.
    static func beginAction() {
        menu = nil
        (selectionOfAction, selection) = (selection, nil)
    }

    /// Types in the field that has the keyboard, in place of what is selected in it.
    static func type(in window: TestWindow, _ body: () throws -> Void) throws {
        if let field = window.focused, field.id == selectionOfAction { try window.clear(.exactly(field)) }
        selectionOfAction = nil
        try body()
    }

    /// Deletes what is selected in the field that has the keyboard, or else the last character.
    static func delete(in window: TestWindow) throws {
        let isSelected = window.focused.map { $0.id == selectionOfAction } ?? false
        try type(in: window) { if !isSelected { try window.delete() } }
    }

    static func changeDevice(_ change: (inout DeviceSettings) -> Void) {
        change(&device)
        if let window { window.settings = device.applied(to: window.settings) }
    }
}
