import DisplayList
import Foundation

/// Who opens the links in a view: the browser, the app's `openURL` action, or views with `onOpenURL`, which take URLs
/// with the app's own schemes.
struct FollowedLinks {
    /// The address that is sent for links that the browser doesn't open. The host keeps the real one, and is notified
    /// when the link is pressed.
    static let unnamed = "#"

    /// Whether the app's own action is called for every link.
    private let areOfTheApp: Bool
    /// Whether some view takes URLs with the app's own schemes.
    private let hasTakers: Bool

    @MainActor
    init(_ environment: EnvironmentValues, _ graph: ViewGraph) {
        areOfTheApp = environment.openURL.isOfTheApp
        hasTakers = !graph.openedAddresses.isEmpty
    }

    /// The link's address for the browser; nil if nobody would open it, in which case it is shown as text.
    func address(of url: URL) -> String? {
        if OpenURLAction.isForBrowser(url) { return url.absoluteString }
        return areOfTheApp || hasTakers && OpenURLAction.mayBeOfTheApp(url) ? Self.unnamed : nil
    }

    /// Whether the app opens the link, rather than the browser.
    func isForApp(_ url: URL) -> Bool { areOfTheApp || address(of: url) == Self.unnamed }
}

extension OpenURLAction {
    /// Whether a browser opens the address, in another page or with another program.
    static func isForBrowser(_ url: URL) -> Bool { schemes.contains(url.scheme?.lowercased() ?? "") }

    /// Whether the address has a scheme that an app could have defined: not one that shows files or runs code.
    static func mayBeOfTheApp(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return !schemes.contains(scheme)
            && !["about", "blob", "data", "file", "javascript", "vbscript"].contains(scheme)
    }
}
