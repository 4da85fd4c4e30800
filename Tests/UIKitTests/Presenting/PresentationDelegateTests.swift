import Testing

@testable import UIKit

@MainActor
private final class Listener: UISheetPresentationControllerDelegate {
    var events: [String] = []
    var presenter: UIViewController?

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

    @Test func `a sheet has the heights that the app's own detents say`() throws {
        let sheet = try #require(card.sheetPresentationController)
        sheet.detents = [.custom { _ in 200 }, .custom(identifier: .init("none")) { _ in nil }]
        #expect(sheet.presentationDetents == [.height(200)])
        sheet.detents = []
        #expect(sheet.presentationDetents == [.large])
        #expect(sheet.presentationStyle == .automatic && sheet.presentedViewController === card)
    }
}
