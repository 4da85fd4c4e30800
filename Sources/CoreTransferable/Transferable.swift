import Foundation
@_exported import UniformTypeIdentifiers

/// A value that can be transferred to another app, or to another place in this one.
///
/// See [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: SendableMetatype {
    /// The type of `transferRepresentation`.
    associatedtype Representation: TransferRepresentation
    /// How values of the type are exported and imported.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is exported and imported, in one or several content types, the best first.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type that is represented.
    associatedtype Item: Transferable
    /// The type of `body`; `Never` for a primitive representation.
    associatedtype Body: TransferRepresentation
    /// The representation, composed of others.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// The content types for exporting or importing, the best first.
    var _parts: [_TransferPart<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// The content types of the body.
    public var _parts: [_TransferPart<Item>] { body._parts }
}

extension TransferRepresentation where Body == Never {
    /// Traps: a primitive representation has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive representation: it has no body") }
}

extension Never: TransferRepresentation, Transferable {
    /// Never: there is no value of this type.
    public typealias Item = Never
    /// Never: there is no value of this type.
    public typealias Body = Never
    /// None.
    public var _parts: [_TransferPart<Never>] { [] }
    /// Traps: there is no value to represent.
    public static var transferRepresentation: Never { fatalError("there is no value to represent") }
}

/// One content type for exporting or importing a value.
public struct _TransferPart<Item>: Sendable {
    let contentType: UTType
    var isExported: @Sendable (Item) -> Bool = { _ in true }
    let export: (@Sendable (Item) async throws -> Data)?
    let `import`: (@Sendable (Data) async throws -> Item)?
    var visibility = TransferRepresentationVisibility.all
    var suggestedName: @Sendable (Item) -> String? = { _ in nil }
}

/// Why a value could not be transferred.
public enum TransferError: Error, Equatable, CustomStringConvertible {
    /// No representation exports a value of `type` as the content type that `as` names.
    case cannotExport(type: String, as: String)
    /// No representation imports a value of `type` from the content type that `from` names.
    case cannotImport(type: String, from: String)

    /// A description in English.
    public var description: String {
        switch self {
        case .cannotExport(let type, let contentType): "\(type) has no representation as \(contentType)"
        case .cannotImport(let type, let contentType): "\(type) can't be made from \(contentType)"
        }
    }
}

extension Transferable {
    /// The content types that the value can be exported as for an audience, the best first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        exportedParts.filter { $0.visibility.includes(visibility) }.map(\.contentType)
    }

    /// The suggested file name: the first one that a representation suggests.
    public var suggestedFilename: String? { exportedParts.lazy.compactMap { $0.suggestedName(self) }.first }

    /// The content types that a value can be imported from, the best first.
    public static func importedContentTypes() -> [UTType] {
        parts.filter { $0.import != nil }.map(\.contentType)
    }

    /// Exports the value as data of a content type, or of a type that conforms to it.
    /// - Throws: `TransferError.cannotExport` if no representation has such a type, or the representation's error.
    public func exported(as contentType: UTType) async throws -> Data {
        guard let export = exportedParts.first(where: { $0.contentType.conforms(to: contentType) })?.export else {
            throw TransferError.cannotExport(type: "\(Self.self)", as: contentType.identifier)
        }
        return try await export(self)
    }

    /// Imports a value from data of a content type; nil uses the first representation that can import.
    /// - Throws: `TransferError.cannotImport` if no representation imports such data, or the representation's error.
    public init(importing data: Data, contentType: UTType?) async throws {
        let part = Self.parts.first { part in
            part.import != nil && (contentType.map { $0.conforms(to: part.contentType) } ?? true)
        }
        guard let make = part?.import else {
            throw TransferError.cannotImport(type: "\(Self.self)", from: contentType?.identifier ?? "data")
        }
        self = try await make(data)
    }

    private var exportedParts: [_TransferPart<Self>] {
        Self.parts.filter { $0.export != nil && $0.isExported(self) }
    }

    private static var parts: [_TransferPart<Self>] {
        Self.transferRepresentation._parts.compactMap { $0 as? _TransferPart<Self> }
    }
}

/// Several representations, the best first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// The content types of all the representations, the best first.
    public let _parts: [_TransferPart<Item>]
}

/// Builds a representation from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Returns a representation of the value as it is.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    /// Returns the only representation as it is.
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Combines several representations, the best first.
    @_disfavoredOverload
    public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> _TransferRepresentations<Item> {
        var parts: [_TransferPart<Item>] = []
        for part in repeat each content { parts += part._parts.compactMap { $0 as? _TransferPart<Item> } }
        return _TransferRepresentations(_parts: parts)
    }
}
