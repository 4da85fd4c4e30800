import BrowserHost
import Foundation

/// The windows that an app has opened, and what each was opened for: the page's address names it by a secret, which counts
/// for one visitor alone.
@MainActor
final class OpenedWindows {
    /// No more are remembered; of older ones a page that is loaded anew shows the app's first scene.
    private static let countMax = 4096
    private static let queryName = "window"

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
        return "/?\(Self.queryName)=\(known ?? remember(Opening(visitor: visitor, target: target)))"
    }

    private func remember(_ opening: Opening) -> String {
        let secret = Secret.make()
        if order.count >= Self.countMax { openings[order.removeFirst()] = nil }
        openings[secret] = opening
        order.append(secret)
        return secret
    }

    /// What a page at an address was opened for; nil at any other, and where the address is somebody else's.
    func target(at address: String, visitor: String) -> WindowTarget? {
        guard let secret = Self.secret(in: address), let opening = openings[secret] else { return nil }
        return opening.visitor == visitor ? opening.target : nil
    }

    /// Whether an address is one of a window, and none that an app has a use for.
    static func isWindow(_ address: String) -> Bool { secret(in: address) != nil }

    private static func secret(in address: String) -> String? {
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
