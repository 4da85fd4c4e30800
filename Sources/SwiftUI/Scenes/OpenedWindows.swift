import BrowserHost
import DisplayList
import Foundation

/// The windows that an app has opened, and what each was opened for: a secret in the page's address identifies it, and is only
/// valid for one visitor.
@MainActor
final class OpenedWindows {
    /// The maximums for one visitor and for all. Beyond them, an older page shows the app's first scene when it is reloaded.
    static let countPerVisitorMax = 256
    static let countMax = 4096
    /// Must not be the name of an app's own query item.
    private static let queryName = "kissa-window"

    private struct Shown {
        weak var window: AppWindow?
    }

    /// The windows that each visitor's secrets identify, the oldest first.
    private var openings: [String: [(secret: String, target: WindowTarget)]] = [:]
    private var count = 0
    private var shown: [Shown] = []

    // MARK: Addresses

    /// The address of a new window; if the kind, or the value, has only one window, the existing address is returned.
    func address(for target: WindowTarget, isUnique: Bool, visitor: String) -> String {
        let known = isUnique ? openings[visitor]?.first { $0.target == target }?.secret : nil
        let secret = known ?? Secret.make()
        if known == nil { remember(secret, for: target, visitor: visitor) }
        return "\(ResourcePath.prefix)/?\(Self.queryName)=\(secret)"
    }

    /// Records the secret of a window, made by this process or by a previous owner.
    func remember(_ secret: String, for target: WindowTarget, visitor: String) {
        if let place = openings[visitor]?.firstIndex(where: { $0.secret == secret }) {
            openings[visitor]?[place].target = target
            return
        }
        if openings[visitor, default: []].count >= Self.countPerVisitorMax { forgetOldest(of: visitor) }
        // Whoever has opened most windows loses the oldest.
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

    /// What a page with this address was opened for; nil for other addresses, and for those of another visitor.
    func target(at address: String, visitor: String) -> WindowTarget? {
        guard let secret = Self.secret(in: address) else { return nil }
        return openings[visitor]?.first { $0.secret == secret }?.target
    }

    /// Whether an address is that of a window, and not one of the app's own.
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
