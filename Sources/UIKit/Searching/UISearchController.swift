import Foundation
import Observation

/// Manages a search: its bar, and the controller that shows the results.
///
/// A navigation item's `searchController` shows the bar above the content of its page, and the results over the content.
/// Apps can also show the bar in a view of their own, such as a table's header; then there is no place for results. See
/// [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
open class UISearchController: UIViewController {
    /// When the scopes are shown.
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

    /// The observable state that a page reads.
    @MainActor @Observable
    final class Look {
        var isActive = false
        var hasText = false
        var showsResults = false
        var obscures = true
        var hidesBar = true
    }

    let look = Look()
    /// The field of the search.
    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    /// The controller that shows the results; nil if the page itself does.
    public let searchResultsController: UIViewController?
    /// Is asked for the results whenever the text or the scope changes, and when the search begins and ends.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// A search.
    /// - Parameter searchResultsController: Shows the results over the page; nil if the page itself shows them.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.search = self
        searchBar.groundDidChange()
        if let searchResultsController { addChild(searchResultsController) }
    }

    /// A search whose results the page itself shows. There are no nib files, so the arguments are ignored.
    public override convenience init(nibName: String?, bundle: Bundle?) { self.init(searchResultsController: nil) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: Settings

    /// Whether the content is dimmed during a search while no results are shown; a press on it ends the search. True by
    /// default.
    open var obscuresBackgroundDuringPresentation: Bool {
        get { look.obscures }
        set { look.obscures = newValue }
    }
    /// The earlier name of `obscuresBackgroundDuringPresentation`.
    @available(swift, deprecated: 100000.0, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { look.obscures }
        set { look.obscures = newValue }
    }
    /// Whether the navigation bar is hidden during a search. True by default.
    open var hidesNavigationBarDuringPresentation: Bool {
        get { look.hidesBar }
        set { look.hidesBar = newValue }
    }
    /// Whether the results are shown as soon as there is text. True by default, until `showsSearchResultsController` is
    /// set.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown during a search.
    open var showsSearchResultsController: Bool {
        get { look.showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            look.showsResults = newValue
        }
    }
    /// Whether the Cancel button is shown during a search. True by default.
    open var automaticallyShowsCancelButton = true
    /// When the scopes are shown. During a search by default.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }
    /// The earlier form of `scopeBarActivation`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    // MARK: The search

    /// Whether the search has begun, by a press on the field or by the app, and hasn't been canceled. Setting it begins
    /// or ends the search.
    open var isActive: Bool {
        get { look.isActive }
        set {
            guard newValue != look.isActive else { return }
            if newValue { begin(editing: true) } else { end() }
        }
    }

    /// The field got the keyboard focus.
    func editingDidBegin() { if look.isActive { update() } else { begin(editing: false) } }

    private func begin(editing: Bool) {
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        Motion.change(true) {
            look.isActive = true
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
            textStateDidChange()
        }
        if editing, !searchBar.isFirstResponder {
            // The field tells of its focus, which asks for the results. A field that isn't shown can't have the focus.
            if !searchBar.becomeFirstResponder() { update() }
        } else {
            update()
        }
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        Motion.change(true) {
            look.isActive = false
            if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
            searchBar.empty()
            textStateDidChange()
        }
        update()
        delegate?.didDismissSearchController(self)
    }

    /// A person changed the text.
    func textDidChange() {
        textStateDidChange()
        if look.isActive { update() }
    }

    /// The app changed the text, or the scope was changed.
    func contentDidChange() {
        textStateDidChange()
        if look.isActive { update() }
    }

    private func textStateDidChange() {
        look.hasText = searchBar.text?.isEmpty == false
        if automaticallyShowsSearchResultsController { look.showsResults = look.hasText }
        showScopes()
    }

    private func showScopes() {
        switch scopeBarActivation {
        case .manual: break
        case .onTextEntry: searchBar.showsScopeBar = look.isActive && (look.hasText || searchBar.showsScopeBar)
        case .automatic, .onSearchActivation: searchBar.showsScopeBar = look.isActive
        }
    }

    private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

    // MARK: In its page

    /// The results, if they are to be shown.
    var shownResults: UIViewController? { look.isActive && look.showsResults ? searchResultsController : nil }

    override func isShowing(_ child: UIViewController) -> Bool { child === shownResults }
}

/// Finds what a person searches for.
///
/// See [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began or ended, or its text or its scope changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Is notified when a search begins and ends.
///
/// See [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate). Its methods
/// have default implementations here where Apple's are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called first, for apps that present the search by themselves. The search is shown in any case.
    func presentSearchController(_ searchController: UISearchController)
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing by default.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing by default.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
