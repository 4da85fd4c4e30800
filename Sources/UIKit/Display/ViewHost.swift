import Foundation
import SwiftUICore

/// The place in a window where a tree of `UIView`s is shown.
@MainActor
package protocol ViewHost: AnyObject {
    var graph: ViewGraph { get }
    /// Light or dark, and so on, where the views are.
    var traits: UITraitCollection { get }
    /// What views of SwiftUI's inherit there, and the node above them.
    var environment: EnvironmentValues { get }
    var parentNode: ViewNode? { get }
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
        controller?.viewWillEnter()
        willMove(toWindow: .page)
        let shown = ShownView(self, host: host)
        let node = shown.makeNode(host, inside: parent)
        (self.shown, self.node) = (shown, node)
        for subview in subviews { subview.enterWindow(host, inside: node) }
        didMoveToWindow()
        controller?.viewDidEnter(host.graph)
    }

    /// The view isn't shown any more, nor what is in it.
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

    /// The traits are others: colours may be.
    package func traitsDidChange(from old: UITraitCollection) {
        displayDidChange()
        controller?.traitCollectionDidChange(old)
        for subview in subviews { subview.traitsDidChange(from: old) }
    }

    /// Hands what is inherited to the views of SwiftUI's inside.
    package func inherit(_ environment: EnvironmentValues) {
        environmentDidChange?(styled(environment))
        for subview in subviews { subview.inherit(environment) }
    }

    /// The traits of the place where the view is shown: light or dark, pixels per point, text size.
    public var traitCollection: UITraitCollection { (shown?.traits ?? .current).styled(chosenStyle) }
}
