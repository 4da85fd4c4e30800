import AVFoundation
import DisplayList
import Foundation

/// The client's module, at a path made from its hash, and the addresses of videos.
enum VideoModule {
    static let path = ClientModule.register("video", in: .module)

    /// The URL at which a browser finds a video: its own, or for a file a path on this host. Empty where it can't be played.
    static func address(of url: URL) -> String { MediaAddress.of(url) }
}
