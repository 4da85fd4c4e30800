import ContentHashing
import Foundation

/// Where the page finds a resource: an absolute path on the host, unguessable only by its hash.
public struct ResourcePath: Hashable, Sendable {
    /// The path as text.
    public let path: String
    /// Keeps the bytes, where they are there for those alone who have the path.
    private let holder: ResourceHolder?

    /// Wraps a path. It keeps no bytes alive.
    public init(_ path: String) { self.init(path, holder: nil) }

    /// What stands before every path of the page where a proxy serves it below one: `KISSA_PATH_PREFIX`, as `/cafe`.
    public static let prefix: String = {
        let named = ProcessInfo.processInfo.environment["KISSA_PATH_PREFIX"] ?? ""
        return named.split(separator: "/").filter { $0.allSatisfy(isPlain) }.map { "/" + $0 }.joined()
    }()

    /// Of an address, without any encoding.
    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_.~".contains(character))
    }

    init(_ path: String, holder: ResourceHolder?) {
        self.path = Self.prefix + path
        self.holder = holder
    }

    /// Whether both have the same text.
    public static func == (left: ResourcePath, right: ResourcePath) -> Bool { left.path == right.path }
    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// A path that is the content's own, so that a page may keep what it loaded from there for ever.
    package init(content: Data, pathExtension: String) {
        self.init("/resources/\(ContentHash.hexadecimal(of: content)).\(pathExtension)")
    }
}

/// One slice of a font: a family name of ours, a file, and the characters that it covers.
public struct FontFace: Hashable, Sendable {
    /// The name by which texts ask for the font.
    public var family: String
    /// Where the file is.
    public var resource: ResourcePath
    /// In CSS's `unicode-range` syntax; empty covers all.
    public var unicodeRange: String

    /// Creates a face. By default it covers all characters.
    public init(family: String, resource: ResourcePath, unicodeRange: String = "") {
        self.family = family
        self.resource = resource
        self.unicodeRange = unicodeRange
    }
}
