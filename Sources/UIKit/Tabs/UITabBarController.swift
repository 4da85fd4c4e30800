import Foundation
import Observation
import SwiftUICore

/// Shows one of several controllers, with a bar of tabs.
///
/// The tabs are SwiftUI's `TabView`. See
/// [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
open class UITabBarController: UIViewController {
    /// The observable state that SwiftUI's views read.
    @MainActor @Observable
    final class Tabs {
        var controllers: [UIViewController] = []
        var index = 0
    }

    let tabs = Tabs()
    /// Is notified of the selected tab.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The appearance proxy: what is set here applies to all tab bars, as with `UITabBar.appearance()`.
    public private(set) lazy var tabBar: UITabBar = .appearance()

    /// Tabs without controllers.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates the view that shows the tabs.
    open override func loadView() { view = HostedView(TabPages(controller: self, tabs: tabs)) }

    /// The controllers, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { tabs.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (new, old) = (viewControllers ?? [], tabs.controllers)
        let shown = selectedViewController
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self { addChild(controller) }
        let index = shown.flatMap(new.firstIndex) ?? min(tabs.index, max(new.count - 1, 0))
        Motion.change(animated) { (tabs.controllers, tabs.index) = (new, index) }
        for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
    }

    /// The index of the selected tab.
    open var selectedIndex: Int {
        get { tabs.index }
        set {
            guard tabs.controllers.indices.contains(newValue), newValue != tabs.index else { return }
            let old = selectedViewController
            tabs.index = newValue
            old?.disappearWithChildren()
            selectedViewController?.appearWithChildren()
        }
    }

    /// The controller of the selected tab.
    open var selectedViewController: UIViewController? {
        get { tabs.controllers.indices.contains(tabs.index) ? tabs.controllers[tabs.index] : nil }
        set { newValue.flatMap(tabs.controllers.firstIndex).map { selectedIndex = $0 } }
    }

    override func isShowing(_ child: UIViewController) -> Bool { child === selectedViewController }

    /// Handles a user's selection of a tab.
    func choose(_ index: Int) {
        guard tabs.controllers.indices.contains(index) else { return }
        let controller = tabs.controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }
}

/// Is notified of the selected tab.
///
/// See [UITabBarControllerDelegate](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a user may select a tab. True by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A user selected a tab. Does nothing by default.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Shows a tab bar controller's tabs as a SwiftUI `TabView`.
private struct TabPages: View {
    unowned let controller: UITabBarController
    let tabs: UITabBarController.Tabs

    var body: some View {
        TabView(selection: Binding(get: { tabs.index }, set: { controller.choose($0) })) {
            ForEach(Array(tabs.controllers.enumerated()), id: \.element) { index, page in
                ControllerPage(controller: page)
                    .tabItem { TabLabel(look: page.tabBarItem.look, isSelected: index == tabs.index) }
                    .badge(page.tabBarItem.look.badge.map { Text(verbatim: $0) })
                    .tag(index)
            }
        }
    }
}

private struct TabLabel: View {
    let look: UIBarItem.Look
    let isSelected: Bool

    var body: some View {
        if let title = look.title { Text(verbatim: title) }
        if let image = isSelected ? look.selectedImage ?? look.image : look.image { Image(bridged: image) }
    }
}
