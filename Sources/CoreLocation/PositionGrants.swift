import Permissions
import Synchronization

/// The visitors who have allowed their position, until the process ends.
///
/// Some browsers forget what was allowed “this time” when a page is reloaded. A visitor who has allowed the position isn't asked
/// for the authorization again in another window, or after a reload; the browser itself may ask before it tells a position.
final class PositionGrants: Sendable {
    static let shared = PositionGrants()

    /// The visitor of the current window; nil outside of windows.
    static var visitor: String? { PermissionDesk.shared.prompt?.visitor }

    /// Beyond this count the visitor who has been known for longest is forgotten.
    private let countMax: Int
    /// In the order in which they became known.
    private let visitors = Mutex<[String]>([])

    init(countMax: Int = 10_000) { self.countMax = countMax }

    func contains(_ visitor: String) -> Bool { visitors.withLock { $0.contains(visitor) } }

    /// Notes a visitor's decision.
    func set(_ isGranted: Bool, for visitor: String) {
        visitors.withLock { visitors in
            visitors.removeAll { $0 == visitor }
            if isGranted { visitors.append(visitor) }
            if visitors.count > countMax { visitors.removeFirst(visitors.count - countMax) }
        }
    }
}
