import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// The window's current screen, as seen by assistive technology.
    public var screen: Screen {
        settle()
        return Screen(list, of: graph)
    }

    /// The screen as text, with a line for each element.
    public var text: String { screen.text }

    /// All visible texts within reach, in reading order.
    public var texts: [String] {
        screen.elements.filter { $0.isInReach && [.text, .heading].contains($0.role) }.map(\.label)
    }

    /// The focused element.
    public var focused: ScreenElement? { screen.elements.first(where: \.isFocused) }

    // MARK: What lies over the window

    /// The presentations over the window, the frontmost last: alerts, sheets, menus, popovers.
    public var presented: [ScreenElement] { screen.elements.filter(\.role.isPresented) }

    /// The frontmost alert.
    public var alert: ScreenElement? { presented.last { $0.role == .alert } }
    /// The frontmost confirmation dialog.
    public var confirmation: ScreenElement? { presented.last { $0.role == .confirmation } }
    /// The frontmost sheet or full-screen cover.
    public var sheet: ScreenElement? { presented.last { $0.role == .sheet } }
    /// The frontmost popover.
    public var popover: ScreenElement? { presented.last { $0.role == .popover } }
    /// The frontmost menu.
    public var menu: ScreenElement? { presented.last { $0.role == .menu } }

    // MARK: Navigation

    /// The titles of the pages on the navigation stacks, each stack from its root up; a page without a title is "".
    public var navigationTitles: [String] { graph.shownPages.map { $0.title ?? "" } }

    /// The values on the paths of the navigation stacks, each stack from its root up.
    public var navigationPath: [AnyHashable] { graph.shownPages.compactMap(\.value) }
}
