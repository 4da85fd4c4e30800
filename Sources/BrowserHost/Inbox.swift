import Synchronization

/// What the server's thread wants done on the main actor. Only the first wish needs to be announced there: whoever reads
/// takes all.
final class Inbox: Sendable {
    typealias Wish = @MainActor @Sendable (BrowserHost) -> Void

    private let wishes = Mutex<[Wish]>([])

    /// Whether the wish is the first that waits.
    func add(_ wish: @escaping Wish) -> Bool {
        wishes.withLock { wishes in
            wishes.append(wish)
            return wishes.count == 1
        }
    }

    func takeAll() -> [Wish] {
        wishes.withLock { wishes in
            defer { wishes = [] }
            return wishes
        }
    }
}
