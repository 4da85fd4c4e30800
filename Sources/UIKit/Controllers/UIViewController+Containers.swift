import Foundation
import SwiftUICore

// The containers that a controller is in, and what they show of it.

extension UIViewController {
    /// The navigation controller that the controller is in; nil if it is in none.
    public var navigationController: UINavigationController? { container() }
    /// The tab bar controller that the controller is in; nil if it is in none.
    public var tabBarController: UITabBarController? { container() }

    private func container<Container: UIViewController>() -> Container? {
        (parent as? Container) ?? parent?.container()
    }

    /// Whether a container shows the controller, and every one around it does so too.
    var isSeen: Bool { parent.map { $0.isShowing(self) && $0.isSeen } ?? true }

    /// The controller's view stays in the page, and is seen from now on.
    func appearWithChildren() {
        guard let graph = viewIfLoaded?.shown?.window, isSeen else { return }
        viewWillEnter()
        viewDidEnter(graph)
        for child in children where isShowing(child) { child.appearWithChildren() }
    }

    /// The controller's view stays in the page, and isn't seen any more.
    func disappearWithChildren() {
        for child in children { child.disappearWithChildren() }
        guard appearance != .gone else { return }
        viewWillLeave()
        viewDidLeave()
    }
}
