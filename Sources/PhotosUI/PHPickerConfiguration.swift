import Foundation
import SwiftUICore

/// What a picker offers, and how much may be chosen.
///
/// See [PHPickerConfiguration](https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct).
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// The encoding of a picture. Pictures are never converted.
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        /// The system's choice: items aren't converted.
        case automatic
        /// The item's own encoding.
        case current
        /// A widely supported encoding. The same as the others here: items aren't converted.
        case compatible
    }

    /// The behavior of the selection; a browser has only one.
    public enum Selection: Int, Hashable, Sendable {
        /// In any order. The same as the others here.
        case `default`
        /// In the order of selection. The same as the default here, because a browser doesn't report that order.
        case ordered
        /// Updated while the person selects. The same as the default here, because a browser only reports the end.
        case continuous
        /// Both of these. The same as the default here.
        case continuousAndOrdered
    }

    /// Which items are offered; nil for pictures and videos.
    public var filter: PHPickerFilter?
    /// The maximum number of items, of which the first are used. 1 by default; 0 for no limit.
    public var selectionLimit = 1
    /// Stored: items aren't converted.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Stored: a browser has only one behavior.
    public var selection = Selection.default
    /// Stored: a browser has no library, so that nothing can be chosen beforehand.
    public var preselectedAssetIdentifiers: [String] = []

    /// Offers one picture or video.
    public init() {}

    /// Offers one picture or video. A browser has no library, so that its results have no identifiers.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// An item that a person chose.
///
/// See [PHPickerResult](https://developer.apple.com/documentation/photosui/phpickerresult-swift.struct).
public struct PHPickerResult: Equatable, Hashable, Sendable {
    /// Loads the picture or video.
    public let itemProvider: NSItemProvider
    /// Nil: a browser provides no persistent identifier.
    public let assetIdentifier: String?

    /// A result for a file that a person chose; nil if it can't be read.
    @MainActor
    init?(_ file: ReceivedFile) {
        guard let provider = NSItemProvider(contentsOf: file.url) else { return nil }
        (itemProvider, assetIdentifier) = (provider, nil)
    }

    /// Two results are equal if they have the same provider.
    public static func == (one: PHPickerResult, other: PHPickerResult) -> Bool {
        one.itemProvider === other.itemProvider
    }

    /// Hashes the provider's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
