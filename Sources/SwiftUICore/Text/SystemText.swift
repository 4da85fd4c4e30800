import Foundation

extension Text {
    /// A text of ours, such as the title of a button that the app didn't name, in the window's language.
    package static func system(_ key: LocalizedStringKey) -> Text { Text(key, bundle: .module) }
}
