import Foundation
import ViewTree

/// What StoreKit's functions ask of accounts, from any thread.
enum StoreQuestions {
    /// The account of the visitor for whom the current task runs.
    @MainActor static func account() -> StoreAccount? { StoreAccounts.current("StoreKit was asked for purchases") }

    static func first(
        _ entry: @MainActor @Sendable (StoreAccount) -> LedgerEntry?
    ) async -> VerificationResult<Transaction>? {
        await MainActor.run {
            guard let account = account(), let found = entry(account) else { return nil }
            return .verified(Transaction(found, of: account.visitor))
        }
    }

    /// A stream of the entries that there are.
    static func stream(
        _ entries: @escaping @MainActor @Sendable (StoreAccount) -> [LedgerEntry]
    ) -> AsyncStream<VerificationResult<Transaction>> {
        let (stream, continuation) = AsyncStream.makeStream(of: VerificationResult<Transaction>.self)
        Task { @MainActor in
            if let account = account() {
                for entry in entries(account) { continuation.yield(.verified(Transaction(entry, of: account.visitor))) }
            }
            continuation.finish()
        }
        return stream
    }

    /// A stream of the entries that are new.
    static func updates() -> AsyncStream<VerificationResult<Transaction>> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: VerificationResult<Transaction>.self, bufferingPolicy: .bufferingNewest(Ledger.entryCountMax))
        follow(continuation) { account in
            account.refresh()
            var unfinished: [LedgerEntry] = []
            if !account.hasToldUnfinished { unfinished = account.ledger.entries.filter { !$0.isFinished } }
            account.hasToldUnfinished = true
            for entry in unfinished { continuation.yield(.verified(Transaction(entry, of: account.visitor))) }
            return StoreListener(takesEntries: true) { [visitor = account.visitor] news in
                for entry in news.entries { continuation.yield(.verified(Transaction(entry, of: visitor))) }
            }
        }
        return stream
    }

    /// Listens until the stream ends. Without an account, the stream ends at once.
    static func follow<Element>(
        _ continuation: AsyncStream<Element>.Continuation,
        _ listener: @escaping @MainActor @Sendable (StoreAccount) -> StoreListener
    ) {
        let registration = ListenerRegistration()
        continuation.onTermination = { _ in Task { @MainActor in registration.end() } }
        Task { @MainActor in
            guard !registration.isOver, let account = account() else { return continuation.finish() }
            let listener = listener(account)
            listener.end = { continuation.finish() }
            registration.stop = account.listen(listener)
        }
    }

    static func finish(_ id: UInt64, of visitor: String) async {
        await MainActor.run { StoreAccounts.account(of: visitor).change { $0.finish(id) } }
    }

    /// The status of the current visitor's subscription in a group.
    static func status(group: String) async -> [Product.SubscriptionInfo.Status] {
        await MainActor.run {
            account().map { Product.SubscriptionInfo.Status.known(group: group, in: $0) } ?? []
        }
    }

    static func status(group: String, of visitor: String) async -> [Product.SubscriptionInfo.Status] {
        await MainActor.run {
            Product.SubscriptionInfo.Status.known(group: group, in: StoreAccounts.account(of: visitor))
        }
    }
}

/// A listener's registration. Its stream may end before it begins.
@MainActor
private final class ListenerRegistration {
    private(set) var isOver = false
    var stop: (@MainActor () -> Void)?

    nonisolated init() {}

    func end() {
        isOver = true
        stop?()
        stop = nil
    }
}
