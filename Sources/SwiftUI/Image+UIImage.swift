import UIKitCore

extension Image {
    /// A UIKit image. It is hidden from assistive technology unless it has a label.
    public init(uiImage: UIImage) {
        self.init(resource: uiImage.resource, size: uiImage.size)
        if uiImage.isTemplate { self = renderingMode(.template) }
    }
}
