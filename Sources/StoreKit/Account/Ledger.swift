import Foundation

/// What one visitor has bought: the rules of Apple's store, as values. It knows neither the visitor nor the clock.
struct Ledger: Codable, Equatable, Sendable {
    /// Beyond this number the oldest entries that nobody needs are dropped.
    static let entryCountMax = 500
    /// The renewals of a subscription that are recorded at once, when nobody has looked for long. Earlier ones are skipped.
    private static let renewalCountMax = 12

    /// Oldest first.
    private(set) var entries: [LedgerEntry] = []
    /// By subscription group.
    private(set) var renewals: [String: LedgerRenewal] = [:]

    /// The particulars of a purchase.
    struct Order {
        let product: ProductRecord
        var quantity = 1
        var token: UUID?
        var offerID: String?
        var date: Date
    }

    // MARK: Questions

    func entry(_ id: UInt64) -> LedgerEntry? { entries.first { $0.id == id } }

    /// The newest entry of a subscription group that no upgrade has replaced.
    func latest(inGroup group: String) -> LedgerEntry? { entries.last { $0.group == group && !$0.isUpgraded } }

    func latest(of product: String) -> LedgerEntry? { entries.last { $0.productID == product && $0.isInHistory } }

    /// What the visitor is entitled to: non-consumables, running subscriptions, and subscriptions that don't renew.
    func entitlements(at date: Date) -> [LedgerEntry] {
        var seen: Set<String> = []
        return entries.reversed().filter { entry in
            switch entry.type {
            case .consumable: false
            case .nonConsumable: entry.revocationDate == nil && seen.insert(entry.productID).inserted
            case .autoRenewable: entry.isActive(at: date) && seen.insert(entry.group ?? entry.productID).inserted
            default: entry.revocationDate == nil && seen.insert(entry.productID).inserted
            }
        }
    }

    /// Whether the visitor owns the product for good.
    func owns(_ product: ProductRecord) -> LedgerEntry? {
        guard product.kind == .nonConsumable else { return nil }
        return entries.last { $0.productID == product.id && $0.revocationDate == nil }
    }

    /// An introductory offer is made once in a group.
    func isEligibleForIntroductoryOffer(inGroup group: String) -> Bool {
        let type = Product.SubscriptionOffer.OfferType.introductory.rawValue
        return !entries.contains { $0.group == group && $0.offer?.type == type }
    }

    /// When the next period ends; nil if no subscription runs.
    func nextEnd(after date: Date) -> Date? {
        renewals.keys.compactMap { latest(inGroup: $0)?.expirationDate }.filter { $0 > date }.min()
    }

    // MARK: Buying

    /// What a subscription's purchase would do now.
    enum SubscriptionChange: Equatable {
        /// A new subscription.
        case begin
        /// The running subscription becomes this one at once.
        case replace(LedgerEntry)
        /// The running subscription goes on, and renews as this one.
        case renewAs(LedgerEntry)
    }

    func change(to product: ProductRecord, in store: StoreConfiguration, at date: Date) -> SubscriptionChange {
        guard let wanted = product.subscription, let running = latest(inGroup: wanted.group), running.isActive(at: date)
        else { return .begin }
        guard running.productID != product.id, let old = store.product(running.productID)?.subscription else {
            return .renewAs(running)
        }
        let isAtOnce = wanted.level < old.level || wanted.level == old.level && wanted.period == old.period
        return isAtOnce ? .replace(running) : .renewAs(running)
    }

    /// Records a purchase. What is owned already isn't recorded again.
    ///
    /// - Returns: The entry that entitles the visitor now.
    mutating func buy(_ order: Order, in store: StoreConfiguration) -> LedgerEntry {
        if let owned = owns(order.product) { return owned }
        guard let subscription = order.product.subscription else { return add(order, store) }
        let old = latest(inGroup: subscription.group)
        switch change(to: order.product, in: store, at: order.date) {
        case .renewAs(let running):
            renewals[subscription.group] = LedgerRenewal(productID: order.product.id)
            return running
        case .replace(let running):
            update(running.id) { $0.isUpgraded = true }
            return subscribe(order, subscription, after: running, store)
        case .begin:
            return subscribe(order, subscription, after: old, store)
        }
    }

