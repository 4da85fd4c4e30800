import DisplayList
import Foundation

/// A property that is loaded when it is asked for.
///
/// See [AVPartialAsyncProperty](https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty).
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    // @unchecked: it has no state.
    init() {}
}

/// A property of a type, and how it is loaded.
///
/// See [AVAsyncProperty](https://developer.apple.com/documentation/avfoundation/avasyncproperty).
public final class AVAsyncProperty<Root, T>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    // @unchecked: the closure is sendable.
    let load: @Sendable (Root) throws -> T

    init(_ load: @escaping @Sendable (Root) throws -> T) { self.load = load }
}

extension AVPartialAsyncProperty where Root: AVURLAsset {
    /// The length: that of a file, or what the browser has told a player; otherwise indefinite.
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.length } }
    /// Whether a browser can find the film or sound.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { MediaAddress.of($0.url) != "" } }
}

extension AVURLAsset {
    /// Loads a property.
    public func load<T>(_ property: AVAsyncProperty<AVURLAsset, T>) async throws -> T { try property.load(self) }

    /// The length of a file that is a sound or an MPEG-4 film; indefinite for anything else.
    var lengthOfFile: CMTime {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe),
            let seconds = SoundHeader.seconds(of: data)
        else { return .indefinite }
        return CMTime(seconds: seconds, preferredTimescale: 600)
    }
}
