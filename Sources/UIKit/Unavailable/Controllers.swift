import Foundation

// What apps plausibly reach for and isn't here: a compile error that says what to use instead. The initialisers and
// members are there so that it is this error which people see.

@available(*, unavailable, message: "There are no navigation controllers here; use SwiftUI's NavigationStack")
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { fatalError() }
    public required init?(coder: NSCoder) { nil }
    public var navigationBar: UINavigationBar { fatalError() }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    open func popViewController(animated: Bool) -> UIViewController? { nil }
}

@available(*, unavailable, message: "There are no tab bar controllers here; use SwiftUI's TabView")
open class UITabBarController: UIViewController {}

@available(*, unavailable, message: "Use SwiftUI's PhotosPicker")
open class UIImagePickerController: UIViewController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

@available(*, unavailable, message: "Use SwiftUI's fileImporter(isPresented:allowedContentTypes:onCompletion:)")
open class UIDocumentPickerViewController: UIViewController {}
