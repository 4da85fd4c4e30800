import CoreGraphics
import DisplayList
import Foundation
import Synchronization

/// Bitmaps as resources that a page can load. Each is encoded once, while somebody has it and for as long as it is drawn.
enum CanvasImages {
    private struct Known {
        weak var image: CGImage?
        let resource: ResourcePath
    }

    private static let known = Mutex<[ObjectIdentifier: Known]>([:])
    private static let knownMax = 256

    static func resource(of image: CGImage) -> ResourcePath {
        let key = ObjectIdentifier(image)
        if let known = known.withLock({ $0[key] }), known.image === image { return known.resource }
        let data = image.pngData ?? Data()
        let resource = ResourceStore.shared.hold(data, contentType: "image/png", pathExtension: "png")
        known.withLock {
            // An entry holds the bytes, which only those who drew the image need once it is gone.
            $0 = $0.filter { $0.value.image != nil }
            if $0.count >= knownMax { $0.removeAll() }
            $0[key] = Known(image: image, resource: resource)
        }
        return resource
    }
}
