import DisplayList
import Foundation

/// Who follows the links that somebody presses in a place: the browser, the app's `openURL`, or those who take
/// addresses of the app's own.
struct FollowedLinks {
    /// In place of an address that isn't the browser's to open: the host has it, and hears that the link was pressed.
    static let unnamed = "#"

    /// Whether the app's own action is called for every link.
    private let areOfTheApp: Bool
    /// Whether some view takes addresses of the app's own.
    private let hasTakers: Bool

    @MainActor
    init(_ environment: EnvironmentValues, _ graph: ViewGraph) {
        areOfTheApp = environment.openURL.isOfTheApp
        hasTakers = !graph.openedAddresses.isEmpty
    }

    /// What the browser is told of the link; nil where nobody would follow it, so that it is text.
    func address(of url: URL) -> String? {
        if OpenURLAction.isForBrowser(url) { return url.absoluteString }
        return areOfTheApp || hasTakers && OpenURLAction.mayBeOfTheApp(url) ? Self.unnamed : nil
    }

    /// Whether it is for the app to follow the link, and not for the browser.
    func isForApp(_ url: URL) -> Bool { areOfTheApp || address(of: url) == Self.unnamed }
}

extension OpenURLAction {
    /// Whether a browser opens the address, in a page of its own or by another program.
    static func isForBrowser(_ url: URL) -> Bool { schemes.contains(url.scheme?.lowercased() ?? "") }

    /// Whether the address has a scheme that an app could have made its own: not one that shows files or runs
    /// something.
    static func mayBeOfTheApp(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return !schemes.contains(scheme)
            && !["about", "blob", "data", "file", "javascript", "vbscript"].contains(scheme)
    }
}
