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
    }

    /// Also called for an alert, which has no view.
    func didAppear() {
        guard appearance == .appearing else { return }
        appearance = .shown
        viewDidAppear(isPresentedAnimated)
        let completion = presentationCompletion
        presentationCompletion = nil
        completion?()
    }
}
