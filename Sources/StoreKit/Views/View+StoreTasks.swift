import SwiftUI
import ViewTree

extension View {
    /// Loads a product while the view is shown, and tells how far that has come.
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @Sendable @MainActor (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            await action(Product.known(id).map { .success($0) } ?? .unavailable)
        }
    }

    /// Loads products while the view is shown, and tells how far that has come.
    public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
        for ids: IDs, priority: TaskPriority = .medium,
        action: @escaping @Sendable @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View where IDs.Element == Product.ID {
        task(id: ids, priority: priority) {
            await action(.loading)
            let found = ids.compactMap { Product.known($0) }
            let known = Set(found.map(\.id))
            await action(.success(found, unavailable: ids.filter { !known.contains($0) }))
        }
    }

    /// Tells the status of the visitor's subscription of a group, now and after each change, while the view is shown.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @Sendable @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            var last: [Product.SubscriptionInfo.Status]?
            for await _ in StoreChanges() {
                let statuses = await StoreQuestions.status(group: groupID)
                if statuses != last { await action(.success(statuses)) }
                last = statuses
            }
        }
    }

    /// Tells the transaction that entitles the visitor to a product, now and after each change, while the view is shown.
    public func currentEntitlementTask(
        for productID: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @Sendable @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            var last: VerificationResult<Transaction>??
            for await _ in StoreChanges() {
                let entitlement = await Transaction.currentEntitlement(for: productID)
                if last != .some(entitlement) { await action(.success(entitlement)) }
                last = .some(entitlement)
            }
        }
    }
}

/// One element now, and one after each change of the visitor's purchases.
struct StoreChanges: AsyncSequence, Sendable {
    typealias Element = Void

    func makeAsyncIterator() -> AsyncStream<Void>.Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield()
        StoreQuestions.follow(continuation) { account in
            account.refresh()
            return StoreListener(takesEntries: false) { _ in continuation.yield() }
        }
        return stream.makeAsyncIterator()
    }
}
