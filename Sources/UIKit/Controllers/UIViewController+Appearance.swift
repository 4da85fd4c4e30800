import Foundation
import SwiftUICore

extension UIViewController {
    /// How far the view is on its way to being seen.
    enum Appearance { case gone, appearing, shown }

    /// The outermost controller that this one is in, by `addChild`.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// The place over which this controller presents: of the first controller around that fills one. One that is only shown
    /// with its view presents over the page.
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

    /// The view comes into a window.
    func viewWillEnter() {
        guard appearance == .gone else { return }
        appearance = .appearing
        viewWillAppear(isPresentedAnimated)
    }

    /// The view is in the window, and seen after the next commit.
    func viewDidEnter(_ graph: ViewGraph) {
        graph.afterCommit { [weak self] in self?.didAppear() }
    }

    /// The view leaves the window.
    func viewWillLeave() {
        guard appearance != .gone else { return }
        viewWillDisappear(isPresentedAnimated)
    }

    func viewDidLeave() {
        guard appearance != .gone else { return }
        appearance = .gone
        viewDidDisappear(isPresentedAnimated)
    }

    /// What is presented without a view of ours, a question, calls it too.
    func didAppear() {
        guard appearance == .appearing else { return }
        appearance = .shown
        viewDidAppear(isPresentedAnimated)
        let completion = presentationCompletion
        presentationCompletion = nil
        completion?()
    }
}
