import Foundation
import SwiftUI
import UIKit
import ViewTree

extension Product {
    /// The numbers of items that can be bought at once.
    private static let quantities = 1...10

    /// Asks the visitor, in a sheet of the window, and records the purchase. Nothing is charged.
    ///
    /// - Throws: `PurchaseError` if the options aren't valid, or if the code runs in no window.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(options: options, isDirect: true)
    }

    /// Asks the visitor, in a sheet of the window, and records the purchase. Nothing is charged.
    @MainActor public func purchase(
        confirmIn scene: UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }

    /// Asks the visitor, in a sheet of the window, and records the purchase. Nothing is charged.
    @MainActor public func purchase(
        confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }

    /// - Parameter isDirect: Whether the caller gives the transaction to the app; otherwise it is an update.
    @MainActor func purchase(options: Set<PurchaseOption>, isDirect: Bool) async throws -> PurchaseResult {
        var order = Ledger.Order(product: record, date: StoreAccount.clock.now())
        var isPending = false
        for option in options {
            switch option.kind {
            case .token(let token): order.token = token
            case .quantity(let quantity):
                guard Self.quantities.contains(quantity) else { throw PurchaseError.invalidQuantity }
                order.quantity = quantity
            case .offer(let id):
                guard hasOffer(id) else { throw PurchaseError.invalidOfferIdentifier }
                order.offerID = id
            case .asksToBuy(let isAsking): isPending = isAsking
            case .other: break
            }
        }
        guard StoreFile.configuration.product(id) != nil else { throw PurchaseError.productUnavailable }
        guard let graph = ViewGraph.current, let account = StoreQuestions.account() else {
            throw PurchaseError.purchaseNotAllowed
        }
        guard account.isReadable else { throw StoreKitError.unknown }
        guard await graph.service(PurchaseDesk.self).confirm(self, order, account) else { return .userCancelled }
        if isPending { return .pending }
        return .success(.verified(buy(order, account, isDirect: isDirect, in: graph)))
    }

    private func hasOffer(_ id: String) -> Bool {
        guard let subscription else { return false }
        return (subscription.promotionalOffers + subscription.winBackOffers).contains { $0.id == id }
    }

    @MainActor private func buy(
        _ order: Ledger.Order, _ account: StoreAccount, isDirect: Bool, in graph: ViewGraph
    ) -> Transaction {
        account.refresh()
        var order = order
        order.date = StoreAccount.clock.now()
        let known = Set(account.ledger.entries.map(\.id))
        let entry = account.change(isDirect: true) { $0.buy(order, in: StoreFile.configuration) }
        if !isDirect, !known.contains(entry.id) { account.report(entry, in: ObjectIdentifier(graph)) }
        return Transaction(entry, of: account.visitor)
    }
}

/// Buys a product: `@Environment(\.purchase)`.
///
/// See [PurchaseAction](https://developer.apple.com/documentation/storekit/purchaseaction).
@MainActor @preconcurrency
public struct PurchaseAction {
    /// Asks the visitor, in a sheet of the window, and records the purchase. Nothing is charged.
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
    /// Buys a product.
    @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}
