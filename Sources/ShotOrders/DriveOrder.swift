import Foundation

/// What `kissa mcp` has a program do: one JSON object a line on the program's standard input, each answered by a
/// ``DriveAnswer`` on a line of its standard output.
package struct DriveOrder: Codable, Equatable, Sendable {
    /// The environment variable that says how large the window is, as a ``ShotOrder``.
    package static let variable = "KISSA_DRIVE"

    package enum Action: String, Codable, Sendable {
        /// Lists the screens.
        case screens
        /// Draws the window.
        case shot
        /// Tells what the window shows.
        case tree
        case tap, type, choose, scroll, back
    }

    package enum Direction: String, Codable, Sendable, CaseIterable { case up, down, left, right }

    package var action: Action
    /// The screen that is meant, which is opened if it isn't; the last one if not given.
    package var screen: String?
    /// What the element is called, or identified by.
    package var element: String?
    /// What the element is, as the tree says it.
    package var role: String?
    /// Which of several elements, from 0.
    package var index: Int?
    /// What is typed, or the option that is chosen.
    package var text: String?
    /// Whether the text takes the place of what stands in the field.
    package var replaces = false
    /// Which way there is more to be seen.
    package var direction: Direction?

    package init(_ action: Action) { self.action = action }
}

/// What a program answers.
package struct DriveAnswer: Codable, Equatable, Sendable {
    /// What the window shows now, or the list of screens.
    package var text: String?
    /// A PNG file.
    package var picture: Data?
    /// Why the order couldn't be carried out.
    package var error: String?

    package init(text: String? = nil, picture: Data? = nil, error: String? = nil) {
        (self.text, self.picture, self.error) = (text, picture, error)
    }
}
