import SwiftUI
import SwiftUICore

/// The visitor's subscriptions, which they can cancel and change.
struct SubscriptionsPage: View {
    /// The group to show; nil for all.
    let group: String?
    @Environment(\.dismiss) private var dismiss

    private var groups: [String] {
        guard let account = StoreQuestions.account() else { return [] }
        return account.ledger.renewals.keys.filter { group == nil || $0 == group }.sorted()
    }

    var body: some View {
        NavigationStack {
            List {
                if groups.isEmpty { Text.system("You have no subscriptions.").foregroundStyle(.secondary) }
                ForEach(groups, id: \.self) { SubscriptionSection(group: $0) }
            }
            .navigationTitle(Text.system("Subscriptions"))
            .navigationBarTitleDisplayMode(.inline)
            .task { StoreQuestions.account()?.refresh() }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Text.system("Done")
                    }
                }
            }
        }
    }
}

/// One group: the subscription, the others of the group, and a button that ends it.
private struct SubscriptionSection: View {
    let group: String
    @State private var asksToCancel = false

    private var account: StoreAccount? { StoreQuestions.account() }
    private var status: Product.SubscriptionInfo.Status? {
        account.flatMap { .known(group: group, in: $0, $0.ledger).first }
    }
    private var renewal: Product.SubscriptionInfo.RenewalInfo? { status?.renewalInfo.unsafePayloadValue }
    private var options: [Product] { StoreFile.configuration.subscriptions(of: group).compactMap { .known($0.id) } }

    var body: some View {
        if let status, let renewal {
            Section {
                ForEach(options) { product in row(product, status, renewal) }
                if renewal.willAutoRenew {
                    Button(role: .destructive) {
                        asksToCancel = true
                    } label: {
                        Text.system("Cancel Subscription")
                    }
                }
            } header: {
                Text(verbatim: options.first?.subscription?.groupDisplayName ?? group)
            } footer: {
                footer(status, renewal)
            }
            .confirmationDialog(Text.system("Cancel Subscription"), isPresented: $asksToCancel) {
                Button(role: .destructive) {
                    account?.change { $0.setRenewal(group, willRenew: false) }
                } label: {
                    Text.system("Cancel Subscription")
                }
            }
        }
    }

    private func row(
        _ product: Product, _ status: Product.SubscriptionInfo.Status,
        _ renewal: Product.SubscriptionInfo.RenewalInfo
    ) -> some View {
        let isCurrent = status.state == .subscribed && renewal.currentProductID == product.id
        return Button {
            Task { try? await product.purchase(options: [], isDirect: false) }
        } label: {
            HStack {
                VStack(alignment: .leading) {
                    Text(verbatim: product.displayName).foregroundStyle(.primary)
                    Text(verbatim: product.priceAndPeriod).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                if isCurrent { Image(systemName: "checkmark").accessibilityLabel(Text.system("Current Plan")) }
            }
        }
        .disabled(isCurrent && renewal.autoRenewPreference == product.id)
    }

    private func footer(
        _ status: Product.SubscriptionInfo.Status, _ renewal: Product.SubscriptionInfo.RenewalInfo
    ) -> Text {
        let date = status.transaction.unsafePayloadValue.expirationDate?
            .formatted(date: .abbreviated, time: .shortened)
        guard status.state == .subscribed, let date else { return .system("Expired") }
        return renewal.willAutoRenew ? .system("Renews \(date)") : .system("Expires \(date)")
    }
}
