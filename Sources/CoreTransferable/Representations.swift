import Foundation
import UniformTypeIdentifiers

/// Transfers a value as data that the app encodes and decodes itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// The content type of the data.
    public let _parts: [_TransferPart<Item>]

    /// Creates a representation that exports and imports data of a content type.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _parts = [
            _TransferPart(contentType: contentType, export: exporting, import: importing)
        ]
    }

    /// Creates a representation that only exports.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _parts = [
            _TransferPart(contentType: exportedContentType, export: exporting, import: nil)
        ]
    }

    /// Creates a representation that only imports.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _parts = [
            _TransferPart(contentType: importedContentType, export: nil, import: importing)
        ]
    }
}

/// Transfers a codable value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// The content type of the JSON.
    public let _parts: [_TransferPart<Item>]

    /// Creates a representation that uses `JSONEncoder` and `JSONDecoder`, whatever the content type is.
    public init(contentType: UTType = .json) {
        _parts = [
            _TransferPart(
                contentType: contentType, export: { try JSONEncoder().encode($0) },
                import: { try JSONDecoder().decode(Item.self, from: $0) })
        ]
    }
}

/// Transfers a value by converting it to another type that has a representation.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// None: the representation is a primitive one.
    public typealias Body = Never
    /// The content types of the other type's representation.
    public let _parts: [_TransferPart<Item>]

    /// Creates a representation that converts values in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        _parts = Self.parts(exporting, importing)
    }

    /// Creates a representation that only exports.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { _parts = Self.parts(exporting, nil) }
    /// Creates a representation that only imports.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { _parts = Self.parts(nil, importing) }

    private static func parts(
        _ exporting: (@Sendable (Item) throws -> Proxy)?, _ importing: (@Sendable (Proxy) throws -> Item)?
    ) -> [_TransferPart<Item>] {
        Proxy.transferRepresentation._parts.compactMap { $0 as? _TransferPart<Proxy> }.map { part in
            let export = exporting.flatMap { exporting in
                part.export.map { export in { @Sendable (item: Item) in try await export(exporting(item)) } }
            }
            let make = importing.flatMap { importing in
                part.import.map { make in { @Sendable (data: Data) in try importing(await make(data)) } }
            }
            return _TransferPart(contentType: part.contentType, export: export, import: make)
        }
    }
}

extension String: Transferable {
    /// Text without markup in UTF-8. Bytes that aren't UTF-8 are read as U+FFFD.
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension Data: Transferable {
    /// The bytes themselves.
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    /// The address as a text in UTF-8.
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                    throw TransferError.cannotImport(type: "URL", from: UTType.url.identifier)
                }
                return url
            })
    }
}

extension AttributedString: Transferable {
    /// The characters in UTF-8, without attributes.
    public static var transferRepresentation: DataRepresentation<AttributedString> {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
            importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
    }
}
