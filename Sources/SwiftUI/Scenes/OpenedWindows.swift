import BrowserHost
import DisplayList
import Foundation

/// The windows that an app has opened, and what each was opened for: the page's address names it by a secret, which counts
/// for one visitor alone.
@MainActor
final class OpenedWindows {
    /// No more are remembered; of older ones a page that is loaded anew shows the app's first scene.
    private static let countMax = 4096
    /// No name of an app's own items.
    private static let queryName = "kissa-window"

    private struct Opening {
        let visitor: String
        let target: WindowTarget
    }

    private struct Shown {
        weak var window: AppWindow?
    }

    private var openings: [String: Opening] = [:]
    private var order: [String] = []
    private var shown: [Shown] = []

    // MARK: Addresses

    /// The address of a new window; that of the one before, where there is one window of the kind or for the value.
    func address(for target: WindowTarget, isUnique: Bool, visitor: String) -> String {
        let known = openings.first { isUnique && $1.visitor == visitor && $1.target == target }?.key
        let secret = known ?? Secret.make()
        if known == nil { remember(secret, for: target, visitor: visitor) }
        return "\(ResourcePath.prefix)/?\(Self.queryName)=\(secret)"
    }

    /// Knows a window by its secret, of this process or of another one that had it before.
    func remember(_ secret: String, for target: WindowTarget, visitor: String) {
        if openings[secret] == nil {
            if order.count >= Self.countMax { openings[order.removeFirst()] = nil }
            order.append(secret)
        }
        openings[secret] = Opening(visitor: visitor, target: target)
    }

    /// What a page at an address was opened for; nil at any other, and where the address is somebody else's.
    func target(at address: String, visitor: String) -> WindowTarget? {
        guard let secret = Self.secret(in: address), let opening = openings[secret] else { return nil }
        return opening.visitor == visitor ? opening.target : nil
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
