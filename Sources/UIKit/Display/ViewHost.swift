import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// The place in a window where a tree of `UIView`s is shown.
@preconcurrency @MainActor
package protocol ViewHost: AnyObject {
    var graph: ViewGraph { get }
    /// The traits for the views, such as light or dark.
    var traits: UITraitCollection { get }
    /// The SwiftUI environment for the views, and the node above them.
    var environment: EnvironmentValues { get }
    var parentNode: ViewNode? { get }
    /// A view changed, possibly inside of an animation.
    func viewDidChange()
}

extension UIView {
    /// Shows the view and its subviews in a window.
    package func enterWindow(_ host: any ViewHost, inside parent: LayoutNode) {
        if let node {
            node.parent = parent
            return
        }
        controller?.viewWillEnter()
        willMove(toWindow: .current)
        Appearances.dress(self)
        let shown = ShownView(self, host: host)
        let node = shown.makeNode(host, inside: parent)
        (self.shown, self.node) = (shown, node)
        for subview in subviews { subview.enterWindow(host, inside: node) }
        didMoveToWindow()
        controller?.viewDidEnter(host.graph)
    }

    /// Removes the view and its subviews from their window.
    package func leaveWindow() {
        guard let shown else { return }
        controller?.viewWillLeave()
        willMove(toWindow: nil)
        if hearsTouches { touchFollower.forgetAll(in: self) }
        shown.retire()
        (self.shown, node) = (nil, nil)
        for subview in subviews { subview.leaveWindow() }
        didMoveToWindow()
        controller?.viewDidLeave()
    }

    /// The layout node of a view that is shown.
    package var layoutNode: LayoutNode? { node }

    /// The host's traits changed, so dynamic colors may have changed.
    package func traitsDidChange(from old: UITraitCollection) { ownTraitsDidChange(from: old.styled(chosenStyle)) }

    /// The view's traits changed.
    /// - Parameter old: Its previous ones. A subview that is light or dark by its own choice was that before, too.
    func ownTraitsDidChange(from old: UITraitCollection) {
        displayDidChange()
        traitCollectionDidChange(old)
        tellWatches(from: old)
        controller?.traitCollectionDidChange(old)
        controller?.tellWatches(from: old)
        for subview in subviews { subview.ownTraitsDidChange(from: old.styled(subview.ownStyle)) }
    }

    /// Passes the environment on to the SwiftUI views inside.
    package func inherit(_ environment: EnvironmentValues) {
        environmentDidChange?(styled(environment))
        for subview in subviews { subview.inherit(environment) }
    }

    /// The view's traits while it is shown: light or dark, pixels per point, text size.
    public var traitCollection: UITraitCollection { (shown?.traits ?? .current).styled(chosenStyle) }
}
