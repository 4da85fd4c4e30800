import DisplayList
import Foundation
import KissaTesting
import ViewTree

/// The running app, which all `XCUIApplication`s of its type refer to, as on a device. The process's arguments and environment
/// belong to one app, so only one runs at a time, and launching another ends it.
@MainActor
enum RunningApps {
    private static var id: ObjectIdentifier?
    private static var surroundings: LaunchSurroundings?
    private(set) static var window: TestWindow?
    private(set) static var device = DeviceSettings()
    /// The menu that the device shows over the app.
    private(set) static var menu: DeviceMenu?
    /// The field whose text is selected.
    private static var selection: ElementID?
    /// The field whose text was selected when the action began.
    private static var selectionOfAction: ElementID?

    /// The window of an app of that type; nil if it isn't running.
    static func window(of type: any App.Type) -> TestWindow? { id == ObjectIdentifier(type) ? window : nil }

    /// Starts an app in place of the running one.
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

    /// Begins an action: it dismisses menus, and a selection only lasts for the next action.
    static func beginAction() {
        menu = nil
        (selectionOfAction, selection) = (selection, nil)
    }

    /// Types in the focused field, and replaces the selection.
    static func type(in window: TestWindow, _ body: () throws -> Void) throws {
        if let field = window.focused, field.id == selectionOfAction { try window.clear(.exactly(field)) }
        selectionOfAction = nil
        try body()
    }

    /// Deletes the selection in the focused field, or else the last character.
    static func delete(in window: TestWindow) throws {
        let isSelected = window.focused.map { $0.id == selectionOfAction } ?? false
        try type(in: window) { if !isSelected { try window.delete() } }
    }

    static func changeDevice(_ change: (inout DeviceSettings) -> Void) {
        change(&device)
        if let window { window.settings = device.applied(to: window.settings) }
    }
}
