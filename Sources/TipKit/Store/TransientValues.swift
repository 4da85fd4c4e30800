import Foundation
import Observation
import ViewTree

/// A visitor's values that aren't stored. All windows of the visitor share them, and they are released with the last of these.
@MainActor @Observable final class TransientValues {
    private var values: [String: Data] = [:]

    subscript(key: String) -> Data? {
        get { values[key] }
        set { if values[key] != newValue { values[key] = newValue } }
    }

    private static var known = WeakDictionary<String, TransientValues>()
    /// The values for code without a visitor.
    private static let nobodys = TransientValues()

    private init() {}

    /// The number of visitors with such values.
    static var visitorCount: Int { known.objects.count }

    static func of(_ visitor: String) -> TransientValues {
        guard !visitor.isEmpty else { return nobodys }
        if let values = known[visitor] { return values }
        let values = TransientValues()
        known[visitor] = values
        return values
    }
}
