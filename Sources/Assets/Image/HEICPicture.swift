import Foundation
import Synchronization

/// A HEIC picture in memory, which may be a visitor's. It is converted when a page asks for it, on the thread that loads for
/// pages, and once: making an image of it costs nothing.
package final class HEICPicture: Sendable {
    private enum Contents {
        case heic(Data)
        case png(Data)
        case failed(AssetError)
    }

    package let header: HEICHeader
    private let contents: Mutex<Contents>

    /// Nil for other bytes, and for a file that doesn't say its picture's size.
    package init?(_ data: Data) {
        guard let header = HEICHeader(data) else { return nil }
        self.header = header
        contents = Mutex(.heic(data))
    }

    /// The picture as PNG. It takes up to ``DrawableImage/secondsMax`` seconds the first time.
    package func png() throws(AssetError) -> Data {
        let result = contents.withLock { contents -> Result<Data, AssetError> in
            switch contents {
            case .png(let data): return .success(data)
            case .failed(let error): return .failure(error)
            case .heic(let data):
                do throws(AssetError) {
                    let png = try DrawableImage.png(ofHEIC: data)
                    contents = .png(png)
                    return .success(png)
                } catch {
                    contents = .failed(error)
                    return .failure(error)
                }
            }
        }
        return try result.get()
    }
}
