import Foundation

/// A command from `kissa mcp` to a program: one JSON object per line on the program's standard input. Each is answered by a
/// ``DriveAnswer`` on a line of its standard output.
package struct DriveOrder: Codable, Equatable, Sendable {
    /// The environment variable with the window's size, as a ``ShotOrder``.
    package static let variable = "KISSA_DRIVE"

    package enum Action: String, Codable, Sendable {
        /// Lists the screens.
        case screens
        /// Takes a screenshot.
        case shot
        /// Returns the window's content as text.
        case tree
        case tap, type, choose, scroll, back
    }

    package enum Direction: String, Codable, Sendable, CaseIterable { case up, down, left, right }

    package var action: Action
    /// The screen, which is opened if necessary; the last one if it isn't given.
    package var screen: String?
    /// The element's name or identifier.
    package var element: String?
    /// The element's role, as in the text of the window's content.
    package var role: String?
    /// Which of several matching elements, from 0.
    package var index: Int?
    /// The text to type, or the option to choose.
    package var text: String?
    /// Whether the text replaces the field's content.
    package var replaces = false
    /// The direction to scroll in.
    package var direction: Direction?

    package init(_ action: Action) { self.action = action }
}

/// A program's answer.
package struct DriveAnswer: Codable, Equatable, Sendable {
    /// The window's content, or the list of screens.
    package var text: String?
    /// A PNG file.
    package var picture: Data?
    /// Why the command failed.
    package var error: String?

    package init(text: String? = nil, picture: Data? = nil, error: String? = nil) {
        (self.text, self.picture, self.error) = (text, picture, error)
    }
}
