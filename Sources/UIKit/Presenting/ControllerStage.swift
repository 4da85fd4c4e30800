import Foundation
import Observation
import SwiftUICore

/// A *stage*: the area that one controller fills (the page, a representable view, or a presented controller), and the
/// controller presented over it. SwiftUI shows its state.
@MainActor @Observable
package final class ControllerStage {
    /// The controller presented on this stage.
    package private(set) var presented: PresentedController?
    /// Incremented when the presented controller must be shown again.
    private var revision = 0
    /// The controller that fills the stage.
    @ObservationIgnored package weak var presenter: UIViewController?
    /// Dismisses the SwiftUI presentation that contains the stage; returns false if there is none.
    @ObservationIgnored package var endsPresentation: () -> Bool = { false }
    /// Called before a controller is presented.
    @ObservationIgnored package var willPresent: () -> Void = {}
    /// Runs code after the next commit of the stage's window.
    @ObservationIgnored package var afterCommit: (@escaping () -> Void) -> Void = { $0() }
    /// Completions to call when the presented alert or controller is gone.
    @ObservationIgnored private var endings: [(isQuestion: Bool, run: () -> Void)] = []
    /// The controller that the user is about to dismiss.
    @ObservationIgnored private weak var putAway: UIViewController?
    /// The alert that is shown.
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
        controller.presentationController?.presenter = presenter
        controller.isPresentedAnimated = animated
        controller.presentationCompletion = completion
        change(animated) {
            willPresent()
            presented = PresentedController(controller: controller)
        }
    }

    func end(animated: Bool, _ completion: (() -> Void)? = nil) {
        guard let controller = presented?.controller else { return }
        controller.presentingStage = nil
        controller.isPresentedAnimated = animated
        controller.moves.isEnding = true
        if let completion { endings.append((controller is UIAlertController, completion)) }
        change(animated) { presented = nil }
    }

    /// Dismisses the SwiftUI presentation that contains the stage. Returns false if there is none.
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

    /// The presented controller, if it is presented in the given way.
    package func presented(as kind: PresentedController.Kind) -> PresentedController? {
        _ = revision
        return presented?.kind == kind ? presented : nil
    }

    /// The user wishes to dismiss the presented controller. Returns whether that is allowed, and tells its delegate.
    /// `wasDismissed` follows if it is.
    package func userMayPutAway() -> Bool {
        guard let controller = presented?.controller else { return true }
        let manager = controller.presentationController
        let delegate = manager?.delegate
        let isAllowed = !controller.isModalInPresentation
        guard let manager, let delegate else { return isAllowed }
        guard isAllowed, delegate.presentationControllerShouldDismiss(manager) else {
            delegate.presentationControllerDidAttemptToDismiss(manager)
            return false
        }
        putAway = controller
        return true
    }

    /// SwiftUI's presentation has ended. The delegate is told only if the user wished it: not if the app dismissed the
    /// controller by SwiftUI's `dismiss`.
    package func wasDismissed(_ kind: PresentedController.Kind) {
        guard let presented, presented.kind == kind else { return }
        let isWished = putAway === presented.controller
        putAway = nil
        if isWished { wasPutAway(kind) } else { end(animated: true) }
    }

    /// The user has dismissed the presented controller.
    package func wasPutAway(_ kind: PresentedController.Kind) {
        guard let presented, presented.kind == kind else { return }
        guard !kind.isQuestion, let manager = presented.controller.presentationController,
            let delegate = manager.delegate
        else { return end(animated: true) }
        delegate.presentationControllerWillDismiss(manager)
        end(animated: true) { [weak delegate] in delegate?.presentationControllerDidDismiss(manager) }
    }

    /// Whether the user's wishes to dismiss the presented controller are reported: if it may be dismissed, or if its
    /// delegate wants to hear of attempts.
    package var hearsWishes: Bool {
        _ = revision
        guard let controller = presented?.controller else { return false }
        return !controller.isModalInPresentation || controller.presentationController?.delegate != nil
    }

    /// The presented controller changed. An alert's answer takes effect when the alert is gone.
    package func presentedDidChange() {
        let alert = presented?.controller as? UIAlertController
        guard alert !== question else { return }
        let before = question
        question = alert
        alert?.didBegin()
        before?.didEnd()
        runEndings(ofQuestion: true)
    }

    /// A presented card is gone.
    package func cardDidEnd() { runEndings(ofQuestion: false) }

    private func runEndings(ofQuestion isQuestion: Bool) {
        let due = endings.filter { $0.isQuestion == isQuestion }
        endings.removeAll { $0.isQuestion == isQuestion }
        for ending in due { ending.run() }
    }
}

/// A presented controller, and the kind of SwiftUI presentation that shows it.
@preconcurrency @MainActor
package struct PresentedController: Identifiable {
    /// The kinds of SwiftUI presentation.
    package enum Kind {
        case sheet, cover, alert, confirmation

        /// Whether it ends by an answer: that isn't the user's dismissal.
        var isQuestion: Bool { self == .alert || self == .confirmation }
    }

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
