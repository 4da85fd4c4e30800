import Foundation
import ViewTree

extension Transaction {
    /// Transactions one by one.
    public struct Transactions: AsyncSequence, Sendable {
        /// A transaction.
        public typealias Element = VerificationResult<Transaction>

        let start: @Sendable () -> AsyncStream<Element>

        /// An iterator, for the visitor in whose window the code runs.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: start().makeAsyncIterator()) }

        /// Gives the transactions one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var stream: AsyncStream<Element>.Iterator
            /// The next transaction; nil at the end.
            public mutating func next() async -> Element? { await stream.next() }
        }
    }

    /// The transactions that entitle the visitor to something at present.
    public static var currentEntitlements: Transactions {
        present { account in account.currentLedger().entitlements(at: StoreAccount.clock.now()) }
    }

    /// The transactions that entitle the visitor to a product at present.
    public static func currentEntitlements(for productID: String) -> Transactions {
        present { account in
            account.currentLedger().entitlements(at: StoreAccount.clock.now()).filter { $0.productID == productID }
        }
    }

    /// All transactions, the newest first, without what was used up.
    public static var all: Transactions {
        present { account in account.currentLedger().entries.filter(\.isInHistory).reversed() }
    }

    /// All transactions of a product, the newest first.
    public static func all(for productID: String) -> Transactions {
        present { account in
            account.currentLedger().entries.filter { $0.isInHistory && $0.productID == productID }.reversed()
        }
    }

    /// The transactions that the app hasn't finished.
    public static var unfinished: Transactions {
        present { account in account.currentLedger().entries.filter { !$0.isFinished } }
    }

    /// What happens without a call of `purchase`: renewals, refunds, purchases in store views and by other windows. It begins with
    /// the transactions that weren't finished when the visitor came. Of a visitor's windows, one hears of each.
    public static var updates: Transactions { Transactions { StoreQuestions.updates() } }

    /// The newest transaction of a product.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        await StoreQuestions.first { $0.currentLedger().latest(of: productID) }
    }

    /// The transaction that entitles the visitor to a product at present.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        await StoreQuestions.first { account in
            account.currentLedger().entitlements(at: StoreAccount.clock.now()).first { $0.productID == productID }
        }
    }

    private static func present(
        _ entries: @escaping @MainActor @Sendable (StoreAccount) -> [LedgerEntry]
    ) -> Transactions { Transactions { StoreQuestions.stream(entries) } }
}
