import Foundation

extension UIView {
    /// The window that shows the view; nil if none does.
    public var window: UIWindow? { shown == nil && !isPage ? nil : .current }

    /// Adds a subview in front of the others. It is removed from its current superview.
    public func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }

    /// Inserts a subview at an index, where 0 is behind all others. An index beyond either end is clamped.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), $0.count) } }

    /// Inserts a view directly in front of a subview; in front of everything if `sibling` isn't a subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex }
    }

    /// Inserts a view directly behind a subview; behind everything if `sibling` isn't a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Exchanges two subviews. Both indices must exist.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        subviews.swapAt(first, second)
        subviewsDidChange()
    }

    /// Moves a subview in front of the others. Does nothing if the view isn't a subview.
    public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.endIndex } }
    /// Moves a subview behind the others. Does nothing if the view isn't a subview.
    public func sendSubviewToBack(_ view: UIView) { reorder(view) { _ in 0 } }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.releaseConstraints(about: self)
        willMove(toSuperview: nil)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        leaveWindow()
        superview.subviewsDidChange()
        didMoveToSuperview()
    }

    /// Whether the view is the other view or a descendant of it.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    /// The view itself or the first descendant with that tag; nil if there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        precondition(!isDescendant(of: view), "\(view) can't lie in itself")
        if view.superview === self { return reorder(view, to: place) }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        subviews.insert(view, at: place(subviews))
        view.superview = self
        subviewsDidChange()
        didAddSubview(view)
        // The tint is inherited, so the new superview may change it.
        view.updateFaces()
        view.didMoveToSuperview()
    }

    private func reorder(_ view: UIView, to place: ([UIView]) -> Int) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        subviews.insert(view, at: place(subviews))
        subviewsDidChange()
    }

    private func subviewsDidChange() {
        constraintsDidChange()
        setNeedsLayout()
        shown?.subviewsDidChange()
    }
}
