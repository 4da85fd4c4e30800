import CoreGraphics
import DisplayList
import Foundation
import Synchronization

/// Bitmaps as resources that a page can load. A bitmap is encoded once for as long as the image object is alive; its
/// resource lives as long as it is drawn.
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
            // An entry retains the encoded bytes. Once the image is deallocated, only the canvases that drew it need
            // them.
            $0 = $0.filter { $0.value.image != nil }
            if $0.count >= knownMax { $0.removeAll() }
            $0[key] = Known(image: image, resource: resource)
        }
        return resource
    }
}
