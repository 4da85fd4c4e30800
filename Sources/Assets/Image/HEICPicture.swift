import ContentHashing
import Foundation
import Synchronization

/// A HEIC picture in memory, possibly uploaded by a visitor. It is converted when a page requests it, on the thread that serves
/// resources, so that making an image of it is cheap. Pages keep what they have loaded, so only the latest conversions are cached
/// here, for all pictures together.
package final class HEICPicture: Sendable {
    package let header: HEICHeader
    private let data: Data
    /// Why the picture can't be converted, which includes a timeout. A missing program or a lack of space isn't recorded, since a
    /// later attempt may succeed.
    private let fault = Mutex<AssetError?>(nil)

    /// The cache's limit in bytes of PNG, for all pictures together.
    private static let convertedBytesMax = 128 << 20
    /// `NSCache` is documented as thread-safe.
    nonisolated(unsafe) private static let converted = {
        let cache = NSCache<NSString, NSData>()
        cache.totalCostLimit = convertedBytesMax
        return cache
    }()

    /// Nil if the data isn't HEIC, or doesn't specify the picture's size.
    package init?(_ data: Data) {
        guard let header = HEICHeader(data) else { return nil }
        self.header = header
        self.data = data
    }

    /// The picture as PNG. It takes up to ``DrawableImage/secondsMax`` seconds.
    package func png() throws(AssetError) -> Data {
        let key = ContentHash.hexadecimal(of: data) as NSString
        if let png = Self.converted.object(forKey: key) { return Data(referencing: png) }
        if let fault = fault.withLock({ $0 }) { throw fault }
        do throws(AssetError) {
            let png = try DrawableImage.png(ofHEIC: data)
            Self.converted.setObject(png as NSData, forKey: key, cost: png.count)
            return png
        } catch {
            if case .malformed = error { fault.withLock { $0 = error } }
            throw error
        }
    }
}
