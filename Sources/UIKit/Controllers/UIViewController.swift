import Foundation

/// Manages a view: creates it, fills it, and is notified when it appears and disappears.
///
/// A controller is shown where a `UIViewControllerRepresentable` puts it, by another controller's `present`, or with
/// its view in a view that is shown. See
/// [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
open class UIViewController: UIResponder {
    /// The nib that was given to the initializer. A controller with one traps when its view is made: there are no nib
    /// files.
    public let nibName: String?
    /// The bundle that was given to the initializer. Nothing is loaded from it.
    public let nibBundle: Bundle?
    /// The view if it has been created, otherwise nil.
    public internal(set) var viewIfLoaded: UIView?

    // MARK: What it is called, and how it is presented

    /// The controller's title, in an alert, in a navigation bar and on a tab.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }
    /// The controller's navigation bar content.
    open private(set) lazy var navigationItem = {
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        return item
    }()
    /// The controller's tab.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil)
    /// The items of the toolbar in a navigation controller; nil for none.
    open var toolbarItems: [UIBarButtonItem]? {
        get { navigationItem.look.bottom }
        set { navigationItem.look.bottom = newValue ?? [] }
    }
    /// Whether the tab bar is hidden while the controller is pushed. Stored, but has no effect here.
    open var hidesBottomBarWhenPushed = false
    /// Whether the controller is in editing mode.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editButtonItem.become(isEditing ? .done : .edit) } }
    }
    /// A bar item that begins and ends editing, by `setEditing(_:animated:)`.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: isEditing ? .done : .edit,
        primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The edges of the view that extend under bars. Stored, but has no effect here: pages are between their bars.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Stored, but has no effect here: a search's results are shown in the page of its navigation item.
    open var definesPresentationContext = false
    /// Stored, but has no effect here: pages are between their bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// How large the view would like to be if no size is proposed, in points.
    open var preferredContentSize = CGSize.zero { didSet { viewIfLoaded?.invalidateIntrinsicContentSize() } }
    /// Whether the controller is presented as a card or over all of the page. `automatic` is a card.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Stored, but has no effect here: each presentation style has one animation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether users can't dismiss the controller by a drag, a press beside it or Escape. False by default.
    open var isModalInPresentation = false { didSet { presentingStage?.setNeedsUpdate() } }
    /// The height of the controller's card, if it is presented as one.
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(self)

    /// Where the controller's popover is anchored; nil unless its style is `popover`. A popover is a card, as on a phone.
    public var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? popover : nil
    }
    private lazy var popover = UIPopoverPresentationController(self)

    /// Light or dark, in the controller's view and those inside, unless the view has a style of its own. `unspecified`,
    /// the default, inherits the surrounding style. An alert is always as light or dark as the page.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard let viewIfLoaded, viewIfLoaded.overrideUserInterfaceStyle == .unspecified else { return }
            let around = viewIfLoaded.superview?.chosenStyle ?? .unspecified
            viewIfLoaded.styleDidChange(from: oldValue == .unspecified ? around : oldValue)
        }
    }

    /// What is called when the controller's traits change.
    var traitWatches: [TraitChangeWatch] = []

    // MARK: The tree

    /// The controller that this one was added to by `addChild`.
    public internal(set) weak var parent: UIViewController?
    /// The controllers that were added by `addChild`, in that order.
    public internal(set) var children: [UIViewController] = []

    // MARK: Where it is shown

    /// The stage that the controller fills by itself; nil for a child controller, or one that isn't shown.
    package var stage: ControllerStage?
    /// The stage on which it is presented.
    weak var presentingStage: ControllerStage?
    var isPresentedAnimated = false
    /// Runs when the controller has appeared.
    var presentationCompletion: (() -> Void)?
    var appearance = Appearance.gone
    var moves = ControllerMoves()

    var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Making one

    /// A controller without a view yet. A nib name traps when the view is created, unless `loadView` is overridden.
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    /// A controller without a nib or a view yet.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        return nil
    }

    // MARK: The view

    /// The view, created on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.controller = nil
            viewIfLoaded = newValue
            newValue?.controller = self
            navigationItem.look.ground = newValue?.backgroundColor
        }
    }

    /// Whether the view has been created. Reading this doesn't create it.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Creates the view and calls `viewDidLoad`, if the view doesn't exist yet.
    public func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        // Falls back to a plain view if an override of `loadView` sets none.
        if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Creates the view; an override creates its own and sets `view`. By default it is a plain view as large as the
    /// page. Apps don't call it.
    open func loadView() {
        precondition(nibName == nil, "\(type(of: self)) wants the nib '\(nibName ?? "")': there are no nib files here")
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Called when the view was created. Does nothing by default.
    open func viewDidLoad() {}
    /// Called before the view comes into a window. Does nothing by default.
    /// - Parameter animated: Whether the controller is presented with an animation; false for a view that comes
    ///   otherwise.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the first commit that shows the view, and before the completion of `present`. Does nothing by
    /// default.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window. Does nothing by default.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left its window. Does nothing by default.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view's `layoutSubviews`. Does nothing by default.
    open func viewWillLayoutSubviews() {}
    /// Called before layout, to change constraints in one place. Calls the view's `updateConstraints`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called after the view's `layoutSubviews`. Does nothing by default.
    open func viewDidLayoutSubviews() {}
    /// Called when the view's traits changed: light or dark, or the text size. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits of the view if it has been created, otherwise the current ones.
    public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

    /// The responder that handles events that the controller doesn't: the view's superview, otherwise the controller
    /// that presents this one.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

    /// The keys that were added by `addKeyCommand`; nil if there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Whether the container shows a child. Containers that hide some of their children override it.
    func isShowing(_ child: UIViewController) -> Bool { true }

    /// Shows a controller: the nearest container does it; without one, the controller is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { return parent.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// Shows a controller in the place for details: the secondary column of the split view that this controller is in;
    /// without one, as `show(_:sender:)` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
        show(vc, sender: sender)
    }

    /// Called before the view gets another size, because the page's window did. Calls the same method of the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
    /// Called after `viewWillAppear`, when the view is in its window. Does nothing by default.
    open func viewIsAppearing(_ animated: Bool) {}

    // MARK: Children

    /// Adds a child, which is removed from its current parent. The caller adds its view to this controller's view.
    open func addChild(_ childController: UIViewController) {
        precondition(childController !== self, "\(self) can't be its own child")
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        childController.parent = self
        childController.moves = ControllerMoves(isEntering: true)
        children.append(childController)
    }

    /// Removes this controller from its parent. The caller removes the view from the parent's view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        moves = ControllerMoves(isLeaving: true)
        didMove(toParent: nil)
    }

    /// Called by `addChild` before the parent changes. An app calls it with nil before `removeFromParent`. Does nothing
    /// by default.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called by `removeFromParent` with nil. An app calls it when the child's view is in place. Does nothing by
    /// default.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    /// Shows a controller over this one, or over the outermost controller that this one is in.
    ///
    /// As with Apple's, nothing happens if another one is presented already, or where this one isn't shown; the log
    /// says so.
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether it appears with an animation.
    ///   - completion: Called when it has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard let stage = nearestStage else {
            return ControllerLog.isNotShown(self, presenting: viewControllerToPresent)
        }
        stage.show(viewControllerToPresent, by: self, animated: flag, completion)
    }

    /// Dismisses what this controller presents. If it presents nothing, dismisses the presentation that contains it, by
    /// UIKit or by SwiftUI.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let stage = nearestStage, stage.presented != nil { return stage.end(animated: flag, completion) }
        if let stage = outermost.presentingStage { return stage.end(animated: flag, completion) }
        guard let stage = outermost.stage, stage.endPresentation(completion) else {
            completion?()
            return
        }
    }

    /// The controller that this one, or the outermost parent, presents.
    public var presentedViewController: UIViewController? { outermost.stage?.presented?.controller }
    /// The controller that presents this one, or the outermost parent; for a search and its results, the page.
    public var presentingViewController: UIViewController? { searchedPage ?? outermost.presentingStage?.presenter }

    /// The page that a search belongs to, for the search and its results.
    private var searchedPage: UIViewController? { self is UISearchController ? parent : parent?.searchedPage }

    // MARK: What a system asks of controllers

    /// Never called: a page has no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Never called: a page has no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Never called: a page can't hide a home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Never called: users rotate their devices freely.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Never called: users rotate their devices freely.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Never called: a page has no status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Never called: a page has no status bar.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Never called: the system's gestures are the browser's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Never called: the safe area doesn't change.
    open func viewSafeAreaInsetsDidChange() {}
    /// Never called: margins only change with the app's settings.
    open func viewLayoutMarginsDidChange() {}
    /// Never called: there are no nib files.
    open func awakeFromNib() {}
    /// Stored, but has no effect here: pages are between their bars.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Stored, but has no effect here: pages are between their bars.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Stored, but has no effect here: the state of controllers isn't restored.
    open var restorationIdentifier: String?
    /// Never called: users rotate their devices freely.
    open var shouldAutorotate: Bool { true }
    /// Has no effect: a page has no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Never called: browsers don't report memory pressure.
    open func didReceiveMemoryWarning() {}

    // MARK: What isn't here

    /// Not available: there are no storyboards.
    @available(*, unavailable, message: "There are no storyboards here; make controllers by their initialisers")
    public final func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// How a controller is shown over the one that presents it: as a card, or over the whole page.
///
/// See [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle). A popover
/// is a card, as it is on a phone.
public enum UIModalPresentationStyle: Int, Sendable {
    /// `pageSheet`, `formSheet` and `popover` are cards; the others cover the page. The content below shows through
    /// `custom`, `overFullScreen` and `overCurrentContext`.
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// Over all of the page, without a blur.
    case blurOverFullScreen
    /// As a card.
    case none = -1
    /// As a card. This is the default.
    case automatic = -2
}

/// The transition between controllers. It has no effect here: each presentation style has one animation.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of a status bar. Has no effect here: a page has no status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
