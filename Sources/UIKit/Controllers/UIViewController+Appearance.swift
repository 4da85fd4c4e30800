import Foundation
import SwiftUICore

extension UIViewController {
    /// The stage of the view's appearance.
    enum Appearance { case gone, appearing, shown }

    /// The outermost ancestor by `addChild`.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The stage on which this controller presents: that of the nearest ancestor with a stage of its own. A controller
    /// that is only shown through its view presents over the whole page.
    var nearestStage: ControllerStage? {
        if let stage { return stage }
        if let parent { return parent.nearestStage }
        var responder: UIResponder? = viewIfLoaded?.superview
        while let current = responder {
            if let controller = current as? UIViewController { return controller.nearestStage }
            responder = current.next
        }
        return viewIfLoaded?.window?.rootViewController?.stage
    }

    /// The view is entering a window.
    func viewWillEnter() {
        guard appearance == .gone, isSeen else { return }
        appearance = .appearing
        viewWillAppear(isPresentedAnimated)
    }

    /// The view is in a window; it becomes visible with the next commit.
    func viewDidEnter(_ graph: ViewGraph) {
        if appearance == .appearing { viewIsAppearing(isPresentedAnimated) }
        graph.afterCommit { [weak self] in self?.didAppear() }
    }

    /// The view is leaving its window.
    func viewWillLeave() {
        guard appearance != .gone else { return }
        viewWillDisappear(isPresentedAnimated)
    }

    func viewDidLeave() {
        guard appearance != .gone else { return }
        appearance = .gone
        viewDidDisappear(isPresentedAnimated)
        moves = ControllerMoves()
    }

    /// Also called for an alert, which has no view.
    func didAppear() {
        guard appearance == .appearing else { return }
        appearance = .shown
        viewDidAppear(isPresentedAnimated)
        let completion = presentationCompletion
        presentationCompletion = nil
        completion?()
        moves.isEntering = false
    }

    // MARK: Why it appears or disappears

    /// Whether the controller appears because it, or the one that contains it, is presented.
    public var isBeingPresented: Bool {
        appearance == .appearing && outermost.appearance == .appearing && outermost.presentingStage != nil
    }
    /// Whether the controller disappears because it is dismissed.
    public var isBeingDismissed: Bool { outermost.moves.isEnding }
    /// Whether the controller appears because it was added to its parent.
    public var isMovingToParent: Bool { moves.isEntering && appearance != .gone }
    /// Whether the controller disappears because it was removed from its parent.
    public var isMovingFromParent: Bool { moves.isLeaving && appearance != .gone }
}

/// Why a controller appears or disappears.
struct ControllerMoves {
    /// It was added to its parent, and hasn't appeared yet.
    var isEntering = false
    /// It was removed from its parent.
    var isLeaving = false
    /// It is being dismissed.
    var isEnding = false
}
