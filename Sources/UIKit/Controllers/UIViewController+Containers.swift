import Foundation
import SwiftUICore

// The containers that a controller is in, and the appearance callbacks for controllers that a container shows or hides.

extension UIViewController {
    /// The navigation controller that the controller is in; nil if it is in none.
    public var navigationController: UINavigationController? { container() }
    /// The tab bar controller that the controller is in; nil if it is in none.
    public var tabBarController: UITabBarController? { container() }
    /// The split view controller that the controller is in; nil if it is in none.
    public var splitViewController: UISplitViewController? { container() }

    private func container<Container: UIViewController>() -> Container? {
        (parent as? Container) ?? parent?.container()
    }

    /// Whether the controller is visible: its container shows it, and each outer container shows the inner one.
    var isSeen: Bool { parent.map { $0.isShowing(self) && $0.isSeen } ?? true }

    /// The controller became visible. Its view was in the page already.
    func appearWithChildren() {
        if let graph = viewIfLoaded?.shown?.window, isSeen {
            viewWillEnter()
            viewDidEnter(graph)
        }
        for child in children where isShowing(child) { child.appearWithChildren() }
    }

    /// The controller is no longer visible. Its view stays in the page.
    func disappearWithChildren() {
        for child in children { child.disappearWithChildren() }
        guard appearance != .gone else { return }
        viewWillLeave()
        viewDidLeave()
    }
}
