import SwiftUI
import UIKit

/// Asks for a review of the app.
///
/// See [SKStoreReviewController](https://developer.apple.com/documentation/storekit/skstorereviewcontroller). There is no store
/// for reviews, so the user is never asked, like a user of Apple's platforms who has been asked already.
@available(*, deprecated, message: "Use AppStore.requestReview(in:)")
open class SKStoreReviewController {
    /// Does nothing.
    @MainActor public class func requestReview() {}
    /// Does nothing.
    @MainActor public class func requestReview(in windowScene: UIWindowScene) {}
}

/// Unavailable: purchases with the original API.
@available(*, unavailable, message: "Use Product.purchase(options:) and Transaction")
public final class SKPaymentQueue {}
