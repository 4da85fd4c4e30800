import Foundation
import Synchronization

/// The bytes behind the resource paths. A registered resource stays until it is removed; a held one stays for as long as its path
/// is referenced, by an image, or by the display list that a window shows. Thread-safe.
public final class ResourceStore: Sendable {
    /// The process's store, from which the page's resources are served.
    public static let shared = ResourceStore()

    /// The resource at a path.
    public struct Resource: Sendable {
        /// The bytes' MIME type.
        public var contentType: String
        /// Makes the bytes. It runs on demand, on any thread.
        public var load: @Sendable () throws -> Data
        /// Whether the bytes are a download for one visitor: to be saved, neither displayed nor cached.
        package var isDownload = false
        /// Whether the bytes are a document that our page shows in a frame, apart from itself.
        package var isFramed = false
        /// Whether making the bytes may take seconds, so that other requests shouldn't wait for it.
        package var isSlow = false
        /// The file that has the bytes, if they are a file's. A server can read it in pieces instead of loading it.
        package var file: URL?
    }

    private struct Contents {
        // Keyed by text, because a path as a key would keep its own resource alive.
        var registered: [String: Resource] = [:]
        var held: HeldResources
    }

    private let contents: Mutex<Contents>

    /// Creates an empty store.
    public convenience init() { self.init(releasedBytesMax: 64 << 20, releasedCountMax: 4096) }

    /// The limits apply to resources that are no longer referenced, but that pages may be about to request.
    package init(releasedBytesMax: Int, releasedCountMax: Int) {
        let held = HeldResources(releasedBytesMax: releasedBytesMax, releasedCountMax: releasedCountMax)
        contents = Mutex(Contents(held: held))
    }

    /// Makes bytes available under a path that the caller derives from their content, so that a page may cache them for ever.
    /// `load` runs on demand, on any thread.
    public func register(_ path: ResourcePath, contentType: String, load: @escaping @Sendable () throws -> Data) {
        register(path, Resource(contentType: contentType, load: load))
    }

    /// Makes a file available, as `register(_:contentType:load:)` does bytes. It is read on demand.
    package func register(_ path: ResourcePath, contentType: String, file: URL) {
        let resource = Resource(contentType: contentType, load: { try Data(contentsOf: file) }, file: file)
        register(path, resource)
    }

    /// Makes a document available for a frame of our page: its scripts run, with an origin of its own.
    package func registerFramed(
        _ path: ResourcePath, contentType: String, load: @escaping @Sendable () throws -> Data
    ) { register(path, Resource(contentType: contentType, load: load, isFramed: true)) }

    /// Makes a download available to a visitor's browser, under a path that nobody can guess.
    package func registerDownload(
        _ path: ResourcePath, contentType: String, load: @escaping @Sendable () throws -> Data
    ) {
        register(path, Resource(contentType: contentType, load: load, isDownload: true))
    }

    private func register(_ path: ResourcePath, _ resource: Resource) {
        // The replaced resource is released outside of the lock, because it may hold the last reference to a path, whose
        // deinitializer needs the lock.
        _ = contents.withLock { $0.registered.updateValue(resource, forKey: path.path) }
    }

    /// Makes bytes available for as long as the returned path, or a copy of it, exists; a path made from the same text doesn't
    /// keep them. They stay a little longer, since a page may be about to request what it was just told to show.
    package func hold(_ data: Data, contentType: String, pathExtension: String) -> ResourcePath {
        hold(data, Resource(contentType: contentType) { data }, pathExtension, byteCount: data.count)
    }

    /// Holds a resource that takes seconds to make from some data.
    /// - Parameter byteCount: About how many bytes the result has.
    package func hold(
        madeOf data: Data, contentType: String, pathExtension: String, byteCount: Int,
        load: @escaping @Sendable () throws -> Data
    ) -> ResourcePath {
        let resource = Resource(contentType: contentType, load: load, isSlow: true)
        return hold(data, resource, pathExtension, byteCount: max(byteCount, data.count))
    }

    /// An existing resource for the same data stays, because it may have cached its result.
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

    /// The content type of a public resource, which exists for the process's lifetime; nil for resources that windows hold, or
    /// that one visitor downloads.
    package func typeForEverybody(at path: ResourcePath) -> String? {
        contents.withLock { $0.registered[path.path] }.flatMap { $0.isDownload ? nil : $0.contentType }
    }

    /// The number of held resources, including recently released ones.
    package var heldCount: Int { contents.withLock { $0.held.count } }
}

/// Releases one reference when the last copy of a path is gone. The store has no weak references instead, because it could
/// release the last strong one while it is locked.
final class ResourceHolder: Sendable {
    private let path: String
    private let store: ResourceStore

    init(path: String, store: ResourceStore) {
        self.path = path
        self.store = store
    }

    deinit { store.release(path) }
}

/// Reference-counted bytes by path, and the most recently released ones.
struct HeldResources {
    private struct Held {
        let resource: ResourceStore.Resource
        let byteCount: Int
        var holderCount = 0
    }

    let releasedBytesMax: Int
    let releasedCountMax: Int
    private var resources: [String: Held] = [:]
    /// The released resources, oldest first.
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

    /// - Returns: The evicted resources, to be released outside of any lock.
    mutating func release(_ path: String) -> [ResourceStore.Resource] {
        guard var held = resources[path] else { preconditionFailure("\(path) is held by whoever lets go of it") }
        held.holderCount -= 1
        resources[path] = held
        guard held.holderCount == 0 else { return [] }
        released.append(path)
        releasedBytes += held.byteCount
        return forgetOldest()
    }

    /// The resource that was released last stays, however large it is.
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
