import SwiftUI
import ViewTree

/// What the app wants to know of the purchases in store views.
struct StorePurchases {
    var options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
    var starts: [@MainActor (Product) async -> Void] = []
    var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?

    /// Buys a product that a store view shows.
    @MainActor func buy(_ product: Product) async {
        for start in starts { await start(product) }
        let options = await options?(product) ?? []
        let result: Result<Product.PurchaseResult, any Error>
        do {
            result = .success(try await product.purchase(options: options, isDirect: completion != nil))
        } catch { result = .failure(error) }
        await completion?(product, result)
    }
}

private struct StorePurchasesKey: EnvironmentKey {
    static var defaultValue: StorePurchases { StorePurchases() }
}

extension EnvironmentValues {
    var storePurchases: StorePurchases {
        get { self[StorePurchasesKey.self] }
        set { self[StorePurchasesKey.self] = newValue }
    }
}

extension View {
    /// Calls a closure before a purchase in a store view within this view.
    public func onInAppPurchaseStart(
        perform action: (@MainActor (Product) async -> Void)?
    ) -> some View {
        transformEnvironment(\.storePurchases) { purchases in
            if let action { purchases.starts.insert(action, at: 0) } else { purchases.starts = [] }
        }
    }

    /// Calls a closure after a purchase in a store view within this view. Without one, the purchase is among
    /// `Transaction.updates`.
    public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { transformEnvironment(\.storePurchases) { $0.completion = action } }

    /// Sets the options of purchases in store views within this view.
    public func inAppPurchaseOptions(
        _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { transformEnvironment(\.storePurchases) { $0.options = options } }
}
