import Foundation
import Observation
import SwiftUICore

/// A place that one controller fills, and what is presented over it: the page's, a representable view's or that of a presented
/// controller. SwiftUI shows what it says.
@MainActor @Observable
package final class ControllerStage {
    /// Lies over the place.
    package private(set) var presented: PresentedController?
    /// Changes where what is presented is to be shown anew.
    private var revision = 0
    /// Whose place it is.
    @ObservationIgnored package weak var presenter: UIViewController?
    /// Ends SwiftUI's presentation that the place is in; false where it is in none.
    @ObservationIgnored package var endsPresentation: () -> Bool = { false }
    /// Runs code after the next commit of the window that shows the place.
    @ObservationIgnored package var afterCommit: (@escaping () -> Void) -> Void = { $0() }
    /// To be called when what was presented is gone: a question, or another controller.
    @ObservationIgnored private var endings: [(isQuestion: Bool, run: () -> Void)] = []
    /// The question that is asked.
    @ObservationIgnored private var question: UIAlertController?

    package init() {}

    func show(
        _ controller: UIViewController, by caller: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard presented == nil else { return ControllerLog.isBusy(caller, presenting: controller) }
        guard controller.presentingStage == nil, controller.stage == nil else {
            return ControllerLog.isShown(controller)
        }
        controller.presentingStage = self
        controller.isPresentedAnimated = animated
        controller.presentationCompletion = completion
        change(animated) { presented = PresentedController(controller: controller) }
    }

    func end(animated: Bool, _ completion: (() -> Void)? = nil) {
        guard let controller = presented?.controller else { return }
        controller.presentingStage = nil
        controller.isPresentedAnimated = animated
        if let completion { endings.append((controller is UIAlertController, completion)) }
        change(animated) { presented = nil }
    }

    /// Ends the presentation of SwiftUI's that the place is in.
    func endPresentation(_ completion: (() -> Void)?) -> Bool {
        guard endsPresentation() else { return false }
        if let completion { afterCommit(completion) }
        return true
    }

    private func change(_ animated: Bool, _ change: () -> Void) {
        guard !animated else { return change() }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }

    func setNeedsUpdate() { revision += 1 }

    // MARK: What SwiftUI asks and tells

    /// What is presented in that way. Putting nil in its place is a person's wish to see it no more.
    package func presented(as kind: PresentedController.Kind) -> PresentedController? {
        _ = revision
        return presented?.kind == kind ? presented : nil
    }

    package func wasPutAway(_ kind: PresentedController.Kind) {
        if presented?.kind == kind { end(animated: true) }
    }

    /// What was presented is another, or nothing. A question's answer counts when the question is gone.
    package func presentedDidChange() {
        let alert = presented?.controller as? UIAlertController
        guard alert !== question else { return }
        let before = question
        question = alert
        alert?.didBegin()
        before?.didEnd()
        runEndings(ofQuestion: true)
    }

    /// A card that was presented is gone.
    package func cardDidEnd() { runEndings(ofQuestion: false) }

    private func runEndings(ofQuestion isQuestion: Bool) {
        let due = endings.filter { $0.isQuestion == isQuestion }
        endings.removeAll { $0.isQuestion == isQuestion }
        for ending in due { ending.run() }
    }
}

/// A controller that is presented, and in which of SwiftUI's ways.
@MainActor
package struct PresentedController: Identifiable {
    /// Ways to present.
    package enum Kind { case sheet, cover, alert, confirmation }

    package let controller: UIViewController
    package nonisolated let id: ObjectIdentifier

    init(controller: UIViewController) {
        self.controller = controller
        id = ObjectIdentifier(controller)
    }

    package var kind: Kind {
        if let alert = controller as? UIAlertController {
            return alert.preferredStyle == .alert ? .alert : .confirmation
        }
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .blurOverFullScreen:
            return .cover
        case .automatic, .none, .pageSheet, .formSheet, .popover: return .sheet
        }
    }
}
