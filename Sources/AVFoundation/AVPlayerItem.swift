import Foundation
import Observation

/// A film or sound at an address, and what is known about it.
///
/// See [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem).
@preconcurrency @MainActor
public final class AVPlayerItem: NSObject {
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// What it is played from.
    public let asset: AVURLAsset
    /// Whether it can be played: known when the browser has looked at it.
    public private(set) var status = Status.unknown
    /// How long it is; not known before the browser has looked at it.
    public private(set) var duration = CMTime.indefinite
    /// Why it can't be played.
    public private(set) var error: (any Error)?
    private(set) var time = CMTime.zero

    /// A film or sound at an address, or in a file of the app's.
    public init(url: URL) {
        asset = AVURLAsset(url: url)
        super.init()
    }

    /// A film or sound.
    public init(asset: AVURLAsset) {
        self.asset = asset
        super.init()
    }

    /// Where it is played at present.
    public func currentTime() -> CMTime { time }

    /// Sent when it was played to its end; its object is the item.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Sent when it can't be played to its end; its object is the item.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")

    func move(to seconds: Double) { time = CMTime(seconds: seconds, preferredTimescale: 600) }

    func learn(duration seconds: Double) {
        duration = CMTime(seconds: seconds, preferredTimescale: 600)
        status = .readyToPlay
    }

    func fail() {
        status = .failed
        error = URLError(.cannotDecodeContentData)
        NotificationCenter.default.post(name: Self.failedToPlayToEndTimeNotification, object: self)
    }
}

extension Notification.Name {
    /// Sent when an item was played to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Sent when an item can't be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// A film or sound at an address.
///
/// See [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
public final class AVURLAsset: NSObject, Sendable {
    /// The address.
    public let url: URL

    /// A film or sound at an address. Options have no effect here.
    public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// What is played: here always from an address.
public typealias AVAsset = AVURLAsset
