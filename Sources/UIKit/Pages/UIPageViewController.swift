import Foundation
import Observation
import SwiftUICore

/// Shows one of several controllers, between which the user swipes.
///
/// The pages are those of SwiftUI's `TabView`. They are what the data source has before and after the current controller, at most
/// ten on each side at a time; where it comes back to a controller that it has returned, the pages end. See
/// [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
open class UIPageViewController: UIViewController {
    /// The observable state that SwiftUI's views read.
    @MainActor @Observable
    final class Pages {
        var controllers: [UIViewController] = []
        var index = 0
        var showsDots = false
    }

    /// How many pages are asked for on each side.
    static let reach = 10

    let pages = Pages()
    /// Has the controllers before and after another one. Without one, there is one page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { reload() } }
    /// Is told when the user has swiped to another page.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The style that was given to the initializer. All pages are scrolled.
    public let transitionStyle: TransitionStyle
    /// The direction that was given to the initializer. All pages are side by side.
    public let navigationOrientation: NavigationOrientation
    /// Always `none`: one page is shown at a time.
    public var spineLocation: SpineLocation { .none }
    /// Stored, but has no effect here: pages have no back.
    open var isDoubleSided = false

    /// A controller without pages. The options are ignored.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller without pages.
    public override init(nibName: String?, bundle: Bundle?) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    /// Creates the view that shows the pages.
    open override func loadView() { view = HostedView(ScrolledPages(controller: self, pages: pages)) }

    // MARK: The current page

    private var current: UIViewController? {
        pages.controllers.indices.contains(pages.index) ? pages.controllers[pages.index] : nil
    }

    /// The controller of the current page; empty if there is none.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// Shows a controller, and asks the data source anew for those around it.
    /// - Parameters:
    ///   - viewControllers: The controller. Only the first one is shown.
    ///   - direction: Ignored: the data source's order says it.
    ///   - animated: Whether to scroll to it, if it is one of the known pages.
    ///   - completion: Called with true when it is shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers?.first, animated: animated)
        guard let completion else { return }
        guard let graph = viewIfLoaded?.shown?.window else { return completion(true) }
        graph.afterCommit { completion(true) }
    }

    override func isShowing(_ child: UIViewController) -> Bool { child === current }

    /// Asks the data source again, because it is another one.
    private func reload() {
        if let current { show(current, animated: false) }
    }

    private func show(_ controller: UIViewController?, animated: Bool) {
        let (old, before) = (current, pages.controllers)
        let found = controller.map(around) ?? []
        let hasSame = Self.isRound(before, as: found)
        let list = hasSame ? before : found
        for gone in before where !list.contains(gone) {
            gone.willMove(toParent: nil)
            gone.removeFromParent()
        }
        let new = list.filter { $0.parent !== self }
        for page in new { addChild(page) }
        let index = controller.flatMap(list.firstIndex) ?? 0
        Motion.change(animated) {
            if !hasSame { pages.controllers = list }
            if pages.index != index { pages.index = index }
            pages.showsDots = (dataSource?.presentationCount(for: self) ?? 0) > 1
        }
        for page in new { page.didMove(toParent: self) }
        guard old !== controller else { return }
        old?.disappearWithChildren()
        controller?.appearWithChildren()
    }

    // MARK: The pages around it

    /// Whether both have the same order, if the first page follows the last. Pages that go round don't move then.
    private static func isRound(_ pages: [UIViewController], as other: [UIViewController]) -> Bool {
        guard pages.count == other.count else { return false }
        guard let first = other.first else { return true }
        guard let start = pages.firstIndex(of: first) else { return false }
        return Array(pages[start...] + pages[..<start]) == other
    }

    /// A controller with those before and after it.
    private func around(_ controller: UIViewController) -> [UIViewController] {
        var known: Set = [ObjectIdentifier(controller)]
        let after = pages(from: controller, &known) { $0.pageViewController(self, viewControllerAfter: $1) }
        let before = pages(from: controller, &known) { $0.pageViewController(self, viewControllerBefore: $1) }
        return before.reversed() + [controller] + after
    }

    private func pages(
        from controller: UIViewController, _ known: inout Set<ObjectIdentifier>,
        _ next: (any UIPageViewControllerDataSource, UIViewController) -> UIViewController?
    ) -> [UIViewController] {
        var found: [UIViewController] = []
        while let dataSource, found.count < Self.reach, let page = next(dataSource, found.last ?? controller),
            known.insert(ObjectIdentifier(page)).inserted
        {
            found.append(page)
        }
        return found
    }

    /// Handles the user's swipe to another page.
    func choose(_ index: Int) {
        guard let old = current, index != pages.index, pages.controllers.indices.contains(index) else { return }
        let new = pages.controllers[index]
        delegate?.pageViewController(self, willTransitionTo: [new])
        pages.index = index
        old.disappearWithChildren()
        new.appearWithChildren()
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        if index == 0 || index == pages.controllers.count - 1, current === new { show(new, animated: false) }
    }
}

/// Shows a page controller's pages as a SwiftUI `TabView`.
private struct ScrolledPages: View {
    unowned let controller: UIPageViewController
    let pages: UIPageViewController.Pages

    var body: some View {
        TabView(selection: Binding(get: { pages.index }, set: { controller.choose($0) })) {
            ForEach(Array(pages.controllers.enumerated()), id: \.element) { index, page in
                ControllerPage(controller: page).tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: pages.showsDots ? .always : .never))
    }
}