    private mutating func subscribe(
        _ order: Order, _ subscription: ProductRecord.Subscription, after old: LedgerEntry?, _ store: StoreConfiguration
    ) -> LedgerEntry {
        let offer = offer(for: order, subscription)
        renewals[subscription.group] = LedgerRenewal(productID: order.product.id)
        return add(order, store, after: old, offer: offer)
    }

    private func offer(
        for order: Order, _ subscription: ProductRecord.Subscription
    ) -> Product.SubscriptionOffer? {
        if let id = order.offerID {
            return (subscription.promotionalOffers + subscription.winBackOffers).first { $0.id == id }
        }
        return isEligibleForIntroductoryOffer(inGroup: subscription.group) ? subscription.introductoryOffer : nil
    }

    private mutating func add(
        _ order: Order, _ store: StoreConfiguration, after old: LedgerEntry? = nil,
        offer: Product.SubscriptionOffer? = nil, isRenewal: Bool = false
    ) -> LedgerEntry {
        let id = newID()
        let entry = LedgerEntry(
            id: id, originalID: old?.originalID ?? id, productID: order.product.id, kind: order.product.kind.rawValue,
            group: order.product.subscription?.group, purchaseDate: order.date,
            originalPurchaseDate: old?.originalPurchaseDate ?? order.date,
            expirationDate: expiration(of: order, offer, at: store.timeRate), quantity: order.quantity,
            price: (offer?.price ?? order.product.price) * Decimal(order.quantity), currency: store.currency,
            storefront: store.storefront,
            offer: offer.map { .init(id: $0.id, type: $0.type.rawValue, paymentMode: $0.paymentMode.rawValue) },
            isRenewal: isRenewal, appAccountToken: order.token)
        entries.append(entry)
        prune()
        return entry
    }

    /// An offer that is paid as one goes is renewed with each of its periods.
    private func expiration(
        of order: Order, _ offer: Product.SubscriptionOffer?, at rate: StoreConfiguration.TimeRate
    ) -> Date? {
        guard let subscription = order.product.subscription else { return nil }
        guard let offer else { return subscription.period.end(after: order.date, count: 1, at: rate) }
        let count = offer.paymentMode == .payAsYouGo ? 1 : offer.periodCount
        return offer.period.end(after: order.date, count: count, at: rate)
    }

    private func newID() -> UInt64 {
        var id: UInt64
        repeat { id = .random(in: 1_000_000_000_000...9_000_000_000_000_000) } while entry(id) != nil
        return id
    }

    // MARK: Time

    /// Renews and ends the subscriptions whose periods are over.
    ///
    /// - Returns: The renewals that are new.
    mutating func advance(to date: Date, in store: StoreConfiguration) -> [LedgerEntry] {
        renewals.keys.sorted().flatMap { advance($0, to: date, store) }
    }

    private mutating func advance(_ group: String, to date: Date, _ store: StoreConfiguration) -> [LedgerEntry] {
        var added: [LedgerEntry] = []
        while let last = latest(inGroup: group), last.revocationDate == nil, let end = last.expirationDate, end <= date,
            let renewal = renewals[group], renewal.expirationReason == nil
        {
            guard renewal.willRenew, let product = store.product(renewal.productID),
                product.subscription?.group == group
            else {
                let reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason =
                    renewal.willRenew ? .productUnavailable : .autoRenewDisabled
                renewals[group]?.expirationReason = reason.rawValue
                break
            }
            let start = start(of: product, from: end, to: date, store.timeRate)
            let offer = start == end ? nextOffer(of: product, after: last) : nil
            let order = Order(product: product, token: last.appAccountToken, date: start)
            let next = add(order, store, after: last, offer: offer, isRenewal: true)
            added.append(next)
            // A date that is too distant to move by a period ends the subscription.
            guard let nextEnd = next.expirationDate, nextEnd > end else {
                let reason = Product.SubscriptionInfo.RenewalInfo.ExpirationReason.unknown
                renewals[group]?.expirationReason = reason.rawValue
                break
            }
        }
        return added
    }

