import Foundation

/// A type of data, by its identifier.
///
/// See [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct). The types that Apple
/// names are known with their file name extensions and MIME types; others are what an app declares.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String
    /// Of a type that the app declares, what it says it conforms to.
    private let parents: [String]

    init(known identifier: String, parents: [String] = []) {
        self.identifier = identifier
        self.parents = parents
    }

    /// The type of that identifier; nil where nobody declared it.
    public init?(_ identifier: String) {
        guard KnownType.byIdentifier[identifier] != nil else { return nil }
        self.init(known: identifier)
    }

    /// A type that the app itself declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(known: identifier, parents: [parent?.identifier ?? "public.data"])
    }

    /// A type of another app's.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parent)
    }

    /// The type of files with that extension: `png`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(name) }
    }

    /// The type of that MIME type: `image/png`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        self.init(supertype) { $0.mimeTypes.contains(name) }
    }

    private init?(_ supertype: UTType, where isMeant: (KnownType) -> Bool) {
        let fitting = KnownType.all.first { isMeant($0) && UTType(known: $0.identifier).conforms(to: supertype) }
        guard let fitting else { return nil }
        self.init(known: fitting.identifier)
    }

    public var description: String { identifier }
    public var preferredFilenameExtension: String? { known?.extensions.first }
    public var preferredMIMEType: String? { known?.mimeTypes.first }

    /// Whether Apple's systems know the type, rather than an app alone.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDeclared: Bool { known != nil || !parents.isEmpty }
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
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var known: KnownType? { KnownType.byIdentifier[identifier] }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        self.init(known: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
