import CoreTransferable
import Foundation
import SwiftUICore

/// Lets a person choose a picture, or a video, on their machine, by the browser's file dialog.
///
/// It is shown in a `UIViewControllerRepresentable` or by `present`. There is no camera. Unlike on Apple's systems, it isn't a
/// navigation controller. See
/// [UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller).
open class UIImagePickerController: UIViewController {
    /// Where pictures come from. A browser's file dialog is the library; on phones it may offer the camera by itself.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// What the delegate gets to know of a choice.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type's identifier, a `String`: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture's middle square, a `UIImage`, if editing is allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The square in the picture, a `CGRect`, if editing is allowed.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The picture's file, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The video's file, a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Never given: there is no camera.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Hears of the choice. It dismisses the controller.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Stored: the browser's file dialog is shown in any case.
    open var sourceType = SourceType.photoLibrary
    /// The types that are offered: `public.image` by default, also `public.movie`.
    open var mediaTypes = ["public.image"] { didSet { (viewIfLoaded as? HostedView<FileCard>)?.content = card } }
    /// Whether the delegate also gets the picture's middle square, which a person accepts on a phone. Nothing can be edited here.
    open var allowsEditing = false

    /// Whether pictures come from there: from everywhere but a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The types that are offered; nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }

    /// A picker of pictures.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates the file dialog's card.
    open override func loadView() {
        view = HostedView(card)
        view.frame = UIScreen.main.bounds
    }

    private var card: FileCard {
        let types = mediaTypes.compactMap { UTType($0) }
        return FileCard(
            types: types.isEmpty ? [.image] : types, allowsSeveral: false, cancel: { [weak self] in self?.cancel() },
            take: { [weak self] in self?.take($0) })
    }

    private func cancel() { delegate?.imagePickerControllerDidCancel(self) }

    /// A file that is neither a picture nor a video counts as no choice.
    private func take(_ files: Result<[ReceivedFile], any Error>) {
        guard let file = try? files.get().first, let info = info(on: file) else { return cancel() }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func info(on file: ReceivedFile) -> [InfoKey: Any]? {
        if file.contentType.conforms(to: .movie) { return [.mediaType: "public.movie", .mediaURL: file.url] }
        guard let image = UIImage(contentsOfFile: file.url.path) else { return nil }
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: file.url]
        // A drawing without pixels has no part of its own.
        guard allowsEditing, let pixels = image.cgImage else { return info }
        let square = CGRect.middleSquare(of: CGSize(width: pixels.width, height: pixels.height))
        guard let part = pixels.cropping(to: square) else { return info }
        info[.cropRect] = square
        info[.editedImage] = UIImage(cgImage: part)
        return info
    }
}

extension CGRect {
    fileprivate static func middleSquare(of size: CGSize) -> CGRect {
        let side = min(size.width, size.height)
        return CGRect(
            x: ((size.width - side) / 2).rounded(.down), y: ((size.height - side) / 2).rounded(.down), width: side,
            height: side)
    }
}

/// Hears what a person chose in an image picker.
///
/// See [UIImagePickerControllerDelegate](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate).
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// A person chose a picture or a video. Does nothing by default.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// A person chose nothing. Dismisses the picker by default.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
