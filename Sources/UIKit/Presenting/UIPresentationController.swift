import Foundation

/// How a controller is presented, and who is told that the user has dismissed it.
///
/// See [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller). Presentations are
/// SwiftUI's, so an app can't make one of its own.
@preconcurrency @MainActor
public class UIPresentationController: NSObject {
    weak var owner: UIViewController?
    /// The controller that has presented it, which the delegate may still ask for when it is dismissed.
    weak var presenter: UIViewController?

    init(_ owner: UIViewController) {
        self.owner = owner
        super.init()
    }

    /// Is told when the user dismisses the controller.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            owner?.presentingStage?.setNeedsUpdate()
        }
    }

    /// The controller that is presented.
    public var presentedViewController: UIViewController { owner ?? UIViewController() }
    /// The controller that presents it, or has just done so; the same controller if none has.
    public var presentingViewController: UIViewController {
        owner?.presentingViewController ?? presenter ?? presentedViewController
    }
    /// The view of the controller that is presented, if it has been created.
    public var presentedView: UIView? { owner?.viewIfLoaded }
    /// The style that the controller asks for.
    public var presentationStyle: UIModalPresentationStyle { owner?.modalPresentationStyle ?? .automatic }
    /// The style that is used in place of `presentationStyle`; `none` if that is used itself. A popover is a card.
    public var adaptivePresentationStyle: UIModalPresentationStyle {
        presentationStyle == .popover ? .formSheet : .none
    }
}

/// Is asked whether the user may dismiss a presented controller, and told when that happens.
///
/// See [UIAdaptivePresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether the user may dismiss the controller. Not asked if `isModalInPresentation` forbids it. True by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user has tried to dismiss the controller, which isn't allowed. Does nothing by default.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// The user dismisses the controller by a drag, a press beside it or Escape. Not called if `dismiss` does. Does nothing by
    /// default.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The controller that the user has dismissed is gone. Not called if `dismiss` dismissed it. Does nothing by default.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
    /// How the controller is presented: its `popoverPresentationController` if there is one, otherwise its sheet's.
    public var presentationController: UIPresentationController? {
        popoverPresentationController ?? sheetPresentationController
    }
}
