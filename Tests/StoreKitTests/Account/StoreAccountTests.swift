import Foundation
import KissaTesting
import SwiftUI
import Testing

@testable import StoreKit

/// What an app sees of its visitor's purchases: all of it in texts.
private struct Counter: View {
    @State private var updates: [String] = []
    @State private var entitled: [String] = []
    @State private var state = "none"
    @State private var result = "nothing"

    var body: some View {
        VStack {
            Text(verbatim: "updates \(updates.joined(separator: ","))")
            Text(verbatim: "entitled \(entitled.joined(separator: ","))")
            Text(verbatim: "state \(state)")
            Text(verbatim: "result \(result)")
            ForEach(["beans", "grinder", "club.basic"], id: \.self) { id in
                Button("buy \(id)") { Task { await buy(id) } }
            }
            Button("look") { Task { await look() } }
        }
        .task {
            for await update in StoreKit.Transaction.updates {
                guard let transaction = try? update.payloadValue else { continue }
                updates.append("\(transaction.productID) \(transaction.reason.rawValue)")
            }
        }
        .subscriptionStatusTask(for: "club") { state in
            guard let statuses = state.value else { return }
            self.state = statuses.first?.state.localizedDescription ?? "none"
        }
    }

    private func buy(_ id: String) async {
        do {
            guard let product = try await Product.products(for: [id]).first else { return }
            switch try await product.purchase() {
            case .success(let verification): result = "bought \(try verification.payloadValue.productID)"
            case .userCancelled: result = "cancelled"
            case .pending: result = "pending"
            }
        } catch { result = "failed" }
        await look()
    }

    private func look() async {
        var found: [String] = []
        for await entitlement in StoreKit.Transaction.currentEntitlements {
            found.append(entitlement.unsafePayloadValue.productID)
        }
        entitled = found
    }
}

/// Listens from a task that no view cancels, as apps' stores do.
@MainActor @Observable private final class ListeningShop {
    private(set) var isListening = false

    init() {
        Task {
            isListening = true
            for await _ in StoreKit.Transaction.updates { isListening = false }
        }
    }
}

private struct Listening: View {
    @State private var shop = ListeningShop()
    var body: some View { Text(verbatim: shop.isListening ? "listening" : "silent") }
}

extension StoreTests {
    @MainActor @Suite("What visitors have bought")
    struct Accounts {
        private func buy(_ id: String, in window: TestWindow, confirming: String) async throws {
            try window.tap(.button("buy \(id)"))
            try await window.wait(for: .button(confirming))
            try window.tap(.button(confirming))
            try await window.wait(for: .containing("result bought \(id)"))
        }

        @Test func `a purchase is confirmed in a sheet with its price, which says that nothing is charged`()
            async throws
        {
            try await StoreTests.withStore { _ in
                let window = TestWindow(Counter())
                try window.tap("buy grinder")
                try await window.wait(for: "Purchase")
                #expect(window.has("Grinder") && window.has("$24.00"))
                #expect(window.has(.containing("Nothing is charged")))
                try window.tap("Cancel")
                try await window.wait(for: "result cancelled")
                #expect(window.has("entitled"))
                try await buy("grinder", in: window, confirming: "Purchase")
                try await window.wait(for: "entitled grinder")
                #expect(window.has("updates"), "the app that asks gets the transaction itself")
            }
        }

        @Test func `purchases belong to a visitor, in all of their windows and after a restart`() async throws {
            try await StoreTests.withStore { _ in
                let (mine, theirs) = (WindowSettings(), WindowSettings())
                var window: TestWindow? = TestWindow(Counter(), settings: mine)
                try await buy("grinder", in: window!, confirming: "Purchase")
                let other = TestWindow(Counter(), settings: theirs)
                try other.tap("look")
                try await other.wait(for: "entitled")
                let second = TestWindow(Counter(), settings: mine)
                try second.tap("look")
                try await second.wait(for: "entitled grinder")
                for open in [window!, second] { open.close() }
                window = nil
                let account = StoreAccount(of: mine.storage.user)
                #expect(account.ledger.entries.map(\.productID) == ["grinder"], "as another process reads it")
                #expect(StoreAccount(of: theirs.storage.user).ledger.entries.isEmpty)
            }
        }

