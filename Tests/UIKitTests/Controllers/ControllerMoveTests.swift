import DisplayList
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// Logs why it appears and disappears, and its sizes.
@MainActor
private final class Page: UIViewController {
    var log: [String] = []

    override func viewIsAppearing(_ animated: Bool) {
        log.append("appearing" + (isMovingToParent ? " moving" : "") + (view.window == nil ? " nowhere" : ""))
    }
    override func viewWillAppear(_ animated: Bool) { if isBeingPresented { log.append("presented") } }
    override func viewWillDisappear(_ animated: Bool) { log.append("leaves" + (isMovingFromParent ? " moving" : "")) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to \(Int(size.width)) from \(Int(view.bounds.width))")
        coordinator.animate(alongsideTransition: { [unowned self] _ in log.append("at \(Int(view.bounds.width))") })
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("editing \(editing)")
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
@Suite("Why controllers move")
struct ControllerMoveTests {
    @Test func `a controller knows whether it is pushed, popped or only covered`() {
        let (first, second) = (Page(), Page())
        let stack = UINavigationController(rootViewController: first)
        let window = TestWindow(portrait: Shown(controller: stack))
        #expect(first.take() == ["appearing moving"])
        stack.pushViewController(second, animated: false)
        window.render()
        #expect(first.take() == ["leaves"] && second.take() == ["appearing moving"])
        stack.popViewController(animated: false)
        window.render()
        #expect(first.take() == ["appearing"] && second.take() == ["leaves moving"])
    }

    @Test func `a page is presented with its navigation controller, and not when it comes back`() {
        let (home, first, second) = (Page(), Page(), Page())
        let window = TestWindow(portrait: Shown(controller: home))
        let stack = UINavigationController(rootViewController: first)
        home.present(stack, animated: false)
        window.render()
        #expect(first.take().contains("presented"))
        stack.pushViewController(second, animated: false)
        window.render()
        stack.popViewController(animated: false)
        window.render()
        #expect(!second.take().contains("presented") && !first.take().contains("presented"))
    }

    @Test func `a controller is told of another size, before and with the change`() {
        let page = Page()
        let window = TestWindow(portrait: Shown(controller: page))
        _ = page.take()
        window.graph.setViewport(CGSize(width: 600, height: 400))
        window.render()
        #expect(page.take() == ["to 600 from 300", "at 600"])
        window.render()
        #expect(page.take().isEmpty)
    }

    @Test func `the edit button begins and ends editing`() {
        let page = Page()
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        let window = TestWindow(portrait: Shown(controller: UINavigationController(rootViewController: page)))
        _ = page.take()
        window.press(button: "Edit")
        window.render()
        window.press(button: "Done")
        #expect(page.take() == ["editing true", "editing false"] && !page.isEditing)
    }

    @Test func `views know whether their page is narrow`() {
        let page = Page()
        let window = TestWindow(portrait: Shown(controller: page))
        #expect(page.traitCollection.horizontalSizeClass == .unspecified)
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        #expect(narrow.horizontalSizeClass == .compact && narrow != UITraitCollection() && window.renderCount > 0)
    }
}
