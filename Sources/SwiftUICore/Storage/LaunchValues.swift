import Foundation

/// Values of `AppStorage` from an app's launch arguments (`-key value`), for one visitor. They take precedence over
/// stored values, and aren't stored. Tests start apps with them.
@MainActor
package enum LaunchValues {
    private static var values: [String: [String: String]] = [:]
    private static var entries: [String: [String: StoredEntry]] = [:]

    /// Sets the launch values of a visitor's app by key, and replaces the previous ones.
    package static func set(_ new: [String: String], of visitor: String) {
        values[visitor] = new.isEmpty ? nil : new
        entries[visitor] = nil
    }

    static func entry(_ key: String, _ kind: StoredValue.Kind, of visitor: String) -> StoredEntry? {
        guard let text = values[visitor]?[key] else { return nil }
        if let entry = entries[visitor]?[key] { return entry }
        let entry = StoredEntry(StoredValue(propertyList: text, as: kind)) { _ in }
        entries[visitor, default: [:]][key] = entry
        return entry
    }
}
