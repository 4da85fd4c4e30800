import Foundation

// Unavailable declarations that apps are likely to use: a compile error says what to use instead. Initializers and
// members are declared so that this error is the one that appears.

/// Not available: use SwiftUI's `PhotosPicker`.
@available(*, unavailable, message: "Use SwiftUI's PhotosPicker")
open class UIImagePickerController: UIViewController {
    /// Not available.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// Not available.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Not available: use SwiftUI's `fileImporter`.
@available(*, unavailable, message: "Use SwiftUI's fileImporter(isPresented:allowedContentTypes:onCompletion:)")
open class UIDocumentPickerViewController: UIViewController {}
