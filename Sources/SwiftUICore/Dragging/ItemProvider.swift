import CoreTransferable
import Foundation

/// A type whose values can be exported as data; part of Foundation on Apple's systems.
public protocol NSItemProviderWriting {
    @MainActor var _dragged: DraggedValue { get }
}

/// The content of a provider.
@MainActor
public struct DraggedValue {
    let item: DraggedItem
}

extension String: NSItemProviderWriting {
    /// The text as a dragged item.
    @MainActor public var _dragged: DraggedValue { DraggedValue(item: DraggedItem(self)) }
}

extension URL: NSItemProviderWriting {
    /// The URL as a dragged item.
    @MainActor public var _dragged: DraggedValue { DraggedValue(item: DraggedItem(self)) }
}

extension NSString: NSItemProviderWriting {
    /// The text as a dragged item.
    @MainActor public var _dragged: DraggedValue { DraggedValue(item: DraggedItem(description)) }
}

extension NSURL: NSItemProviderWriting {
    /// The URL as a dragged item.
    @MainActor public var _dragged: DraggedValue {
        DraggedValue(item: DraggedItem(absoluteURL ?? URL(fileURLWithPath: "/")))
    }
}

/// Data in transfer from one place to another, in one type or several.
///
/// See [NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider). Completion handlers are called on
/// the main actor.
@MainActor @preconcurrency
public final class NSItemProvider {
    /// The suggested name for a file with the data.
    public var suggestedName: String? {
        get { ownName ?? held?.suggestedName }
        set { ownName = newValue }
    }
    private var ownName: String?
    private var held: DraggedItem?
    private var loaders: [(type: UTType, load: @MainActor () async throws -> Data)] = []

    /// An empty provider, for an app that keeps the dragged item itself.
    public init() {}

    init(_ item: DraggedItem) { held = item }

    /// A provider of a text or a URL.
    public init(object: any NSItemProviderWriting) { held = object._dragged.item }

    /// A provider of a file's contents.
    public init?(contentsOf fileURL: URL) {
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        ownName = fileURL.deletingPathExtension().lastPathComponent
        held = DraggedItem(ReceivedFile(url: fileURL, contentType: UTType(filenameExtension: fileURL.pathExtension)))
    }

    /// The dragged item, in all of the provider's types.
    var dragged: DraggedItem {
        let loaders = loaders, held = held
        let types = registeredContentTypes
        return DraggedItem(
            types: types.isEmpty ? [.data] : types, suggestedName: suggestedName, value: held?.value
        ) { type in
            if let own = loaders.first(where: { $0.type.conforms(to: type) }) { return try await own.load() }
            return try await held?.load(type) ?? Data()
        }
    }

    // MARK: Types

    /// The types in which the data is available.
    public var registeredContentTypes: [UTType] { loaders.map(\.type) + (held?.types ?? []) }
    /// The identifiers of the types in which the data is available.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// Whether the data is available in a type, or in a type that conforms to it.
    public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        guard let wanted = UTType(identifier) else { return registeredTypeIdentifiers.contains(identifier) }
        return registeredContentTypes.contains { $0.conforms(to: wanted) }
    }

    /// Whether the data can become a value of a type.
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { dragged.canBecome(type) }

    // MARK: Registering

    /// Registers data that is made on request.
    public func registerDataRepresentation(
        for contentType: UTType, loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        loaders.append(
            (
                contentType,
                {
                    try await withCheckedThrowingContinuation { continuation in
                        _ = loadHandler { data, error in
                            if let data {
                                continuation.resume(returning: data)
                            } else {
                                continuation.resume(
                                    throwing: error ?? TransferError.cannotExport(type: "NSItemProvider", as: "data"))
                            }
                        }
                    }
                }
            ))
    }

    /// Replaces the held value with another one.
    public func register<T: Transferable>(_ transferable: @autoclosure () -> T) { held = DraggedItem(transferable()) }

    // MARK: Loading

    /// Loads the data in a type. The progress is complete when the handler is called.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier identifier: String, completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        let item = dragged
        let type = UTType(identifier) ?? UTType(exportedAs: identifier)
        return load(completionHandler) { try await item.load(type) }
    }

    /// Loads data of a type. A URL is loaded as the bytes of its text, as on a Mac.
    public func loadItem(
        forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: identifier) { completionHandler?($0, $1) }
    }

    /// Loads data of a type. A URL is loaded as the bytes of its text, as on a Mac.
    public func loadItem(forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
        try await dragged.load(UTType(identifier) ?? UTType(exportedAs: identifier))
    }

    /// Loads the data in a type. The progress is complete when the handler is called.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Whether the data is available in a type, or in a type that conforms to it.
    public func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(identifier)
    }

    /// Loads the data as a value of a type. The progress is complete when the handler is called.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @MainActor (Result<T, any Error>) -> Void
    ) -> Progress {
        let item = dragged
        return load({ value, error in
            if let value { completionHandler(.success(value)) } else if let error { completionHandler(.failure(error)) }
        }) { try await item.become(type) }
    }

    /// Loads a string, a URL, or another transferable value.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass type: T.Type, completionHandler: @escaping @MainActor (T?, (any Error)?) -> Void
    ) -> Progress {
        let item = dragged
        return load(completionHandler) { try await item.become(type) }
    }

    /// Whether the data can become a text.
    public func canLoadObject(ofClass type: NSString.Type) -> Bool { dragged.canBecome(String.self) }
    /// Whether the data can become a URL.
    public func canLoadObject(ofClass type: NSURL.Type) -> Bool { dragged.canBecome(URL.self) }

    /// Loads the data as a text.
    @discardableResult
    public func loadObject(
        ofClass type: NSString.Type, completionHandler: @escaping @MainActor (NSString?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: String.self) { text, error in completionHandler(text.map { NSString(string: $0) }, error) }
    }

    /// Loads the data as a URL.
    @discardableResult
    public func loadObject(
        ofClass type: NSURL.Type, completionHandler: @escaping @MainActor (NSURL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: URL.self) { address, error in
            completionHandler(address.flatMap { NSURL(string: $0.absoluteString) }, error)
        }
    }

    private func load<T>(
        _ finish: @escaping @MainActor (T?, (any Error)?) -> Void, _ read: @escaping @MainActor () async throws -> T
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let graph = ViewGraph.current
        Task { @MainActor in
            var value: T?
            var failure: (any Error)?
            do { value = try await read() } catch { failure = error }
            progress.completedUnitCount = 1
            if let graph { graph.inContext { finish(value, failure) } } else { finish(value, failure) }
        }
        return progress
    }
}
