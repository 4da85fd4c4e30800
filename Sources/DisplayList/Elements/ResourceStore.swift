import Foundation
import Synchronization

/// The bytes behind the resource paths. What is registered stays until it is removed; what is held stays for as long as
/// somebody has its path: an image, or the display list that a window shows. Safe from any thread.
public final class ResourceStore: Sendable {
    /// The store of the process, which the page's resources are served from.
    public static let shared = ResourceStore()

    /// What is at a path.
    public struct Resource: Sendable {
        /// The bytes' MIME type.
        public var contentType: String
        /// Makes the bytes. It runs when they are asked for, on any thread.
        public var load: @Sendable () throws -> Data
        /// Whether they are a file for one visitor: to be saved, neither shown nor kept by any cache.
        package var isDownload = false
        /// Whether making the bytes may take seconds, so that others shouldn't wait behind it.
        package var isSlow = false
    }

    private struct Contents {
        // By text: a path as a key would hold what it names.
        var registered: [String: Resource] = [:]
        var held: HeldResources
    }

    private let contents: Mutex<Contents>

    /// Creates an empty store.
    public convenience init() { self.init(releasedBytesMax: 64 << 20, releasedCountMax: 4096) }

    /// The limits are of what nobody has any more, yet pages of any window may be about to ask for.
    package init(releasedBytesMax: Int, releasedCountMax: Int) {
        let held = HeldResources(releasedBytesMax: releasedBytesMax, releasedCountMax: releasedCountMax)
        contents = Mutex(Contents(held: held))
    }

    /// Makes bytes available under a path that the caller derives from their content, so that a page may cache them for
    /// ever. `load` runs when they are asked for, on any thread.
    public func register(_ path: ResourcePath, contentType: String, load: @escaping @Sendable () throws -> Data) {
        register(path, Resource(contentType: contentType, load: load))
    }

    /// Makes a file available that a visitor's browser is to save, under a path that nobody can guess.
    package func registerDownload(
        _ path: ResourcePath, contentType: String, load: @escaping @Sendable () throws -> Data
    ) {
        register(path, Resource(contentType: contentType, load: load, isDownload: true))
    }

    private func register(_ path: ResourcePath, _ resource: Resource) {
        // What it replaces is let go of outside of the lock: it may be the last to have a path.
        _ = contents.withLock { $0.registered.updateValue(resource, forKey: path.path) }
    }

    /// Makes bytes available for as long as the path that it returns, or a copy of it, is somewhere; the same text
    /// doesn't do. They stay a little longer, since a page may be about to ask for what it was just told to show.
    package func hold(_ data: Data, contentType: String, pathExtension: String) -> ResourcePath {
        hold(data, Resource(contentType: contentType) { data }, pathExtension, byteCount: data.count)
    }

    /// The same for what takes seconds to make of some bytes.
    /// - Parameter byteCount: about how many bytes that will be.
    package func hold(
        madeOf data: Data, contentType: String, pathExtension: String, byteCount: Int,
        load: @escaping @Sendable () throws -> Data
    ) -> ResourcePath {
        let resource = Resource(contentType: contentType, load: load, isSlow: true)
        return hold(data, resource, pathExtension, byteCount: max(byteCount, data.count))
    }

    /// The resource that is there already for the same bytes stays: it may have made its own.
    private func hold(
        _ data: Data, _ resource: Resource, _ pathExtension: String, byteCount: Int
    ) -> ResourcePath {
        let path = ResourcePath(content: data, pathExtension: pathExtension).path
        contents.withLock { $0.held.hold(path, resource, byteCount: byteCount) }
        return ResourcePath(path, holder: ResourceHolder(path: path, store: self))
    }

    fileprivate func release(_ path: String) { _ = contents.withLock { $0.held.release(path) } }

    /// Removes what was registered at the path.
    public func remove(_ path: ResourcePath) { _ = contents.withLock { $0.registered.removeValue(forKey: path.path) } }

    /// What is at a path, registered or held; nil where there is nothing.
    public func resource(at path: ResourcePath) -> Resource? {
        contents.withLock { $0.registered[path.path] ?? $0.held[path.path] }
    }

    /// The type of what is there for whoever asks, as long as the process lives; nil for what some windows hold, or one visitor
    /// saves.
    package func typeForEverybody(at path: ResourcePath) -> String? {
        contents.withLock { $0.registered[path.path] }.flatMap { $0.isDownload ? nil : $0.contentType }
    }

    /// How many resources are held, or were until lately.
    package var heldCount: Int { contents.withLock { $0.held.count } }
}

/// Says once, when nobody has it any more, that one who had a path is gone. Not a weak reference in the store, which
/// could let go of the last strong one while it is locked.
final class ResourceHolder: Sendable {
    private let path: String
    private let store: ResourceStore

    init(path: String, store: ResourceStore) {
        self.path = path
        self.store = store
    }

    deinit { store.release(path) }
}

/// Bytes by path, counted by those who have them, and the last of those that nobody has.
struct HeldResources {
    private struct Held {
        let resource: ResourceStore.Resource
        let byteCount: Int
        var holderCount = 0
    }

    let releasedBytesMax: Int
    let releasedCountMax: Int
    private var resources: [String: Held] = [:]
    /// Those without a holder, the one that was let go first in front.
    private var released: [String] = []
    private var releasedBytes = 0

    init(releasedBytesMax: Int, releasedCountMax: Int) {
        self.releasedBytesMax = releasedBytesMax
        self.releasedCountMax = releasedCountMax
    }

    var count: Int { resources.count }

    subscript(path: String) -> ResourceStore.Resource? { resources[path]?.resource }

    mutating func hold(_ path: String, _ resource: ResourceStore.Resource, byteCount: Int) {
        var held = resources[path] ?? Held(resource: resource, byteCount: byteCount)
        if held.holderCount == 0, let index = released.lastIndex(of: path) {
            released.remove(at: index)
            releasedBytes -= held.byteCount
        }
        held.holderCount += 1
        resources[path] = held
    }

    /// - Returns: What is forgotten for it, to be let go of outside of any lock.
    mutating func release(_ path: String) -> [ResourceStore.Resource] {
        guard var held = resources[path] else { preconditionFailure("\(path) is held by whoever lets go of it") }
        held.holderCount -= 1
        resources[path] = held
        guard held.holderCount == 0 else { return [] }
        released.append(path)
        releasedBytes += held.byteCount
        return forgetOldest()
    }

    /// The one that was just let go stays, however large it is.
    private mutating func forgetOldest() -> [ResourceStore.Resource] {
        var forgotten: [ResourceStore.Resource] = []
        while released.count > 1, releasedBytes > releasedBytesMax || released.count > releasedCountMax {
            guard let oldest = resources.removeValue(forKey: released.removeFirst()) else { continue }
            releasedBytes -= oldest.byteCount
            forgotten.append(oldest.resource)
        }
        return forgotten
    }
}
