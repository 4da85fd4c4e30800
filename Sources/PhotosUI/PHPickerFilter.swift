import CoreTransferable

/// Which pictures and films are offered. A browser can tell pictures from films, and no more.
///
/// See [PHPickerFilter](https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct).
public struct PHPickerFilter: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable { case images, videos }

    fileprivate let kinds: Set<Kind>
    /// Pictures.
    public static let images = PHPickerFilter(kinds: [.images])
    /// Films.
    public static let videos = PHPickerFilter(kinds: [.videos])
    /// Pictures: a browser doesn't tell live photos apart.
    public static let livePhotos = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't tell screenshots apart.
    public static let screenshots = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't tell panoramas apart.
    public static let panoramas = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't tell pictures with depth apart.
    public static let depthEffectPhotos = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't tell series apart.
    public static let bursts = PHPickerFilter(kinds: [.images])
    /// Films: a browser doesn't tell recordings of a screen apart.
    public static let screenRecordings = PHPickerFilter(kinds: [.videos])
    /// Films: a browser doesn't tell cinematic films apart.
    public static let cinematicVideos = PHPickerFilter(kinds: [.videos])
    /// Films: a browser doesn't tell slow motion apart.
    public static let slomoVideos = PHPickerFilter(kinds: [.videos])
    /// Films: a browser doesn't tell time lapses apart.
    public static let timelapseVideos = PHPickerFilter(kinds: [.videos])

    /// What any of the filters offers.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce([]) { $0.union($1.kinds) })
    }

    /// What all of the filters offer.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce([.images, .videos]) { $0.intersection($1.kinds) })
    }

    /// What the filter doesn't offer.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(kinds: Set([.images, .videos]).subtracting(filter.kinds))
    }

    /// The types of files that pass; without a filter all do.
    static func types(_ filter: PHPickerFilter?) -> [UTType] {
        let kinds = filter?.kinds ?? [.images, .videos]
        return (kinds.contains(.images) ? [.image] : []) + (kinds.contains(.videos) ? [.movie] : [])
    }
}

/// The person's photo library. A browser has none: it is accepted as the source of pictures, and has no effect.
public final class PHPhotoLibrary: Sendable {
    private static let only = PHPhotoLibrary()
    private init() {}
    /// The library, which stands for the person's files.
    public static func shared() -> PHPhotoLibrary { only }
}
