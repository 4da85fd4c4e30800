import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Whether the data can become a picture.
    public func canLoadObject(ofClass type: UIImage.Type) -> Bool {
        hasItemConformingToTypeIdentifier(UTType.image.identifier)
    }

    /// Loads the data as a picture. The progress is complete when the handler is called.
    @discardableResult
    public func loadObject(
        ofClass type: UIImage.Type, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: .image) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let image = UIImage(data: data)
            completionHandler(image, image == nil ? CocoaError(.fileReadCorruptFile) : nil)
        }
    }
}
