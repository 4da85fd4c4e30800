import Foundation

// Unavailable declarations that apps are likely to use: a compile error says what to use instead. Initialisers and
// members are declared so that this error is the one that appears.

/// Not available: there are no navigation controllers.
@available(*, unavailable, message: "There are no navigation controllers here; use SwiftUI's NavigationStack")
open class UINavigationController: UIViewController {
    /// Not available.
    public init(rootViewController: UIViewController) { fatalError() }
    /// Not available.
    public required init?(coder: NSCoder) { nil }
    /// Not available.
    public var navigationBar: UINavigationBar { fatalError() }
    /// Not available.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    /// Not available.
    open func popViewController(animated: Bool) -> UIViewController? { nil }
}

/// Not available: there are no tab bar controllers.
@available(*, unavailable, message: "There are no tab bar controllers here; use SwiftUI's TabView")
open class UITabBarController: UIViewController {}

/// Not available: pictures are chosen in SwiftUI's `PhotosPicker`.
@available(*, unavailable, message: "Use SwiftUI's PhotosPicker")
open class UIImagePickerController: UIViewController {
    /// Not available.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// Not available.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Not available: files are chosen by SwiftUI's `fileImporter`.
@available(*, unavailable, message: "Use SwiftUI's fileImporter(isPresented:allowedContentTypes:onCompletion:)")
open class UIDocumentPickerViewController: UIViewController {}
