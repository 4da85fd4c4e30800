import Foundation

/// Values of `AppStorage` that an app was started with (`-key value`), for one visitor: they come before what is kept, and are
/// not kept. Tests start apps so.
@MainActor
package enum LaunchValues {
    private static var values: [String: [String: String]] = [:]
    private static var entries: [String: [String: StoredEntry]] = [:]

    /// Sets the values of a visitor's app by their keys, in place of those before.
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
