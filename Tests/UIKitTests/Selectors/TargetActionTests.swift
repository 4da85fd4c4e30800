import DisplayList
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

private final class Desk: UIView {
    var log: [String] = []

    func pressed() { log.append("pressed") }
    func told(by sender: UIButton) { log.append("pressed by \(sender.tag)") }
    func told(by sender: Any, with event: UIEvent?) {
        log.append("pressed with \(event == nil ? "no event" : "one")")
    }
    func felt(by sender: UIButton, with event: UIEvent) {
        log.append("felt \(event.type == .touches ? "touches" : "something")")
    }
    func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped \(recognizer.view?.tag ?? -1)") }
    func chosen(_ item: UIBarButtonItem) { log.append("chosen \(item.title ?? "")") }
}

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
@Suite("Targets and their methods")
struct TargetActionTests {
    private let desk = Desk(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let pressed = #_selector("Desk.pressed()")

    @Test func `a control calls its targets' methods with as much as they want to know`() {
        button.tag = 7
        button.addTarget(desk, action: pressed, for: .touchUpInside)
        button.addTarget(desk, action: #_selector("Desk.told(by:)"), for: .touchUpInside)
        button.addTarget(desk, action: #_selector("Desk.told(by:with:)"), for: .touchDown)
        button.sendActions(for: .touchUpInside)
        #expect(desk.log == ["pressed", "pressed by 7"])
        button.sendActions(for: .touchDown)
        #expect(desk.log.last == "pressed with one")
        #expect(button.allControlEvents == [.touchUpInside, .touchDown] && button.allTargets == [desk])
        #expect(
            button.actions(forTarget: desk, forControlEvent: .touchUpInside) == ["pressed", "toldBy:"])
    }

    @Test func `a method that insists on an event is called, too`() {
        button.addTarget(desk, action: #_selector("Desk.felt(by:with:)"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(desk.log == ["felt touches"])
    }

    @Test func `a press in the page calls a target, in the order in which actions were added`() throws {
        button.accessibilityIdentifier = "button"
        button.addAction(UIAction { [desk] _ in desk.log.append("closure") }, for: .touchUpInside)
        button.addTarget(desk, action: pressed, for: .touchUpInside)
        let window = TestWindow(portrait: Shown(view: button))
        window.send(.press, to: try #require(window.element(identifier: "button")))
        #expect(desk.log == ["closure", "pressed"])
    }

    @Test func `a method that is added twice is called once, and not at all once it is removed`() {
        button.addTarget(desk, action: pressed, for: .touchUpInside)
        button.addTarget(desk, action: pressed, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        #expect(desk.log == ["pressed"])
        button.removeTarget(desk, action: pressed, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(desk.log == ["pressed"] && button.allControlEvents == .touchDown)
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allControlEvents == [])
    }

    @Test func `a target isn't retained, and its method isn't looked for elsewhere afterwards`() {
        weak var ended: Desk?
        do {
            let target = Desk()
            ended = target
            button.addTarget(target, action: pressed, for: .touchUpInside)
        }
        #expect(ended == nil)
        desk.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(desk.log.isEmpty)
    }

    @Test func `without a target the nearest responder that has the method is called`() {
        let row = UIView()
        desk.addSubview(row)
        row.addSubview(button)
        button.addTarget(nil, action: pressed, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(desk.log == ["pressed"])
        let sent = UIApplication.shared.sendAction(pressed, to: nil, from: UIView(), for: nil)
        #expect(!sent)
    }

    @Test func `a recognizer calls its targets with itself`() throws {
        let tap = UITapGestureRecognizer(target: desk, action: #_selector("Desk.tapped(_:)"))
        button.tag = 3
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tag = 3
        view.accessibilityIdentifier = "view"
        view.addGestureRecognizer(tap)
        let window = TestWindow(portrait: Shown(view: view))
        let element = try #require(window.element(identifier: "view"))
        let value = ElementEvent.GestureValue(start: .zero, location: .zero, time: 0, fingers: [])
        window.send(.gesture(index: 0, phase: .ended, value: value), to: element)
        #expect(desk.log == ["tapped 3"])
        tap.removeTarget(desk, action: nil)
        window.send(.gesture(index: 0, phase: .ended, value: value), to: element)
        #expect(desk.log == ["tapped 3"])
    }

    @Test func `a bar's item calls its target when it is pressed`() throws {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Order", style: .plain, target: desk, action: #_selector("Desk.chosen(_:)"))
        let window = TestWindow(portrait: Paged(controller: UINavigationController(rootViewController: page)))
        window.press(button: "Order")
        #expect(desk.log == ["chosen Order"])
    }

    @Test func `resigning the first responder ends the editing of a field, SwiftUI's too`() throws {
        let window = TestWindow(portrait: Form())
        window.send(.focus(true), to: try #require(window.element(identifier: "name")))
        #expect(window.texts.contains("editing"))
        window.graph.inContext {
            _ = UIApplication.shared.sendAction(
                #_selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
        }
        window.render()
        #expect(window.texts.contains("resting"))
    }
}

private struct Paged: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Form: View {
    @FocusState private var isEditing: Bool
    @State private var name = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isEditing).accessibilityIdentifier("name")
            Text(isEditing ? "editing" : "resting").accessibilityIdentifier("state")
        }
    }
}
