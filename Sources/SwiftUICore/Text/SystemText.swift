import Foundation

extension Text {
    /// A text of the framework itself, such as the title of a button to which the app gives none, in the window's
    /// language.
    package static func system(_ key: LocalizedStringKey) -> Text { Text(key, bundle: .module) }
}
