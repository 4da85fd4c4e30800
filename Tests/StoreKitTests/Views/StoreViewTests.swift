import KissaTesting
import SwiftUI
import Testing

@testable import StoreKit

private struct PlainStyle: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        if case .success(let product) = configuration.state {
            Button("\(product.displayName) for \(product.displayPrice)") { configuration.purchase() }
        } else {
            ProductView(configuration)
        }
    }
}

private struct Shop: View {
    @State private var log: [String] = []
    var handles = true

    var body: some View {
        VStack {
            Text(verbatim: "log \(log.joined(separator: ","))")
            StoreView(ids: ["beans", "grinder", "nothing"]) { Text(verbatim: "icon of \($0.id)") }
                .storeButton(.visible, for: .restorePurchases)
        }
        .onInAppPurchaseStart { log.append("start \($0.id)") }
        .onInAppPurchaseCompletion(perform: handles ? { @MainActor in complete($0, $1) } : nil)
        .task {
            for await update in StoreKit.Transaction.updates {
                log.append("update \(update.unsafePayloadValue.productID)")
            }
        }
    }

    private func complete(_ product: Product, _ result: Result<Product.PurchaseResult, any Error>) {
        switch result {
        case .success(.success): log.append("bought \(product.id)")
        case .success(.userCancelled): log.append("cancelled \(product.id)")
        default: log.append("failed \(product.id)")
        }
    }
}

private struct Club: View {
    var style = "picker"
    @State private var isShown = true

    var body: some View {
        Text(verbatim: "home").sheet(isPresented: $isShown) {
            SubscriptionStoreView(groupID: "club") {
                Text(verbatim: "Join us").containerBackground(for: .subscriptionStoreFullHeight) {
                    Text(verbatim: "behind all")
                }
            }
            .storeButton(.visible, for: .redeemCode)
            .subscriptionStorePolicyDestination(for: .termsOfService) { Text(verbatim: "the terms") }
            .modifier(ClubStyle(isButtons: style == "buttons"))
        }
    }
}

private struct ClubStyle: ViewModifier {
    let isButtons: Bool

    func body(content: Content) -> some View {
        if isButtons {
            content.subscriptionStoreControlStyle(.buttons)
        } else {
            content.subscriptionStoreControlStyle(.prominentPicker, placement: .bottomBar)
        }
    }
}

private struct Account: View {
    @State private var managesSubscriptions = false
    @State private var asksForRefund = false
    @State private var id: UInt64 = 0
    @State private var result = "none"

    var body: some View {
        VStack {
            Text(verbatim: "refund \(result)")
            Button("manage") { managesSubscriptions = true }
            Button("refund") { Task { await refund() } }
        }
        .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
        .refundRequestSheet(for: id, isPresented: $asksForRefund) { result = "\($0)" }
    }

    private func refund() async {
        guard case .verified(let transaction) = await StoreKit.Transaction.latest(for: "club.basic") else { return }
        id = transaction.id
        asksForRefund = true
    }
}

extension StoreTests {
    @MainActor @Suite("Views of the store")
    struct Views {
        @Test func `a store lists the products that there are, and buys one`() async throws {
            try await StoreTests.withStore { _ in
                let window = TestWindow(Shop())
                #expect(window.has("Beans") && window.has("A bag of beans.") && window.has("Grinder"))
                #expect(window.has("Restore Missing Purchases"))
                try window.tap("Grinder, $24.00")
                try await window.wait(for: "Purchase")
                try window.tap("Purchase")
                try await window.wait(for: "log start grinder,bought grinder")
                try await window.wait(for: .containing("Purchased"))
                #expect(!window.has(.button("Grinder, $24.00")))
                try window.tap("Beans, $1.99")
                try await window.wait(for: "Purchase")
                try window.tap("Cancel")
                try await window.wait(for: .containing("cancelled beans"))
            }
        }

        @Test func `a purchase that no view handles is an update`() async throws {
            try await StoreTests.withStore { _ in
                let window = TestWindow(Shop(handles: false))
                try window.tap("Beans, $1.99")
                try await window.wait(for: "Purchase")
                try window.tap("Purchase")
                try await window.wait(for: "log start beans,update beans")
            }
        }

        @Test func `an app's style draws a product, and what it leaves is drawn by the style around it`() async throws {
            try await StoreTests.withStore { _ in
                let page = VStack {
                    ProductView(id: "beans")
                    ProductView(id: "nothing")
                }
                let window = TestWindow(page.productViewStyle(PlainStyle()))
                #expect(window.has(.button("Beans for $1.99")) && window.has("This item isn’t available."))
            }
        }

        @Test(arguments: ["compact", "regular", "large"])
        func `each style shows the name, the description and the price`(style: String) async throws {
            try await StoreTests.withStore { _ in
                let view = ProductView(id: "beans") { Text(verbatim: "icon") }
                let window: TestWindow =
                    switch style {
                    case "compact": TestWindow(view.productViewStyle(.compact))
                    case "large": TestWindow(view.productViewStyle(.large))
                    default: TestWindow(view.productViewStyle(.regular))
                    }
                #expect(window.has("Beans") && window.has("A bag of beans.") && window.has("Beans, $1.99"))
            }
        }

        @Test func `a plan is chosen and subscribed to, over the sheet with the store`() async throws {
            try await StoreTests.withStore { _ in
                let window = TestWindow(Club())
                try await window.wait(for: "Join us")
                #expect(window.has("behind all") && window.has("Redeem Code") && window.has("Terms of Service"))
                #expect(window.has(.containing("1 week free, then $4.99/month")))
                try window.tap(.containing("A cup a day"))
                try window.tap("Try It Free")
                try await window.wait(for: .containing("Nothing is charged"))
                try window.tap(.button("Subscribe"))
                try await window.wait(for: .containing("Current Plan"))
                try window.tap(.containing("All you can drink"))
                try window.tap("Subscribe")
                try await window.wait(for: .containing("Nothing is charged"))
            }
        }

        @Test func `plans can be buttons, and the store can be closed`() async throws {
            try await StoreTests.withStore { _ in
                let window = TestWindow(Club(style: "buttons"))
                try await window.wait(for: .button("Yearly"))
                try window.tap("Close")
                try await window.wait(untilGone: "Join us")
            }
        }

        @Test func `a visitor cancels a subscription, and takes a purchase back`() async throws {
            try await StoreTests.withStore { clock in
                let settings = WindowSettings()
                let account = StoreAccounts.account(of: settings.storage.user)
                let product = try #require(StoreFile.configuration.product("club.basic"))
                let store = StoreFile.configuration
                account.change { _ = $0.buy(.init(product: product, date: clock.now), in: store) }
                let window = TestWindow(Account(), settings: settings)
                try window.tap("manage")
                try await window.wait(for: "Coffee Club")
                #expect(window.has(.containing("Renews")))
                try window.tap("Cancel Subscription")
                try await window.wait(for: .button("Cancel"))
                try window.tap(.button("Cancel Subscription"))
                try await window.wait(for: .containing("Expires"))
                #expect(account.ledger.renewals["club"]?.willRenew == false)
                try window.tap("Done")
                try await window.wait(untilGone: "Coffee Club")
                try window.tap("refund")
                try await window.wait(for: "Request")
                try window.tap("Request")
                window.advance(by: .seconds(1))
                try await window.wait(for: "refund success(StoreKit.Transaction.RefundRequestStatus.success)")
                #expect(account.ledger.latest(inGroup: "club")?.revocationReason == 1)
            }
        }
    }
}
