import Foundation
import Synchronization

extension UserDefaults {
    /// The defaults of a suite, such as those of an app group. Nil for the names that Foundation refuses.
    ///
    /// The same as Foundation's initializer for a `String?`, which an argument of the type `String` doesn't choose. On Linux,
    /// Foundation writes a suite only in `synchronize()`; a suite that was opened here is written with the standard defaults.
    public convenience init?(suiteName: String) {
        self.init(suiteName: Optional(suiteName))
        OpenSuites.shared.add(self, suiteName)
    }
}

/// The suites that the app has opened and may have changed since they were written.
package final class OpenSuites: Sendable {
    // @unchecked: user defaults may be used by any thread.
    private struct Opened: @unchecked Sendable {
        weak var defaults: UserDefaults?
    }

    package static let shared = OpenSuites()

    /// The objects of each suite. An app may keep one, or open the suite again for each value.
    private let opened = Mutex<[String: [Opened]]>([:])

    package init() {}

    fileprivate func add(_ defaults: UserDefaults, _ name: String) {
        let new = Opened(defaults: defaults)
        opened.withLock { $0[name, default: []].append(new) }
    }

    /// One object for each suite that was opened or kept since the last call. A suite whose objects are all gone is returned
    /// once more, since it may have been changed by one of them.
    package func take() -> [UserDefaults] {
        let names = opened.withLock { opened in
            defer { opened = opened.compactMapValues(Self.living) }
            return Array(opened.keys)
        }
        return names.compactMap { UserDefaults(suiteName: Optional($0)) }
    }

    private static func living(_ opened: [Opened]) -> [Opened]? {
        let living = opened.filter { $0.defaults != nil }
        return living.isEmpty ? nil : living
    }
}
