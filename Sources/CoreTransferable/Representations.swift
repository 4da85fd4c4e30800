import Foundation
import UniformTypeIdentifiers

/// A value as data that the app makes itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public let _parts: [_TransferPart<Item>]

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _parts = [
            _TransferPart(contentType: contentType, export: exporting, import: importing)
        ]
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _parts = [
            _TransferPart(contentType: exportedContentType, export: exporting, import: nil)
        ]
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _parts = [
            _TransferPart(contentType: importedContentType, export: nil, import: importing)
        ]
    }
}

/// A codable value as JSON, or as another encoder writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    public let _parts: [_TransferPart<Item>]

    public init(contentType: UTType = .json) {
        _parts = [
            _TransferPart(
                contentType: contentType, export: { try JSONEncoder().encode($0) },
                import: { try JSONDecoder().decode(Item.self, from: $0) })
        ]
    }
}

/// A value as another one that has a representation.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public let _parts: [_TransferPart<Item>]

    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        _parts = Self.parts(exporting, importing)
    }

    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { _parts = Self.parts(exporting, nil) }
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
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension Data: Transferable {
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
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
    public static var transferRepresentation: DataRepresentation<AttributedString> {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
            importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
    }
}
