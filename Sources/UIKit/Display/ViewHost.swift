import Foundation
import SwiftUICore

/// The place in a window where a tree of `UIView`s is shown.
@MainActor
package protocol ViewHost: AnyObject {
    var graph: ViewGraph { get }
    /// Light or dark, and so on, where the views are.
    var traits: UITraitCollection { get }
    /// A view changed under what may be an animation.
    func viewDidChange()
}

extension UIView {
    /// The view is shown from now on, with all that is in it.
    package func enterWindow(_ host: any ViewHost, inside parent: LayoutNode) {
        if let node {
            node.parent = parent
            return
        }
        willMove(toWindow: .page)
        let shown = ShownView(self, host: host)
        let node = shown.makeNode(host, inside: parent)
        (self.shown, self.node) = (shown, node)
        for subview in subviews { subview.enterWindow(host, inside: node) }
        didMoveToWindow()
    }

    /// The view isn't shown any more, nor what is in it.
    package func leaveWindow() {
        guard let shown else { return }
        willMove(toWindow: nil)
        if hearsTouches { touchFollower.forgetAll(in: self) }
        shown.retire()
        (self.shown, node) = (nil, nil)
        for subview in subviews { subview.leaveWindow() }
        didMoveToWindow()
    }

    /// The layout node of a view that is shown.
    package var layoutNode: LayoutNode? { node }

    /// The traits are others: colours may be.
    package func traitsDidChange() {
        displayDidChange()
        for subview in subviews { subview.traitsDidChange() }
    }

    /// Where the view is shown: light or dark, how large text is.
    public var traitCollection: UITraitCollection { shown?.traits ?? .current }
}
