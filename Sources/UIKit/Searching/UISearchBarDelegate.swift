import Foundation

/// Decides whether a search bar may be edited, and is notified of what a person does in it.
///
/// See [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate). Its methods have default
/// implementations here where Apple's are optional; a subclass that adds one to those of its superclass, which conforms,
/// has to name the protocol itself.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether the field may get the keyboard focus.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has the keyboard focus.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether the field gives up the keyboard focus.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The field no longer has the keyboard focus.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A person changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether an edit is accepted. The browser has already shown it, and reverts it if it is refused.
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - range: The part of the text that is replaced, in UTF-16 units.
    ///   - text: The replacement text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The Cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button of the search results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// A scope was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing by default.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing by default.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing by default.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing by default.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The position of a bar. Has no effect here: bars look alike in all positions.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that has a position.
///
/// See [UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar. It is never asked here: bars look alike in all positions.
///
/// See [UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position of the bar. Never called.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
