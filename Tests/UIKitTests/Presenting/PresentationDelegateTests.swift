import Testing

@testable import UIKit

@MainActor
private final class Listener: UISheetPresentationControllerDelegate {
    var events: [String] = []
    var presenter: UIViewController?
    var allowsDismissal = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        events.append("should dismiss")
        return allowsDismissal
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        events.append("did attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        events.append("will dismiss \(presentationController.presentedViewController.title ?? "")")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append("did dismiss \(presentationController.presentedViewController.title ?? "")")
        presenter = presentationController.presentingViewController
    }
}

@MainActor
@Suite("Delegates of presentations")
struct PresentationDelegateTests {
    private let stage = ControllerStage()
    private let page = UIViewController()
    private let card = UIViewController()
    private let listener = Listener()

    private func present() {
        page.stage = stage
        stage.presenter = page
        card.title = "card"
        card.presentationController?.delegate = listener
        page.present(card, animated: false)
    }

    @Test func `the user's dismissal is told before and after`() {
        present()
        stage.wasPutAway(.sheet)
        #expect(listener.events == ["will dismiss card"])
        stage.cardDidEnd()
        #expect(listener.events == ["will dismiss card", "did dismiss card"])
        #expect(listener.presenter === page)
    }

    @Test func `a controller has an anchor if it asks for a popover`() {
        #expect(card.popoverPresentationController == nil)
        card.modalPresentationStyle = .popover
        card.popoverPresentationController?.sourceView = page.view
        #expect(card.popoverPresentationController?.sourceView === page.view)
        #expect(card.presentationController === card.popoverPresentationController)
        present()
        stage.wasPutAway(.sheet)
        #expect(listener.events == ["will dismiss card"])
    }

    @Test func `a dismissal by the app isn't told`() {
        present()
        page.dismiss(animated: false)
        stage.cardDidEnd()
        #expect(listener.events.isEmpty)
    }

    @Test func `a dismissal that the user wishes is asked for and told`() {
        present()
        #expect(stage.userMayPutAway())
        stage.wasDismissed(.sheet)
        stage.cardDidEnd()
        #expect(listener.events == ["should dismiss", "will dismiss card", "did dismiss card"])
        #expect(stage.presented == nil)
    }

    @Test func `a dismissal by SwiftUI's action isn't told`() {
        present()
        stage.wasDismissed(.sheet)
        stage.cardDidEnd()
        #expect(listener.events.isEmpty && stage.presented == nil)
    }

    @Test func `a delegate can refuse a dismissal, and hears of the attempt`() {
        listener.allowsDismissal = false
        present()
        #expect(!stage.userMayPutAway())
        #expect(listener.events == ["should dismiss", "did attempt"] && stage.presented != nil)
        stage.wasDismissed(.sheet)
        stage.cardDidEnd()
        #expect(listener.events == ["should dismiss", "did attempt"])
    }

    @Test func `a modal controller's delegate hears of an attempt without being asked`() {
        card.isModalInPresentation = true
        present()
        #expect(stage.hearsWishes && !stage.userMayPutAway())
        #expect(listener.events == ["did attempt"])
        card.presentationController?.delegate = nil
        #expect(!stage.hearsWishes && !stage.userMayPutAway())
    }

    @Test func `an answered alert isn't the user's dismissal`() {
        let alert = UIAlertController(title: "Tea?", message: nil, preferredStyle: .alert)
        alert.presentationController?.delegate = listener
        page.stage = stage
        page.present(alert, animated: false)
        stage.wasPutAway(.alert)
        #expect(listener.events.isEmpty && stage.presented == nil)
    }

    @Test func `a sheet has the heights that the app's own detents say`() throws {
        let sheet = try #require(card.sheetPresentationController)
        sheet.detents = [.custom { _ in 200 }, .custom(identifier: .init("none")) { _ in nil }]
        #expect(sheet.presentationDetents == [.height(200)])
        sheet.detents = []
        #expect(sheet.presentationDetents == [.large])
        #expect(sheet.presentationStyle == .automatic && sheet.presentedViewController === card)
    }
}
