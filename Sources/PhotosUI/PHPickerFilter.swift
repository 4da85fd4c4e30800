import CoreTransferable

/// Which pictures and videos are offered. A browser only distinguishes pictures from videos.
///
/// See [PHPickerFilter](https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct).
public struct PHPickerFilter: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable { case images, videos }

    fileprivate let kinds: Set<Kind>
    /// Pictures.
    public static let images = PHPickerFilter(kinds: [.images])
    /// Videos.
    public static let videos = PHPickerFilter(kinds: [.videos])
    /// Pictures: a browser doesn't recognize live photos.
    public static let livePhotos = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't recognize screenshots.
    public static let screenshots = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't recognize panoramas.
    public static let panoramas = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't recognize pictures with depth.
    public static let depthEffectPhotos = PHPickerFilter(kinds: [.images])
    /// Pictures: a browser doesn't recognize bursts.
    public static let bursts = PHPickerFilter(kinds: [.images])
    /// Videos: a browser doesn't recognize screen recordings.
    public static let screenRecordings = PHPickerFilter(kinds: [.videos])
    /// Videos: a browser doesn't recognize cinematic videos.
    public static let cinematicVideos = PHPickerFilter(kinds: [.videos])
    /// Videos: a browser doesn't recognize slow motion.
    public static let slomoVideos = PHPickerFilter(kinds: [.videos])
    /// Videos: a browser doesn't recognize time lapses.
    public static let timelapseVideos = PHPickerFilter(kinds: [.videos])

    /// The union of the filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce([]) { $0.union($1.kinds) })
    }

    /// The intersection of the filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce([.images, .videos]) { $0.intersection($1.kinds) })
    }

    /// The complement of a filter.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(kinds: Set([.images, .videos]).subtracting(filter.kinds))
    }

    /// The types of files that match; without a filter, all pictures and videos.
    static func types(_ filter: PHPickerFilter?) -> [UTType] {
        let kinds = filter?.kinds ?? [.images, .videos]
        return (kinds.contains(.images) ? [.image] : []) + (kinds.contains(.videos) ? [.movie] : [])
    }
}

/// The user's photo library. A browser has none, so this has no effect.
public final class PHPhotoLibrary: Sendable {
    private static let only = PHPhotoLibrary()
    private init() {}
    /// The library.
    public static func shared() -> PHPhotoLibrary { only }
}
