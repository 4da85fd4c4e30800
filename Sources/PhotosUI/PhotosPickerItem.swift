import CoreTransferable
import Foundation
import SwiftUICore

/// A picture or a film that a person chose.
///
/// See [PhotosPickerItem](https://developer.apple.com/documentation/photosui/photospickeritem). It is a copy of a file of the
/// person's machine, and is there for as long as the window is.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// How a picture is handed over: always as it is.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// As the system likes. Items are handed over as they are.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As the item is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// As most programs can read it. Items are handed over as they are all the same.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The identifier that the app gave; nil for what a person chose, since a browser tells no lasting identity.
    public let itemIdentifier: String?
    private let file: URL?
    private let contentType: UTType

    init(_ file: ReceivedFile) {
        itemIdentifier = nil
        self.file = file.url
        contentType = file.contentType
    }

    /// An item of a photo library. A browser has none: the item can't be loaded.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        file = nil
        contentType = .image
    }

    /// The type of the file; empty where there is no item.
    public var supportedContentTypes: [UTType] { file == nil ? [] : [contentType] }

    /// The item as a value of a type: `Data`, `Image`, or one of the app's own; nil where there is no item.
    /// - Throws: `TransferError` where it can't be such a value, or what the file system says.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let file else { return nil }
        return try await T(importing: try Data(contentsOf: file), contentType: contentType)
    }

    /// The item as a value of a type. The handler is called on the main actor, and the progress is complete then.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @MainActor (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task { @MainActor in
            let result: Result<T?, any Error>
            do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            completionHandler(result)
        }
        return progress
    }
}
