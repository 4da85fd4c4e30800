import CoreGraphics
import Foundation
import Observation
import SwiftUICore

/// Shows two or three controllers side by side, or in a narrow window over each other, like the pages of a stack.
///
/// The columns are SwiftUI's `NavigationSplitView`, with its animations, its swipe to go back and its button for the
/// sidebar. They are side by side (`tile`) whatever behavior is preferred. See
/// [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
open class UISplitViewController: UIViewController {
    /// The observable state that SwiftUI's views read.
    @MainActor @Observable
    final class Columns {
        /// What the columns show; in the column styles these are navigation controllers.
        var pages: [Column: UIViewController] = [:]
        var arrangement = SplitArrangement()
        var widths: [Column: SplitWidth] = [:]
        var hasToggle = true
    }

    let columns = Columns()
    /// The controllers that the app has set, where a navigation controller was made for them.
    private var wrapped: [Column: UIViewController] = [:]
    /// The number of columns, and whether the controller is of the classic kind.
    public let style: Style
    /// Is notified of the columns that are shown, and decides about them.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The mode that somebody has chosen; nil follows the preferred one.
    var chosenMode: DisplayMode?
    /// The width of the view at its last layout.
    var fittedWidth: CGFloat = 0
    /// Whether the delegate is told of changes: not before the first layout.
    var isFitted = false

    /// The arrangement that the app would like. Modes in which columns overlap are shown as those with the same columns
    /// side by side.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            followMode(animated: true)
        }
    }
    /// Stored, but has no effect here: `splitBehavior` is always `tile`.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Whether users can show and hide columns by a swipe. There is no such swipe here: false only hides the button for
    /// the sidebar, unless `displayModeButtonVisibility` is `always`.
    open var presentsWithGesture = true { didSet { toggleDidChange() } }
    /// Whether the column styles have a button for the sidebar.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { toggleDidChange() } }
    /// Stored, but has no effect here: the button for the sidebar is the only one.
    open var showsSecondaryOnlyButton = false
    /// Stored, but has no effect here: the primary column is always on the leading side.
    open var primaryEdge = PrimaryEdge.leading
    /// Stored, but has no effect here: lists decide how they look.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// A button for a navigation bar, which shows or hides the primary column of a classic split view. It is hidden while
    /// the columns are collapsed.
    public private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction { [weak self] _ in self?.pressModeButton() })
        item.accessibilityLabel = "Sidebar"
        item.isHidden = isCollapsed
        return item
    }()

    /// Columns without controllers.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        toggleDidChange()
    }

    /// A classic split view, whose controllers are `viewControllers`.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
        toggleDidChange()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Creates the view that shows the columns.
    open override func loadView() {
        let hosted = HostedView(SplitPages(controller: self, columns: columns))
        hosted.willLayOut = { [weak self] size in self?.fit(size.width) }
        view = hosted
    }

    private func toggleDidChange() {
        let isAutomatic = displayModeButtonVisibility == .automatic
        let isWanted = isAutomatic ? presentsWithGesture : displayModeButtonVisibility == .always
        columns.hasToggle = style != .unspecified && isWanted
    }

    override func isShowing(_ child: UIViewController) -> Bool {
        visibleColumns(in: columns.arrangement).contains { columns.pages[$0] === child }
    }

    // MARK: The controllers

    /// Sets the controller of a column, in the column styles. Unless it is a navigation controller, one is made for it,
    /// except for the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
        put(vc, in: column)
    }

    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : wrapped[column] ?? columns.pages[column]
    }

    /// The controllers of the columns, beginning with the primary one. While the columns are collapsed, only the one
    /// for the compact column, otherwise the primary one.
    open var viewControllers: [UIViewController] {
        get {
            guard !isCollapsed else { return [columns.pages[.compact] ?? columns.pages[.primary]].compactMap { $0 } }
            return [Column.primary, .supplementary, .secondary].compactMap { columns.pages[$0] }
        }
        set {
            let isTriple = style == .tripleColumn && newValue.count > 2
            put(newValue.first, in: .primary)
            if isTriple { put(newValue[1], in: .supplementary) }
            let last = isTriple ? 2 : 1
            // While the columns are collapsed, the array has no secondary controller.
            if newValue.count > last || !isCollapsed {
                put(newValue.count > last ? newValue[last] : nil, in: .secondary)
            }
        }
    }

    func put(_ controller: UIViewController?, in column: Column) {
        guard controller !== wrapped[column] ?? columns.pages[column] else { return }
        if let old = columns.pages[column] {
            old.willMove(toParent: nil)
            old.removeFromParent()
        }
        let page = controller.map { needsBar($0, in: column) ? UINavigationController(rootViewController: $0) : $0 }
        wrapped[column] = page === controller ? nil : controller
        if let page { addChild(page) }
        Motion.change(false) { columns.pages[column] = page }
        page?.didMove(toParent: self)
        if page == nil, isCollapsed, columns.arrangement.top == column { goTo(.primary, animated: false) }
    }

    private func needsBar(_ controller: UIViewController, in column: Column) -> Bool {
        style != .unspecified && column != .compact && !(controller is UINavigationController)
    }

    // MARK: Showing controllers

    /// Shows a controller in the primary column: pushes it if the column has a navigation controller, otherwise it
    /// replaces the present one. The delegate of a classic split view may do it in another way.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let stack = columns.pages[.primary] as? UINavigationController {
            stack.show(vc, sender: sender)
        } else {
            put(vc, in: .primary)
        }
        show(.primary)
    }

    /// Shows a controller in the secondary column, in place of the present one. The delegate of a classic split view may
    /// do it in another way.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        put(vc, in: .secondary)
        show(.secondary)
    }
}
