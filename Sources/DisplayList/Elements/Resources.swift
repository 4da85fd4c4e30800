import ContentHashing
import Foundation

/// The path of a resource: an absolute path on the host, which can't be guessed if it contains a hash.
public struct ResourcePath: Hashable, Sendable {
    /// The path as text.
    public let path: String
    /// Keeps the bytes alive, if they exist only while the path is referenced.
    private let holder: ResourceHolder?

    /// Wraps a path. It keeps no bytes alive.
    public init(_ path: String) { self.init(path, holder: nil) }

    /// The prefix of every path of the page where a proxy serves it below one: `KISSA_PATH_PREFIX`, as `/cafe`.
    public static let prefix: String = {
        let named = ProcessInfo.processInfo.environment["KISSA_PATH_PREFIX"] ?? ""
        return named.split(separator: "/").filter { $0.allSatisfy(isPlain) }.map { "/" + $0 }.joined()
    }()

    /// Whether a character needs no encoding in an address.
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

    /// A path with the content's hash, so that a page may cache it for ever.
    package init(content: Data, pathExtension: String) {
        self.init("/resources/\(ContentHash.hexadecimal(of: content)).\(pathExtension)")
    }
}

/// One subset of a font: a family name of ours, a file, and the characters that it covers.
public struct FontFace: Hashable, Sendable {
    /// The family name that texts use.
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
