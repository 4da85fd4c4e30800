import DisplayList
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// Shows a controller, which presents others.
private struct Page: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Dismisses the card that it is in.
private struct Card: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

@MainActor
private final class Listener: UIAdaptivePresentationControllerDelegate {
    var events: [String] = []
    var allowsDismissal = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        allowsDismissal
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        events.append("attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        events.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append("did dismiss")
    }
}

@MainActor
@Suite("SwiftUI's dismissals of presented controllers")
struct DismissActionTests {
    private let page = UIViewController()
    private let listener = Listener()

    private func present() -> ViewTesting.TestWindow {
        let window = ViewTesting.TestWindow(portrait: Page(controller: page))
        let card = UIHostingController(rootView: Card())
        card.presentationController?.delegate = listener
        page.present(card, animated: false)
        window.render()
        return window
    }

    /// Asks for the card's dismissal, as Escape does.
    private func escape(_ window: ViewTesting.TestWindow) throws {
        let dialog = try #require(window.elements.first { $0.input.events.contains(.dismiss) })
        window.send(.dismiss, to: dialog)
    }

    @Test func `a dismissal by the action isn't told to the delegate`() {
        let window = present()
        window.press(button: "Close")
        #expect(page.presentedViewController == nil && listener.events.isEmpty)
    }

    @Test func `a dismissal by the user is told to the delegate`() throws {
        let window = present()
        try escape(window)
        #expect(page.presentedViewController == nil && listener.events == ["will dismiss"])
    }

    @Test func `a refused dismissal leaves the card`() throws {
        listener.allowsDismissal = false
        let window = present()
        try escape(window)
        #expect(page.presentedViewController != nil && listener.events == ["attempt"])
    }

    @Test func `a modal controller's delegate hears of an attempt`() throws {
        let window = present()
        page.presentedViewController?.isModalInPresentation = true
        window.render()
        try escape(window)
        #expect(page.presentedViewController != nil && listener.events == ["attempt"])
    }
}
