import SwiftUICore
import UIKit

/// A UIKit controller whose view shows a SwiftUI view.
///
/// See [UIHostingController](https://developer.apple.com/documentation/swiftui/uihostingcontroller). The view's state starts anew
/// when the controller is shown again; inside SwiftUI's views, it inherits their environment.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown. Setting it replaces the view at once.
    open var rootView: Content {
        didSet {
            hosted?.content = rootView
            content.rootView = rootView
        }
    }

    /// Whether `preferredContentSize` follows the view; its intrinsic size always does.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// The page's content, if the controller is its root.
    private let content: HostedRoot<Content>.Model
    private var hosted: HostedView<Content>? { viewIfLoaded as? HostedView<Content> }

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        content = HostedRoot<Content>.Model(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Always fails: there are no archives or storyboards here.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        content = HostedRoot<Content>.Model(rootView)
        super.init(coder: coder)
    }

    /// Always fails. Apple's traps instead if no `rootView` is known.
    public required init?(coder: NSCoder) { nil }

    /// Makes the view that shows `rootView`, with the screen's size and the system's background.
    open override func loadView() {
        let view = HostedView(rootView)
        view.frame = UIScreen.main.bounds
        view.backgroundColor = .systemBackground
        self.view = view
    }

    /// The view's size for a proposed size.
    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

    /// The preferred size: its view's intrinsic size if `sizingOptions` contain that, otherwise the value that was set.
    open override var preferredContentSize: CGSize {
        get { sizingOptions.contains(.preferredContentSize) ? view.intrinsicContentSize : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
}

extension UIHostingController: PageFilling {
    /// A subclass may do more when its view appears, so its view is shown like any controller's.
    var pageContent: AnyView? {
        type(of: self) == UIHostingController<Content>.self ? AnyView(HostedRoot(model: content)) : nil
    }
}

/// Which of a hosting controller's sizes follow its view.
///
/// See [UIHostingControllerSizingOptions](https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions).
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize` follows the view.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size follows its content, as it does here without this option, too.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
