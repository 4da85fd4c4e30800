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
    private static let writing = DispatchQueue(label: "CSSearchableIndex")
    private let name: String
    private let batch = Mutex<[IndexChange]?>(nil)
    private let delegate = Mutex(WeakDelegate())

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

    /// Told where the index asks for items.
    public var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { delegate.withLock { $0.value } }
        set { delegate.withLock { $0.value = newValue } }
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

    /// Begins a batch: what is changed until its end is changed at once.
    public func beginBatch() { batch.withLock { $0 = $0 ?? [] } }

    /// Ends a batch: all its changes are kept with the client's state, or none.
    public func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard clientState.count <= Self.stateBytesMax else {
            completionHandler?(CSIndexError(.invalidClientStateError, "A client's state has 250 bytes at most."))
            return
        }
        let changes = batch.withLock { batch in
            defer { batch = nil }
            return batch ?? []
        }
        change(changes + [.state(clientState)], completionHandler)
    }

    /// Ends a batch: all its changes are kept with the client's state, or none.
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
        let (name, store) = (name, IndexStore.current)
        let owner = Result { try store.owner() }
        Self.writing.async {
            do {
                completionHandler(try store.state(in: name, of: owner.get()), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
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

    // MARK: On a queue

    private func change(_ changes: [IndexChange]) async throws {
        try await withCheckedThrowingContinuation { done in
            change(changes) { error in done.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }

    private func change(_ changes: [IndexChange], _ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        let isLater = batch.withLock { batch in
            guard batch != nil, !changes.contains(where: { if case .state = $0 { true } else { false } }) else {
                return false
            }
            batch? += changes
            return true
        }
        let (name, store) = (name, IndexStore.current)
        // Here, where it is known whose window the code runs in.
        let owner = Result { try store.owner() }
        Self.writing.async {
            do {
                if !isLater { try store.apply(changes, in: name, of: owner.get()) }
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }
}

private struct WeakDelegate: @unchecked Sendable {
    // @unchecked: the app's delegate is asked as Apple's index asks it, from any thread.
    weak var value: (any CSSearchableIndexDelegate)?
}
