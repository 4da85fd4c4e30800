import SwiftUI
import SwiftUICore

/// A store of a subscription group: marketing content, the plans, and a button that subscribes.
///
/// See [SubscriptionStoreView](https://developer.apple.com/documentation/storekit/subscriptionstoreview).
public struct SubscriptionStoreView<Content: View>: View {
    let plans: SubscriptionPlans
    let content: Content
    @State private var selection: Product.ID?
    @Environment(\.subscriptionStoreLook) private var look
    @Environment(\.storePurchases) private var purchases
    @Environment(\.backgroundStyle) private var backgroundStyle

    /// The store.
    public var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                content.frame(maxWidth: .infinity).backgroundPreferenceValue(ContainerBackgroundsKey.self) { views in
                    views[.subscriptionStoreHeader].map { $0.ignoresSafeArea() }
                }
                if look.placement != .bottomBar { controls(look.placement.scrolledParts) }
            }
            .environment(\.isInSubscriptionStore, true)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar }
        .backgroundPreferenceValue(ContainerBackgroundsKey.self) { views in
            (views[.subscriptionStoreFullHeight] ?? views[.subscriptionStore]).map { $0.ignoresSafeArea() }
        }
        .overlay(alignment: .topTrailing) { StoreCloseButton() }
        .task { StoreQuestions.account()?.refresh() }
        .accessibilityIdentifier("StoreKit.subscriptions")
    }

    private var configuration: SubscriptionStoreControlStyleConfiguration {
        let (purchases, status) = (purchases, status)
        let ledger = StoreQuestions.account()?.ledger ?? Ledger()
        let isEligible = ledger.isEligibleForIntroductoryOffer(inGroup: plans.group)
        return SubscriptionStoreControlStyleConfiguration(
            options: plans.options(for: status, isEligible: isEligible) { product in
                Task { await purchases.buy(product) }
            }, allProducts: plans.products, status: status, selection: $selection)
    }

    /// The visitor's subscription of the group. The store is evaluated again when it changes.
    private var status: Product.SubscriptionInfo.Status? {
        StoreQuestions.account().flatMap { .known(group: plans.group, in: $0, $0.ledger).first }
    }

    @ViewBuilder private func controls(_ parts: SubscriptionControlParts) -> some View {
        let configuration = configuration
        if configuration.options.isEmpty {
            if parts.contains(.options) { NoPlans(isSubscribed: status?.state == .subscribed) }
        } else {
            look.make(configuration).environment(\.subscriptionControlParts, parts).padding(.horizontal, 20)
                .frame(maxWidth: 560)
        }
    }

    private var bar: some View {
        VStack(spacing: 12) {
            controls(look.placement.pinnedParts)
            StoreFooter(sellsSubscriptions: true)
        }
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .background(look.controlBackground ?? backgroundStyle ?? AnyShapeStyle(.bar), ignoresSafeAreaEdges: .all)
    }
}

/// Which subscriptions a store shows.
struct SubscriptionPlans {
    let products: [Product]
    /// Those whose relationship to the visitor's subscription is shown.
    var relationships = Product.SubscriptionRelationship.all

    var group: String { products.first?.subscription?.subscriptionGroupID ?? "" }

    init(group: String, _ relationships: Product.SubscriptionRelationship) {
        products = StoreFile.configuration.subscriptions(of: group).compactMap { .known($0.id) }
        self.relationships = relationships
    }

    init(_ products: [Product]) { self.products = products.filter { $0.subscription != nil } }

    @MainActor func options(
        for status: Product.SubscriptionInfo.Status?, isEligible: Bool,
        subscribe: @escaping @MainActor (Product) -> Void
    ) -> [SubscriptionStoreControlStyleConfiguration.Option] {
        let current = status.flatMap { $0.state == .subscribed ? $0.renewalInfo.unsafePayloadValue : nil }
        let own = current.flatMap { info in products.first { $0.id == info.currentProductID } }
        return products.compactMap { product in
            let relationship = own.map { product.relationship(to: $0) }
            guard relationship.map({ !relationships.isDisjoint(with: $0) }) ?? true else { return nil }
            return SubscriptionStoreControlStyleConfiguration.Option(
                subscription: product, relationship: relationship,
                activeOffer: isEligible ? product.subscription?.introductoryOffer : nil,
                isRenewing: current?.autoRenewPreference == product.id, action: { subscribe(product) })
        }
    }
}

extension Product {
    fileprivate func relationship(to own: Product) -> SubscriptionRelationship {
        let (level, ownLevel) = (subscription?.groupLevel ?? 0, own.subscription?.groupLevel ?? 0)
        return id == own.id ? .current : level < ownLevel ? .upgrade : level > ownLevel ? .downgrade : .crossgrade
    }
}

/// Shown in place of the plans, if there are none to choose.
private struct NoPlans: View {
    let isSubscribed: Bool

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: isSubscribed ? "checkmark.circle" : "bag").font(.largeTitle)
            if isSubscribed { Text.system("You’re subscribed.") } else { Text.system("Subscription Unavailable") }
        }
        .foregroundStyle(.secondary)
        .padding()
    }
}

extension SubscriptionStoreView {
    /// The plans of a group, with marketing content.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { self.init(plans: SubscriptionPlans(group: groupID, visibleRelationships), content: marketingContent()) }

    /// Plans by their identifiers, with marketing content.
    public init(
        productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
    ) {
        self.init(plans: SubscriptionPlans(productIDs.compactMap { Product.known($0) }), content: marketingContent())
    }

    /// Plans, with marketing content.
    public init(
        subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
    ) { self.init(plans: SubscriptionPlans(Array(subscriptions)), content: marketingContent()) }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    /// The plans of a group, with the group's name.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(automatic: SubscriptionPlans(group: groupID, visibleRelationships))
    }

    /// Plans by their identifiers, with their group's name.
    public init(productIDs: some Collection<Product.ID>) {
        self.init(automatic: SubscriptionPlans(productIDs.compactMap { Product.known($0) }))
    }

    /// Plans, with their group's name.
    public init(subscriptions: some Collection<Product>) {
        self.init(automatic: SubscriptionPlans(Array(subscriptions)))
    }

    private init(automatic plans: SubscriptionPlans) {
        let name = plans.products.first?.subscription?.groupDisplayName ?? ""
        self.init(plans: plans, content: AutomaticSubscriptionStoreMarketingContent(name: name))
    }
}

/// The marketing content of a store that gives none: the group's name.
///
/// See [AutomaticSubscriptionStoreMarketingContent](https://developer.apple.com/documentation/storekit/automaticsubscriptionstoremarketingcontent).
public struct AutomaticSubscriptionStoreMarketingContent: View {
    let name: String

    /// The group's name.
    public var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "star.circle.fill").font(.system(size: 64)).foregroundStyle(.tint)
                .accessibilityHidden(true)
            Text(verbatim: name).font(.largeTitle.bold()).multilineTextAlignment(.center)
        }
        .padding(.top, 60)
        .padding([.horizontal, .bottom], 24)
    }
}
