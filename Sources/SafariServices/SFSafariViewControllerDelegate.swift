import Foundation
import UIKit

/// Hears what becomes of a page that is shown.
///
/// See [SFSafariViewControllerDelegate](https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
/// Its methods have default implementations here where Apple's are optional. What of Apple's speaks of redirections, of
/// activities or of opening the browser isn't told: a page doesn't hear what happens in another one.
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Somebody has put the page away.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The browser has loaded the page. It says so as well where the site refuses to be shown: the success is always true.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing by itself.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing by itself.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
