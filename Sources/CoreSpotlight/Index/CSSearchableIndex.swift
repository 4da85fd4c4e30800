import Foundation
import Synchronization

/// A search index of the app's own.
///
/// ```swift
/// try await CSSearchableIndex.default().indexSearchableItems(items)
/// ```
///
/// It lies in the app's data. What code in a visitor's window indexes is that visitor's alone; what the app indexes before
/// there are windows is found by everybody. No other program searches it.
///
/// See [CSSearchableIndex](https://developer.apple.com/documentation/corespotlight/cssearchableindex).
public final class CSSearchableIndex: Sendable {
    private static let main = CSSearchableIndex(name: "")
    let name: String
    private let batches = Mutex(IndexBatches())
    let delegates = Mutex<[String: WeakDelegate]>([:])

    /// An index of a name.
    public init(name: String) {
        self.name = name
    }

    /// An index of a name. The class of protection is accepted: the file is only its user's.
    public convenience init(name: String, protectionClass: FileProtectionType?) {
        self.init(name: name)
    }

    /// The app's own index.
    public static func `default`() -> CSSearchableIndex { main }

    /// True.
    public static func isIndexingAvailable() -> Bool { true }

    /// Asked to index everything anew where an index was lost. Each visitor's windows have their own; without one the app's is
    /// asked, which is set before there are windows.
    public var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { IndexStore.current.ownerIfKnown.flatMap { delegate(of: $0) } }
        set { setDelegate(newValue) }
    }

    // MARK: Changes

    /// Adds items, or replaces those of the same identity. In a batch they come with its end.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { change([.put(items)], completionHandler) }

    /// Adds items, or replaces those of the same identity. In a batch they come with its end.
    ///
    /// - Throws: ``CSIndexError``.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws { try await change([.put(items)]) }

    /// Takes items out.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { change([.delete(identifiers: identifiers)], completionHandler) }

    /// Takes items out.
    ///
    /// - Throws: ``CSIndexError``.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await change([.delete(identifiers: identifiers)])
    }

    /// Takes the items of domains out, and of their parts: those of `album` and of `album.summer`.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { change([.deleteDomains(domainIdentifiers)], completionHandler) }

    /// Takes the items of domains out, and of their parts: those of `album` and of `album.summer`.
    ///
    /// - Throws: ``CSIndexError``.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await change([.deleteDomains(domainIdentifiers)])
    }

    /// Takes all items out.
    public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change([.deleteAll], completionHandler)
    }

    /// Takes all items out.
    ///
    /// - Throws: ``CSIndexError``.
    public func deleteAllSearchableItems() async throws { try await change([.deleteAll]) }

    // MARK: Batches

    /// The greatest size of a client's state, as Apple has it.
    private static let stateBytesMax = 250

    /// Begins a batch: what is changed until its end is changed at once. Each visitor's batch has that visitor's changes. A
    /// batch is given up ten minutes after its last change.
    public func beginBatch() {
        guard let owner = try? IndexStore.current.owner() else { return }
        batches.withLock { $0.begin(of: owner) }
    }

    /// Ends a batch: all its changes are kept with the client's state, or none. Without a batch, or where it was given up,
    /// there is an error, and no state is kept.
    public func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let (store, name) = (IndexStore.current, name)
        let steps: Result<IndexSteps<Void>, any Error> = Result {
            let owner = try store.owner()
            guard let changes = batches.withLock({ $0.end(of: owner) }) else {
                throw CSIndexError(.unknownError, "There is no batch to end.")
            }
            guard clientState.count <= Self.stateBytesMax else {
                throw CSIndexError(.invalidClientStateError, "A client's state has 250 bytes at most.")
            }
            return IndexSteps(owner: owner, [{ try store.apply(changes + [.state(clientState)], in: name, of: owner) }])
        }
        work(in: store, steps) { completionHandler?($0.failure) }
    }

    /// Ends a batch: all its changes are kept with the client's state, or none. Without a batch, or where it was given up,
    /// there is an error, and no state is kept.
    ///
    /// - Throws: ``CSIndexError``.
    public func endBatch(withClientState clientState: Data) async throws {
        try await withCheckedThrowingContinuation { done in
            endBatch(withClientState: clientState) { error in
                done.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// The state of the last batch; nil without one.
    public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let (store, name) = (IndexStore.current, name)
        let steps: Result<IndexSteps<Data?>, any Error> = Result {
            let owner = try store.owner()
            return IndexSteps(owner: owner, [{ try store.state(in: name, of: owner) }])
        }
        work(in: store, steps) { completionHandler((try? $0.get()) ?? nil, $0.failure) }
    }

    /// The state of the last batch; empty without one.
    ///
    /// - Throws: ``CSIndexError``.
    public func fetchLastClientState() async throws -> Data {
        try await withCheckedThrowingContinuation { done in
            fetchLastClientState { data, error in
                done.resume(with: error.map { .failure($0) } ?? .success(data ?? Data()))
            }
        }
    }

    // MARK: At an owner's turn

    private func change(_ changes: [IndexChange]) async throws {
        try await withCheckedThrowingContinuation { done in
            change(changes) { error in done.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }

    private func change(_ changes: [IndexChange], _ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        let (store, name) = (IndexStore.current, name)
        let steps: Result<IndexSteps<Void>, any Error> = Result {
            let owner = try store.owner()
            let isLater = try batches.withLock { batches throws(CSIndexError) in try batches.add(changes, of: owner) }
            let portions = isLater ? [] : changes.flatMap(\.portions)
            let steps = portions.map { portion -> IndexSteps<Void>.Step in
                { try store.apply([portion], in: name, of: owner) }
            }
            return IndexSteps(owner: owner, steps)
        }
        work(in: store, steps) { completionHandler?($0.failure) }
    }

    /// Does steps at their owner's turns, and then tells the last one's result, in a task: a task that is begun here keeps
    /// its caller's window, and a queue doesn't.
    private func work<Value: Sendable>(
        in store: IndexStore, _ steps: Result<IndexSteps<Value>, any Error>,
        _ tell: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) {
        let (results, result) = AsyncStream<Result<Value?, any Error>>.makeStream()
        Task {
            for await result in results { tell(result) }
            if let owner = try? steps.get().owner { askAfterLoss(in: store, of: owner) }
        }
        let end: @Sendable (Result<Value?, any Error>) -> Void = {
            result.yield($0)
            result.finish()
        }
        do {
            let known = try steps.get()
            guard !known.isEmpty else { return end(.success(nil)) }
            try store.changes.add(of: known.owner) { known.next(end) }
        } catch {
            end(.failure(error))
        }
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// Work for an index in some steps, between which others have their turn. The first error ends it.
private final class IndexSteps<Value: Sendable>: Sendable {
    typealias Step = @Sendable () throws -> Value

    let owner: String
    private let rest: Mutex<ArraySlice<Step>>

    init(owner: String, _ steps: [Step]) {
        self.owner = owner
        rest = Mutex(steps[...])
    }

    var isEmpty: Bool { rest.withLock { $0.isEmpty } }

    /// Does the next step, and tells the result of the last one.
    ///
    /// - Returns: Whether there are more.
    func next(_ end: (Result<Value?, any Error>) -> Void) -> Bool {
        guard let step = rest.withLock({ $0.popFirst() }) else { return false }
        do {
            let value = try step()
            if !isEmpty { return true }
            end(.success(value))
        } catch {
            end(.failure(error))
        }
        return false
    }
}
