import Foundation
import Observation

/// Values of a visitor that aren't kept. The visitor's windows have them in common, and they go with the last of these.
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
    /// Of code that runs for no visitor.
    private static let nobodys = TransientValues()

    private init() {}

    /// How many visitors have such values now.
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
