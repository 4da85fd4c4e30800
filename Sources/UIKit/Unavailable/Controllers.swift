import Foundation

// What apps plausibly reach for and isn't here: a compile error that says what to use instead. The initialisers and
// members are there so that it is this error which people see.

@available(*, unavailable, message: "There are no view controllers here; use views, or SwiftUI's NavigationStack")
open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public override init() {}
    public required init?(coder: NSCoder) { nil }
    open var view: UIView! {
        get { nil }
        set {}
    }
    open var title: String?
    public var navigationController: UINavigationController? { nil }
    public var presentedViewController: UIViewController? { nil }
    public var children: [UIViewController] { [] }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    public func addChild(_ controller: UIViewController) {}
    public func didMove(toParent parent: UIViewController?) {}
}

@available(*, unavailable, message: "There are no view controllers here; SwiftUI's views are shown by an App's scenes")
open class UIHostingController<Content>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public required init?(coder: NSCoder) { nil }
    public var rootView: Content {
        get { fatalError() }
        set {}
    }
}

@available(*, unavailable, message: "There are no view controllers here; use SwiftUI's NavigationStack")
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { fatalError() }
    public required init?(coder: NSCoder) { nil }
    public var navigationBar: UINavigationBar { fatalError() }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    open func popViewController(animated: Bool) -> UIViewController? { nil }
}

@available(*, unavailable, message: "There are no view controllers here; use SwiftUI's TabView")
open class UITabBarController: UIViewController {}

@available(
    *, unavailable,
    message: "There are no view controllers here; use SwiftUI's alert(_:isPresented:actions:) or confirmationDialog"
)
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
    open func addAction(_ action: UIAlertAction) {}
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@available(*, unavailable, message: "Use a Button in SwiftUI's alert(_:isPresented:actions:)")
open class UIAlertAction {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

@available(*, unavailable, message: "Use SwiftUI's ShareLink")
open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
    public required init?(coder: NSCoder) { nil }
}

@available(*, unavailable, message: "Use SwiftUI's PhotosPicker")
open class UIImagePickerController: UIViewController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

@available(*, unavailable, message: "Use SwiftUI's fileImporter(isPresented:allowedContentTypes:onCompletion:)")
open class UIDocumentPickerViewController: UIViewController {}
