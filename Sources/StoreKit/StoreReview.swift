import SwiftUI
import UIKit

@_exported import FoundationAdditions

/// Asks for a review of the app.
///
/// See [SKStoreReviewController](https://developer.apple.com/documentation/storekit/skstorereviewcontroller). There is no store,
/// so the user is never asked, like a user of Apple's platforms who has been asked already.
@available(*, deprecated, message: "Use AppStore.requestReview(in:)")
open class SKStoreReviewController {
    /// Does nothing.
    @MainActor public class func requestReview() {}
    /// Does nothing.
    @MainActor public class func requestReview(in windowScene: UIWindowScene) {}
}

/// The app store. There is none here.
public enum AppStore {
    /// Does nothing: there is no store for a review.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    /// Always false: nothing can be bought here.
    public static var canMakePayments: Bool { false }
}

/// Unavailable: a product.
@available(*, unavailable, message: "Kissa has no store: offer what the app sells on a page, with Link")
public struct Product {}

/// Unavailable: purchases with the original API.
@available(*, unavailable, message: "Kissa has no store: offer what the app sells on a page, with Link")
public final class SKPaymentQueue {}
