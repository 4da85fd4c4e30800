import SwiftUI
import UIKit

@_exported import FoundationAdditions

/// Asks for a review of the app.
///
/// See [SKStoreReviewController](https://developer.apple.com/documentation/storekit/skstorereviewcontroller). No store is there to
/// take one, so nobody is asked, as on Apple's platforms where somebody has been asked already.
@available(*, deprecated, message: "Use AppStore.requestReview(in:)")
open class SKStoreReviewController {
    /// Asks nobody.
    @MainActor public class func requestReview() {}
    /// Asks nobody.
    @MainActor public class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store that apps come from. There is none here.
public enum AppStore {
    /// Asks nobody for a review: there is no store to take one.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    /// Nothing can be bought here.
    public static var canMakePayments: Bool { false }
}

/// What can be bought.
@available(*, unavailable, message: "Kissa has no store: offer what the app sells on a page, with Link")
public struct Product {}

/// Purchases of the older kind.
@available(*, unavailable, message: "Kissa has no store: offer what the app sells on a page, with Link")
public final class SKPaymentQueue {}
