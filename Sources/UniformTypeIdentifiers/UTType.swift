import Foundation

/// A type of data, with an identifier.
///
/// See [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct). Apple's types have file
/// name extensions and MIME types; other types are declared by an app.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, in reverse domain notation: `public.png`.
    public let identifier: String
    /// The declared supertypes of an app's type.
    private let parents: [String]

    init(known identifier: String, parents: [String] = []) {
        self.identifier = identifier
        self.parents = parents
    }

    /// The type with an identifier from Apple; nil for any other. Create an app's own types by `exportedAs` and `importedAs`.
    public init?(_ identifier: String) {
        guard KnownType.byIdentifier[identifier] != nil else { return nil }
        self.init(known: identifier)
    }

    /// A type that the app itself declares. Without a parent, it conforms to `data`.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(known: identifier, parents: [parent?.identifier ?? "public.data"])
    }

    /// A type that another app declares. Without a parent, it conforms to `data`.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parent)
    }

    /// The type of files with an extension, such as `png`; nil if none of Apple's types has it and conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(name) }
    }

    /// The type for a MIME type, such as `image/png`; nil if none of Apple's types has it and conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        self.init(supertype) { $0.mimeTypes.contains(name) }
    }

    private init?(_ supertype: UTType, where isMeant: (KnownType) -> Bool) {
        let fitting = KnownType.all.first { isMeant($0) && UTType(known: $0.identifier).conforms(to: supertype) }
        guard let fitting else { return nil }
        self.init(known: fitting.identifier)
    }

    /// The identifier.
    public var description: String { identifier }
    /// The preferred file name extension, without the dot; nil if it isn't one of Apple's types.
    public var preferredFilenameExtension: String? { known?.extensions.first }
    /// The preferred MIME type; nil if it isn't one of Apple's types, or has none.
    public var preferredMIMEType: String? { known?.mimeTypes.first }

    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether the type is one of Apple's, or has declared supertypes. False for a type that was decoded from its identifier,
    /// unless it is Apple's.
    public var isDeclared: Bool { known != nil || !parents.isEmpty }
    /// Whether the type was generated for an unknown extension. None is generated here, so this is only true for an identifier
    /// that begins with `dyn.`.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// All types that this one conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents + (known?.parents ?? [])
        while let next = open.popLast() {
            let type = UTType(known: next)
            if found.insert(type).inserted { open += type.known?.parents ?? [] }
        }
        return found
    }

    /// Whether this type is the other one, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether this type conforms to the other one, and isn't equal to it.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether the other type conforms to this one, and isn't equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var known: KnownType? { KnownType.byIdentifier[identifier] }

    /// Whether the identifiers are the same.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Decodes the identifier, as a string. The supertypes of an app's own type aren't encoded.
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the identifier, as a string.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
