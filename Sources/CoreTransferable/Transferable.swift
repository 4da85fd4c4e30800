import Foundation
@_exported import UniformTypeIdentifiers

/// A value that can be handed to another app, or to another place in this one.
///
/// See [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable: SendableMetatype {
    /// The type of `transferRepresentation`.
    associatedtype Representation: TransferRepresentation
    /// How values of the type are made into data and back.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is made into data and back, in one or several types, the best first.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is represented.
    associatedtype Item: Transferable
    /// The type of `body`; `Never` for a primitive representation.
    associatedtype Body: TransferRepresentation
    /// The representation, made of others.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// The types of data that values are made into or from, the best first.
    var _parts: [_TransferPart<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// The types of data of the body.
    public var _parts: [_TransferPart<Item>] { body._parts }
}

extension TransferRepresentation where Body == Never {
    /// A primitive representation has no body: asking for it stops the program.
    public var body: Never { fatalError("\(Self.self) is a primitive representation: it has no body") }
}

extension Never: TransferRepresentation, Transferable {
    /// There is no value of this type.
    public typealias Item = Never
    /// There is no value of this type.
    public typealias Body = Never
    /// None.
    public var _parts: [_TransferPart<Never>] { [] }
    /// There is no value to represent: asking for it stops the program.
    public static var transferRepresentation: Never { fatalError("there is no value to represent") }
}

/// One type of data that a value is made into, or made from.
public struct _TransferPart<Item>: Sendable {
    let contentType: UTType
    var isExported: @Sendable (Item) -> Bool = { _ in true }
    let export: (@Sendable (Item) async throws -> Data)?
    let `import`: (@Sendable (Data) async throws -> Item)?
    var visibility = TransferRepresentationVisibility.all
    var suggestedName: @Sendable (Item) -> String? = { _ in nil }
}

/// Why a value could not be handed over.
public enum TransferError: Error, Equatable, CustomStringConvertible {
    /// No representation makes a value of `type` into data of the type that `as` names.
    case cannotExport(type: String, as: String)
    /// No representation makes a value of `type` from data of the type that `from` names.
    case cannotImport(type: String, from: String)

    /// What could not be handed over, in English.
    public var description: String {
        switch self {
        case .cannotExport(let type, let contentType): "\(type) has no representation as \(contentType)"
        case .cannotImport(let type, let contentType): "\(type) can't be made from \(contentType)"
        }
    }
}

extension Transferable {
    /// The types that the value can be made into for that audience, the best first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        exportedParts.filter { $0.visibility.includes(visibility) }.map(\.contentType)
    }

    /// What a file with the value in it would be called: the first name that a representation suggests.
    public var suggestedFilename: String? { exportedParts.lazy.compactMap { $0.suggestedName(self) }.first }

    /// The types that a value can be made from, the best first.
    public static func importedContentTypes() -> [UTType] {
        parts.filter { $0.import != nil }.map(\.contentType)
    }

    /// The value as data of a type, or of a type that is a kind of it.
    /// - Throws: `TransferError.cannotExport` where no representation is of such a type, or what the representation
    ///   throws.
    public func exported(as contentType: UTType) async throws -> Data {
        guard let export = exportedParts.first(where: { $0.contentType.conforms(to: contentType) })?.export else {
            throw TransferError.cannotExport(type: "\(Self.self)", as: contentType.identifier)
        }
        return try await export(self)
    }

    /// A value from data of a type; nil takes the first representation that makes values.
    /// - Throws: `TransferError.cannotImport` where no representation takes such data, or what the representation
    ///   throws.
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
    /// The types of data of all the representations, the best first.
    public let _parts: [_TransferPart<Item>]
}

/// Builds a representation from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a representation of the value as it is.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    /// Takes the only representation as it is.
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Puts several representations one after the other, the best first.
    @_disfavoredOverload
    public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> _TransferRepresentations<Item> {
        var parts: [_TransferPart<Item>] = []
        for part in repeat each content { parts += part._parts.compactMap { $0 as? _TransferPart<Item> } }
        return _TransferRepresentations(_parts: parts)
    }
}
