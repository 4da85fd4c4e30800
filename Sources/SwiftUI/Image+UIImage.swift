import UIKitCore

extension Image {
    /// A UIKit image. It says nothing to assistive technology unless it is given a label.
    public init(uiImage: UIImage) {
        self.init(resource: uiImage.resource, size: uiImage.size)
        if uiImage.isTemplate { self = renderingMode(.template) }
    }
}
