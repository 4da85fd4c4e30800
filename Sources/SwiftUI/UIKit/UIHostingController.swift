import SwiftUICore
import UIKit

/// A UIKit controller whose view shows a SwiftUI view.
///
/// See [UIHostingController](https://developer.apple.com/documentation/swiftui/uihostingcontroller). What the view keeps begins
/// anew when the controller is shown again; where it is shown in SwiftUI's views, it inherits their environment.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view that is shown. Setting it shows another at once.
    open var rootView: Content {
        didSet {
            hosted?.content = rootView
            content.rootView = rootView
        }
    }

    /// Whether `preferredContentSize` is the view's; its intrinsic size always is.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// What the page shows, if the controller is its root.
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

    /// Always fails. Apple's traps instead where no `rootView` is known.
    public required init?(coder: NSCoder) { nil }

    /// Makes the view that shows `rootView`, as large as the screen and with the system's background.
    open override func loadView() {
        let view = HostedView(rootView)
        view.frame = UIScreen.main.bounds
        view.backgroundColor = .systemBackground
        self.view = view
    }

    /// The size that the view takes of one that is offered to it.
    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

    /// The size that the controller prefers: its view's intrinsic size where `sizingOptions` say so, otherwise what was
    /// set.
    open override var preferredContentSize: CGSize {
        get { sizingOptions.contains(.preferredContentSize) ? view.intrinsicContentSize : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
}

extension UIHostingController: PageFilling {
    /// A subclass may do more when its view comes, so its view is shown as any controller's.
    var pageContent: AnyView? {
        type(of: self) == UIHostingController<Content>.self ? AnyView(HostedRoot(model: content)) : nil
    }
}

/// Which of a hosting controller's sizes follow its view's.
///
/// See [UIHostingControllerSizingOptions](https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions).
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize` follows the view.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size follows its content, which it does here without this option too.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
