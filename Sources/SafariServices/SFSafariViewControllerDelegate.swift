import Foundation
import UIKit

/// Receives events of a displayed page.
///
/// See [SFSafariViewControllerDelegate](https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
/// Its methods have default implementations here where Apple's are optional. Apple's methods for redirects, activities and
/// opening the browser are missing: a page can't observe another site's page.
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user has dismissed the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The browser has loaded the page. `didLoadSuccessfully` is always true, because browsers also report pages that refuse to
    /// be framed as loaded.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing by default.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing by default.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
