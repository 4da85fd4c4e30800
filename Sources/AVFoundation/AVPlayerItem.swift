import Foundation
import Observation
import Synchronization

/// A video or audio resource to play, and its loading state.
///
/// See [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem).
@preconcurrency @MainActor
public final class AVPlayerItem: NSObject {
    /// Whether the item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// The resource that is played.
    public let asset: AVURLAsset
    /// Whether the item can be played; unknown until the browser has loaded its metadata.
    public private(set) var status = Status.unknown
    /// The duration; indefinite until the browser has loaded the metadata.
    public private(set) var duration = CMTime.indefinite
    /// Why the item can't be played.
    public private(set) var error: (any Error)?
    private(set) var time = CMTime.zero

    /// Creates an item from a URL, which may be that of a file in the app.
    public init(url: URL) {
        asset = AVURLAsset(url: url)
        super.init()
    }

    /// Creates an item from an asset.
    public init(asset: AVURLAsset) {
        self.asset = asset
        super.init()
    }

    /// The current playback time.
    public func currentTime() -> CMTime { time }

    /// Posted when the item has played to its end. The notification's object is the item.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when the item can't be played to its end. The notification's object is the item.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")

    func move(to seconds: Double) { time = CMTime(seconds: seconds, preferredTimescale: 600) }

    func learn(duration seconds: Double) {
        duration = CMTime(seconds: seconds, preferredTimescale: 600)
        asset.learn(duration)
        status = .readyToPlay
    }

    func fail() {
        status = .failed
        error = URLError(.cannotDecodeContentData)
        NotificationCenter.default.post(name: Self.failedToPlayToEndTimeNotification, object: self)
    }
}

extension Notification.Name {
    /// Posted when an item has played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item can't be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// A video or audio resource at a URL.
///
/// See [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
public final class AVURLAsset: NSObject, Sendable {
    /// The address.
    public let url: URL

    private let known = Mutex(CMTime.indefinite)

    /// Creates an asset from a URL. The options have no effect here.
    public init(url: URL, options: [String: Any]? = nil) { self.url = url }

    /// The duration, as `load(.duration)` gives it.
    @available(*, deprecated, message: "Use load(.duration)")
    public var duration: CMTime { length }

    /// What the browser has told a player, or else what the file says.
    var length: CMTime {
        let known = known.withLock { $0 }
        return known.isNumeric ? known : lengthOfFile
    }

    func learn(_ duration: CMTime) { known.withLock { $0 = duration } }
}

/// The resource of an item; always identified by a URL here.
public typealias AVAsset = AVURLAsset
