import CoreGraphics
import DisplayList
import Foundation
import KissaTesting
import UIKit

/// A menu that the device shows over the app, and that isn't part of the app's page in a browser: the options of a picker, and
/// the edit menu of a field. It is shown until an item is chosen or another action is performed.
@MainActor
struct DeviceMenu {
    struct Line {
        let title: String
        let choose: @MainActor (TestWindow) throws -> Void
    }

    let lines: [Line]

    private static let menu = ElementID(-4)
    private static let firstLine = -10_000

    /// The menu item for an element.
    func line(of element: ScreenElement) -> Line? {
        let index = Self.firstLine - element.id.rawValue
        return lines.indices.contains(index) ? lines[index] : nil
    }

    /// The menu, in the center of a window.
    func element(in size: CGSize) -> ScreenElement {
        let lines = lines.enumerated().map { index, line in
            let frame = CGRect(x: size.width / 4, y: CGFloat(index) * 44, width: size.width / 2, height: 44)
            return ScreenElement.unlisted(
                .button, label: line.title, frame: frame, id: ElementID(Self.firstLine - index))
        }
        return .gathering(lines, label: "", id: Self.menu, role: .menu)
    }

    // MARK: Kinds

    /// The menu with the options of a tapped picker; nil for other elements.
    static func options(of element: ScreenElement) -> DeviceMenu? {
        guard element.role == .picker, element.isEnabled, !element.options.isEmpty else { return nil }
        return DeviceMenu(
            lines: element.options.map { title in
                Line(title: title) { try $0.choose(title, from: .exactly(element)) }
            })
    }

    /// The edit menu of a field, with or without a selection.
    static func editing(_ element: ScreenElement, isSelected: Bool) -> DeviceMenu {
        let field = ElementQuery.exactly(element)
        let paste = Line(title: "Paste") { window in
            let words = UIPasteboard.general.string ?? window.clipboard ?? ""
            try RunningApps.type(in: window) { try window.type(words) }
        }
        let selected = [
            Line(title: "Cut") { window in
                UIPasteboard.general.string = try window.value(of: field)
                try window.clear(field)
            },
            Line(title: "Copy") { UIPasteboard.general.string = try $0.value(of: field) }, paste,
        ]
        let selectAll = Line(title: "Select All") { _ in
            RunningApps.select(element)
            RunningApps.show(DeviceMenu(lines: selected))
        }
        guard element.value?.isEmpty == false else { return DeviceMenu(lines: [paste]) }
        return DeviceMenu(lines: isSelected ? selected : [selectAll, paste])
    }
}

extension XCUIApplication {
    /// The menu that the device shows over the app.
    @MainActor var deviceMenu: ScreenElement? {
        window.flatMap { RunningApps.menu?.element(in: $0.settings.size) }
    }

    /// Taps a key or a menu item, or opens a picker's menu. Returns false for other elements, which belong to the app.
    func tapDevice(_ element: XCUIElement) -> Bool {
        guard let current = element.only else { return false }
        if let line = assumingMainActor({ RunningApps.menu?.line(of: current) }) {
            act("tap", near: element) { try line.choose($0) }
        } else if current.isReturnKey {
            act("tap", near: element) { try $0.submit() }
        } else if let key = current.key {
            act("tap", near: element) { try current.pressKey(key, in: $0) }
        } else if let options = assumingMainActor({ DeviceMenu.options(of: current) }) {
            act("tap", on: element) { window, _ in if window.isHittable(current) { RunningApps.show(options) } }
        } else {
            return false
        }
        return true
    }

    /// Opens the edit menu of a field, after a long press, or after several taps, which select all of its text.
    func edit(_ field: XCUIElement, _ action: String, isSelected: Bool) {
        act(action, on: field) { window, element in
            try window.tap(element)
            let current = try window.find(element)
            if isSelected { RunningApps.select(current) }
            RunningApps.show(.editing(current, isSelected: isSelected))
        }
    }
}
