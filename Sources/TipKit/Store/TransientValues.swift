import Foundation
import Observation

/// A visitor's values that aren't stored. All windows of the visitor share them, and they are released with the last of these.
@MainActor @Observable final class TransientValues {
    private var values: [String: Data] = [:]

    subscript(key: String) -> Data? {
        get { values[key] }
        set { if values[key] != newValue { values[key] = newValue } }
    }

    private struct Weak {
        weak var values: TransientValues?
    }

    private static var known: [String: Weak] = [:]
    private static var sweepCount = 64
    /// The values for code without a visitor.
    private static let nobodys = TransientValues()

    private init() {}

    /// The number of visitors with such values.
    static var visitorCount: Int { known.values.count { $0.values != nil } }

    static func of(_ visitor: String) -> TransientValues {
        guard !visitor.isEmpty else { return nobodys }
        if let values = known[visitor]?.values { return values }
        let values = TransientValues()
        known[visitor] = Weak(values: values)
        if known.count > sweepCount {
            known = known.filter { $0.value.values != nil }
            sweepCount = max(64, known.count * 2)
        }
        return values
    }
}