    /// The next offer period of a subscription, if its offer has any left.
    private func nextOffer(of product: ProductRecord, after last: LedgerEntry) -> Product.SubscriptionOffer? {
        guard let part = last.offer, part.paymentMode == Product.SubscriptionOffer.PaymentMode.payAsYouGo.rawValue,
            last.productID == product.id, let subscription = product.subscription
        else { return nil }
        let all =
            [subscription.introductoryOffer].compactMap(\.self) + subscription.promotionalOffers
            + subscription.winBackOffers
        guard let offer = all.first(where: { $0.id == part.id && $0.type.rawValue == part.type }) else { return nil }
        var paid = 0
        for entry in entries.reversed() where entry.originalID == last.originalID && entry.offer == part {
            paid += 1
            // The purchase with which the offer began. The same offer may have been taken before.
            if !entry.isRenewal { break }
        }
        return paid < offer.periodCount ? offer : nil
    }

    /// The start of the next period: the end of the last one, or later, if more periods have passed than are recorded.
    private func start(
        of product: ProductRecord, from end: Date, to date: Date, _ rate: StoreConfiguration.TimeRate
    ) -> Date {
        guard let period = product.subscription?.period else { return end }
        let passed = date.timeIntervalSince(end) / period.seconds(at: rate)
        let skipped = Int(exactly: (min(max(passed, 0), 1e9) - Double(Self.renewalCountMax)).rounded(.down)) ?? 0
        return skipped > 0 ? period.end(after: end, count: skipped, at: rate) : end
    }

    // MARK: Changes

    private mutating func update(_ id: UInt64, _ change: (inout LedgerEntry) -> Void) {
        if let index = entries.firstIndex(where: { $0.id == id }) { change(&entries[index]) }
    }

    mutating func finish(_ id: UInt64) { update(id) { $0.isFinished = true } }

    /// Takes a purchase back. A subscription ends with it.
    mutating func refund(_ id: UInt64, at date: Date, reason: Transaction.RevocationReason) {
        update(id) { entry in
            guard entry.revocationDate == nil else { return }
            (entry.revocationDate, entry.revocationReason, entry.isFinished) = (date, reason.rawValue, false)
        }
    }

    /// Whether a group's subscription renews, and as which product.
    mutating func setRenewal(_ group: String, willRenew: Bool) {
        guard var renewal = renewals[group], renewal.expirationReason == nil else { return }
        renewal.willRenew = willRenew
        if !willRenew, let last = latest(inGroup: group) { renewal.productID = last.productID }
        renewals[group] = renewal
    }

    /// Drops the oldest entry that no rule needs: one that was used up, or an earlier period. If there is none, a consumable, a
    /// refunded purchase or a subscription that doesn't renew is dropped. What the visitor owns stays.
    private mutating func prune() {
        guard entries.count > Self.entryCountMax else { return }
        let latest = Set(renewals.keys.compactMap { self.latest(inGroup: $0)?.id })
        let introductory = Product.SubscriptionOffer.OfferType.introductory.rawValue
        let old = entries.dropLast()
        let spare = old.first { entry in
            switch entry.type {
            case .consumable: entry.isFinished
            // An introductory offer is made once, so it is remembered.
            case .autoRenewable: !latest.contains(entry.id) && entry.offer?.type != introductory
            default: false
            }
        }
        let dropped =
            spare ?? old.first { $0.type == .consumable } ?? old.first { $0.revocationDate != nil }
            ?? old.first { $0.type == .nonRenewable }
        if let dropped { entries.removeAll { $0.id == dropped.id } }
    }
}
