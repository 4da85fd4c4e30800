import BrowserHost
import DisplayList
import Foundation

/// The windows that an app has opened, and what each was opened for: the page's address names it by a secret, which counts
/// for one visitor alone.
@MainActor
final class OpenedWindows {
    /// No more are remembered of one visitor, and of all; of older ones a page that is loaded anew shows the app's first scene.
    static let countPerVisitorMax = 256
    static let countMax = 4096
    /// No name of an app's own items.
    private static let queryName = "kissa-window"

    private struct Shown {
        weak var window: AppWindow?
    }

    /// What each secret of a visitor's stands for, the oldest first.
    private var openings: [String: [(secret: String, target: WindowTarget)]] = [:]
    private var count = 0
    private var shown: [Shown] = []

    // MARK: Addresses

    /// The address of a new window; that of the one before, where there is one window of the kind or for the value.
    func address(for target: WindowTarget, isUnique: Bool, visitor: String) -> String {
        let known = isUnique ? openings[visitor]?.first { $0.target == target }?.secret : nil
        let secret = known ?? Secret.make()
        if known == nil { remember(secret, for: target, visitor: visitor) }
        return "\(ResourcePath.prefix)/?\(Self.queryName)=\(secret)"
    }

    /// Knows a window by its secret, of this process or of another one that had it before.
    func remember(_ secret: String, for target: WindowTarget, visitor: String) {
        if let place = openings[visitor]?.firstIndex(where: { $0.secret == secret }) {
            openings[visitor]?[place].target = target
            return
        }
        if openings[visitor, default: []].count >= Self.countPerVisitorMax { forgetOldest(of: visitor) }
        // Whoever has opened most makes room.
        if count >= Self.countMax, let most = openings.max(by: { $0.value.count < $1.value.count }) {
            forgetOldest(of: most.key)
        }
        openings[visitor, default: []].append((secret, target))
        count += 1
    }

    private func forgetOldest(of visitor: String) {
        guard openings[visitor]?.isEmpty == false else { return }
        openings[visitor]?.removeFirst()
        if openings[visitor]?.isEmpty == true { openings[visitor] = nil }
        count -= 1
    }

    /// What a page at an address was opened for; nil at any other, and where the address is somebody else's.
    func target(at address: String, visitor: String) -> WindowTarget? {
        guard let secret = Self.secret(in: address) else { return nil }
        return openings[visitor]?.first { $0.secret == secret }?.target
    }

    /// Whether an address is one of a window, and none of an app's own.
    static func isWindow(_ address: String) -> Bool { secret(in: address) != nil }

    static func secret(in address: String) -> String? {
        URLComponents(string: address)?.queryItems?.first { $0.name == queryName }?.value
    }

    // MARK: Windows

    func note(_ window: AppWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(Shown(window: window))
    }

    func windows(of visitor: String) -> [AppWindow] {
        shown.compactMap(\.window).filter { $0.visitor == visitor }
    }
}
