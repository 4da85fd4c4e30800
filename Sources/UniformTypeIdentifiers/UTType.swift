import Foundation

/// A type of data, by its identifier.
///
/// See [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct). The types that Apple
/// names are known with their file name extensions and MIME types; others are what an app declares.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, in reverse order of domains: `public.png`.
    public let identifier: String
    /// Of a type that the app declares, what it says it conforms to.
    private let parents: [String]

    init(known identifier: String, parents: [String] = []) {
        self.identifier = identifier
        self.parents = parents
    }

    /// The type of an identifier that Apple names; nil for any other. An app's own types are made by `exportedAs` and
    /// `importedAs`.
    public init?(_ identifier: String) {
        guard KnownType.byIdentifier[identifier] != nil else { return nil }
        self.init(known: identifier)
    }

    /// A type that the app itself declares. Without a parent it is a kind of `data`.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(known: identifier, parents: [parent?.identifier ?? "public.data"])
    }

    /// A type that another app declares. Without a parent it is a kind of `data`.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parent)
    }

    /// The type of files with an extension, such as `png`; nil where Apple names none that is a kind of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(name) }
    }

    /// The type for a MIME type, such as `image/png`; nil where Apple names none that is a kind of `supertype`.
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
    /// The extension that files of the type usually have, without the dot; nil for a type that Apple doesn't name.
    public var preferredFilenameExtension: String? { known?.extensions.first }
    /// The MIME type of the type; nil for a type that Apple doesn't name, or that has none.
    public var preferredMIMEType: String? { known?.mimeTypes.first }

    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Whether the type is one of Apple's or the app says what it conforms to. A type that is only decoded from its
    /// identifier isn't, unless it is Apple's.
    public var isDeclared: Bool { known != nil || !parents.isEmpty }
    /// Whether the type was made for an unknown extension. None is made here: true only for an identifier that begins
    /// with `dyn.`.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// All types that this one is a kind of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents + (known?.parents ?? [])
        while let next = open.popLast() {
            let type = UTType(known: next)
            if found.insert(type).inserted { open += type.known?.parents ?? [] }
        }
        return found
    }

    /// Whether data of this type is data of the other as well.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether this type is a kind of the other. No type is one of itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether the other type is a kind of this one. No type is one of itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var known: KnownType? { KnownType.byIdentifier[identifier] }

    /// Whether the identifiers are the same.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Decodes the identifier, as a text. What an app's own type conforms to isn't in it.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the identifier, as a text.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
