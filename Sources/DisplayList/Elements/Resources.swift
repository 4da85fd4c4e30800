import Foundation
import Synchronization

/// Where the page finds a resource: an absolute path on the host, unguessable only by its hash.
public struct ResourcePath: Hashable, Sendable {
    public let path: String

    public init(_ path: String) { self.path = path }

    /// A path that is the content's own, so that a page may keep what it loaded from there for ever.
    package init(content: Data, pathExtension: String) {
        path = "/resources/\(ContentHash.hexadecimal(of: content)).\(pathExtension)"
    }
}

/// One slice of a font: a family name of ours, a file, and the characters that it covers.
public struct FontFace: Hashable, Sendable {
    public var family: String
    public var resource: ResourcePath
    /// In CSS's `unicode-range` syntax; empty covers all.
    public var unicodeRange: String

    public init(family: String, resource: ResourcePath, unicodeRange: String = "") {
        self.family = family
        self.resource = resource
        self.unicodeRange = unicodeRange
    }
}

/// The bytes behind the resource paths, for as long as the process lives. Safe from any thread.
public final class ResourceStore: Sendable {
    public static let shared = ResourceStore()

    public struct Resource: Sendable {
        public var contentType: String
        public var load: @Sendable () throws -> Data
    }

    private let resources = Mutex<[ResourcePath: Resource]>([:])

    public init() {}

    /// Makes bytes available under a path that the caller derives from their content, so that a page may cache them for
    /// ever. `load` runs when they are asked for, on any thread.
    public func register(_ path: ResourcePath, contentType: String, load: @escaping @Sendable () throws -> Data) {
        resources.withLock { $0[path] = Resource(contentType: contentType, load: load) }
    }

    /// Whoever asks for it from now on finds nothing there.
    public func remove(_ path: ResourcePath) { resources.withLock { $0[path] = nil } }

    public func resource(at path: ResourcePath) -> Resource? {
        resources.withLock { $0[path] }
    }
}
