import ContentHashing
import Foundation
import Synchronization

/// A HEIC picture in memory, which may be a visitor's. It is converted when a page asks for it, on the thread that loads for
/// pages: making an image of it costs nothing. Pages keep what they have got, so that only the latest conversions of all
/// pictures are kept here.
package final class HEICPicture: Sendable {
    package let header: HEICHeader
    private let data: Data
    /// Why it can't be converted. A lack of time or room isn't the picture's.
    private let fault = Mutex<AssetError?>(nil)

    /// In bytes of PNG, of all pictures together.
    private static let convertedBytesMax = 128 << 20
    /// Threads may share a cache (its documentation says so).
    nonisolated(unsafe) private static let converted = {
        let cache = NSCache<NSString, NSData>()
        cache.totalCostLimit = convertedBytesMax
        return cache
    }()

    /// Nil for other bytes, and for a file that doesn't say its picture's size.
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
