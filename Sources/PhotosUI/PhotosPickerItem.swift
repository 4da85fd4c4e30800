import CoreTransferable
import Foundation
import SwiftUICore

/// A picture or video that the user chose.
///
/// See [PhotosPickerItem](https://developer.apple.com/documentation/photosui/photospickeritem). It is a copy of a file on the
/// user's machine, and exists as long as the window.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// The encoding of a picture. Pictures are never converted.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// The system's choice: items aren't converted.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The item's own encoding.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// A widely supported encoding. Not available: items aren't converted.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The identifier that the app gave; nil for a chosen item, because a browser provides no persistent identifier.
    public let itemIdentifier: String?
    private let file: URL?
    private let contentType: UTType

    init(_ file: ReceivedFile) {
        itemIdentifier = nil
        self.file = file.url
        contentType = file.contentType
    }

    /// Creates an item of a photo library. A browser has none, so it can't be loaded.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        file = nil
        contentType = .image
    }

    /// The type of the file; empty if there is no file.
    public var supportedContentTypes: [UTType] { file == nil ? [] : [contentType] }

    /// Loads the item as a value of a type: `Data`, `Image`, or one of the app's own; nil if there is no file.
    /// - Throws: `TransferError` if it can't be converted to the type, or the file system's error.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let file else { return nil }
        return try await T(importing: try Data(contentsOf: file), contentType: contentType)
    }

    /// Loads the item as a value of a type. The handler is called on the main actor, when the progress is complete.
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