        @Test func `a subscription renews and ends while a window is open, and its app is told`() async throws {
            try await StoreTests.withStore { clock in
                let settings = WindowSettings()
                let window = TestWindow(Counter(), settings: settings)
                try await window.wait(for: "state none")
                try await buy("club.basic", in: window, confirming: "Subscribe")
                try await window.wait(for: "state Subscribed")
                clock.advance(by: 11)
                try await window.wait(for: "updates club.basic RENEWAL")
                StoreAccounts.account(of: settings.storage.user).change { $0.setRenewal("club", willRenew: false) }
                clock.advance(by: 31)
                try await window.wait(for: "state Expired")
                #expect(window.has("updates club.basic RENEWAL"))
            }
        }

        @Test func `one window of a visitor hears of a renewal, and a refund is an update`() async throws {
            try await StoreTests.withStore { clock in
                let settings = WindowSettings()
                let first = TestWindow(Counter(), settings: settings)
                let second = TestWindow(Counter(), settings: settings)
                try await buy("club.basic", in: first, confirming: "Subscribe")
                try await second.wait(for: "state Subscribed")
                clock.advance(by: 11)
                try await first.wait(for: "updates club.basic RENEWAL")
                #expect(second.has("updates"))
                let account = StoreAccounts.account(of: settings.storage.user)
                let entry = try #require(account.ledger.latest(inGroup: "club"))
                account.change { $0.refund(entry.id, at: clock.now, reason: .developerIssue) }
                try await second.wait(for: "state Revoked")
                try await first.wait(for: "updates club.basic RENEWAL,club.basic RENEWAL")
            }
        }

        @Test func `purchases that can't be read are neither replaced nor added to`() async throws {
            try await StoreTests.withStore { _ in
                let settings = WindowSettings()
                let damaged = Data("no ledger".utf8)
                let user = settings.storage.user
                VisitorData("StoreKit", of: user).bytes = damaged
                let window = TestWindow(Counter(), settings: settings)
                try window.tap("buy grinder")
                try await window.wait(for: "result failed")
                #expect(VisitorData("StoreKit", of: user).bytes == damaged)
            }
        }

        @Test func `a price that is clicked twice is asked for once`() async throws {
            try await StoreTests.withStore { _ in
                let settings = WindowSettings()
                let window = TestWindow(Counter(), settings: settings)
                try window.tap("buy beans")
                try window.tap("buy beans")
                try await window.wait(for: "Purchase")
                try window.tap("Purchase")
                try await window.wait(for: "result bought beans")
                #expect(StoreAccount(of: settings.storage.user).ledger.entries.count == 1)
                #expect(!window.has("Purchase"))
            }
        }

        @Test func `a window that was closed takes no updates, even if its app still waits for them`() async throws {
            try await StoreTests.withStore { clock in
                let settings = WindowSettings()
                let first = TestWindow(Listening(), settings: settings)
                try await first.wait(for: "listening")
                first.close()
                let second = TestWindow(Counter(), settings: settings)
                try await buy("club.basic", in: second, confirming: "Subscribe")
                try await second.wait(for: "state Subscribed")
                clock.advance(by: 11)
                try await second.wait(for: "updates club.basic RENEWAL")
            }
        }

        @Test func `what wasn't finished is told when the visitor comes back`() async throws {
            try await StoreTests.withStore { _ in
                let settings = WindowSettings()
                let first = TestWindow(Counter(), settings: settings)
                try await buy("beans", in: first, confirming: "Purchase")
                first.close()
                let account = StoreAccount(of: settings.storage.user)
                let entry = try #require(account.ledger.entries.first)
                #expect(!entry.isFinished && account.hasToldUnfinished == false)
                await StoreKit.Transaction(entry, of: settings.storage.user).finish()
                #expect(account.ledger.entries.first?.isFinished == true)
            }
        }

        @Test func `a ledger that can't be read is an empty one`() async throws {
            try await StoreTests.withStore { _ in
                let stored = VisitorData("StoreKit", of: "someone")
                stored.bytes = Data("{".utf8)
                #expect(StoreAccount(of: "someone").ledger == Ledger())
            }
        }

        @Test func `options that aren't valid are refused before anybody is asked`() async throws {
            try await StoreTests.withStore { _ in
                let product = try #require(Product.known("beans"))
                await #expect(throws: Product.PurchaseError.invalidQuantity) {
                    try await product.purchase(options: [.quantity(11)])
                }
                await #expect(throws: Product.PurchaseError.invalidOfferIdentifier) {
                    try await product.purchase(
                        options: [
                            .promotionalOffer(offerID: "x", keyID: "", nonce: UUID(), signature: Data(), timestamp: 0)
                        ])
                }
            }
        }
    }
}
