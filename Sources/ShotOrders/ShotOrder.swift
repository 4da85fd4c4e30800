import Foundation

/// How a program should draw its screens: `kissa shot` passes it in the environment variable `KISSA_SHOT`, as JSON.
package struct ShotOrder: Codable, Equatable, Sendable {
    package static let variable = "KISSA_SHOT"

    /// The folder for the files.
    package var folder: String
    /// The window's size in points.
    package var width = 390.0
    package var height = 844.0
    /// Pixels per point.
    package var scale = 2.0
    package var isDark = false
    /// The user's language.
    package var locale = "en"
    /// Draws only previews whose name contains this, and not the app's first screen.
    package var preview: String?

    package init(folder: String) { self.folder = folder }

    /// Nil if the variable isn't set.
    package init?(_ environment: [String: String], in variable: String = Self.variable) {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        guard let order = try? JSONDecoder().decode(ShotOrder.self, from: Data(text.utf8)) else { return nil }
        self = order
    }

    /// The value of the environment variable.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// The list of drawn screens, in the file `shots.json` of the folder.
package struct ShotListing: Codable, Equatable, Sendable {
    /// One screen.
    package struct Shot: Codable, Equatable, Sendable {
        package var name: String
        /// The file that declares a preview; nil for the app's first screen.
        package var source: String?
        /// The names of the files in the folder.
        package var picture: String
        package var tree: String

        package init(name: String, source: String?, picture: String, tree: String) {
            (self.name, self.source, self.picture, self.tree) = (name, source, picture, tree)
        }
    }

    package static let fileName = "shots.json"
    package var shots: [Shot] = []

    package init() {}
}
