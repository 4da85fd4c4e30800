import Foundation
import SwiftUI

/// What a purchase costs and does, for the sheet that asks for it.
struct PurchaseTerms: Equatable {
    enum Deed: Equatable {
        case buy
        case subscribe
        /// The subscription goes on, and becomes this one when it renews.
        case renew(date: Date?)
        /// It belongs to the visitor already.
        case owned
    }

    let deed: Deed
    let offer: Product.SubscriptionOffer?

    init(_ product: Product, _ order: Ledger.Order, _ ledger: Ledger) {
        let record = product.record
        guard let subscription = record.subscription else {
            (deed, offer) = (ledger.owns(record) == nil ? .buy : .owned, nil)
            return
        }
        if case .renewAs(let running) = ledger.change(to: record, in: StoreFile.configuration, at: order.date) {
            (deed, offer) = (.renew(date: running.expirationDate), nil)
            return
        }
        deed = .subscribe
        let isNew = ledger.isEligibleForIntroductoryOffer(inGroup: subscription.group)
        let chosen = order.offerID.flatMap { id in
            (subscription.promotionalOffers + subscription.winBackOffers).first { $0.id == id }
        }
        offer = chosen ?? (isNew ? subscription.introductoryOffer : nil)
    }
}

extension Product {
    /// The price of a period: “$4.99/month”.
    var priceAndPeriod: String {
        guard let period = subscription?.subscriptionPeriod else { return displayPrice }
        return "\(displayPrice)/\(period)"
    }

    /// The terms of an offer, then the regular ones.
    func terms(of offer: SubscriptionOffer?) -> Text {
        guard let offer else { return Text(verbatim: priceAndPeriod) }
        let (time, price, period) = (offer.totalPeriod, offer.displayPrice, offer.period.description)
        return switch offer.paymentMode {
        case .freeTrial: .system("\(time) free, then \(priceAndPeriod)")
        case .payUpFront: .system("\(price) for \(time), then \(priceAndPeriod)")
        default: .system("\(price)/\(period) for \(time), then \(priceAndPeriod)")
        }
    }
}

extension Product.SubscriptionOffer {
    /// The length of all periods, such as “1 month”.
    var totalPeriod: String {
        let count = period.value.multipliedReportingOverflow(by: periodCount).partialValue
        return "\(count) \(period.unit.name(of: count))"
    }
}
