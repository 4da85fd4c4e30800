import DisplayList
import Observation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// A view that counts its layout passes.
private final class Box: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
}

@MainActor @Observable
private final class Model {
    var color = UIColor.red
    var isShown = true
    var unrelated = 0
}

@MainActor
private final class Log {
    var entries: [String] = []
    var box: Box?
}

private struct BoxView: UIViewRepresentable {
    let model: Model
    let log: Log
    @Environment(\.colorScheme) private var scheme

    final class Coordinator {
        let log: Log
        init(_ log: Log) { self.log = log }
    }

    func makeCoordinator() -> Coordinator { Coordinator(log) }

    func makeUIView(context: Context) -> Box {
        log.entries.append("make")
        let box = Box()
        box.accessibilityIdentifier = "box"
        log.box = box
        return box
    }

    func updateUIView(_ uiView: Box, context: Context) {
        context.coordinator.log.entries.append("update")
        uiView.backgroundColor = model.color
    }

    static func dismantleUIView(_ uiView: Box, coordinator: Coordinator) { coordinator.log.entries.append("dismantle") }
}

private struct Screen: View {
    let model: Model
    let log: Log
    var body: some View {
        VStack {
            if model.isShown { BoxView(model: model, log: log) }
        }
    }
}

@MainActor
@Suite("Representable views")
struct RepresentableTests {
    @Test func `a view is made once, filled and shown`() {
        let log = Log()
        let window = TestWindow(portrait: Screen(model: Model(), log: log))
        #expect(log.entries == ["make", "update"])
        #expect(window.element(identifier: "box")?.frame.size == CGSize(width: 300, height: 400))
        #expect(window.element(identifier: "box")?.style.background == .color(DisplayColor(red: 1, green: 0, blue: 0)))
        #expect(log.box?.bounds.size == CGSize(width: 300, height: 400))
        #expect(log.box?.layouts == 1)
    }

    @Test func `what was read in updateUIView updates it, and nothing else does`() {
        let (model, log) = (Model(), Log())
        let window = TestWindow(portrait: Screen(model: model, log: log))
        model.unrelated = 1
        #expect(!window.render())
        model.color = .blue
        #expect(window.render())
        #expect(log.entries == ["make", "update", "update"])
        #expect(window.element(identifier: "box")?.style.background == .color(DisplayColor(red: 0, green: 0, blue: 1)))
    }

    @Test func `a view that nothing changes sends nothing`() {
        let log = Log()
        let window = TestWindow(portrait: Screen(model: Model(), log: log))
        let box = log.box!
        box.backgroundColor = .red
        box.alpha = 1
        box.frame = box.frame
        #expect(!window.render())
    }

    @Test func `a view that is taken away is dismantled and leaves the page`() {
        let (model, log) = (Model(), Log())
        let window = TestWindow(portrait: Screen(model: model, log: log))
        #expect(log.box?.window != nil)
        model.isShown = false
        window.render()
        #expect(log.entries.last == "dismantle")
        #expect(window.element(identifier: "box") == nil)
        #expect(log.box?.window == nil)
    }

    @Test func `subviews are elements inside, in their order, and go when they are removed`() {
        let log = Log()
        let window = TestWindow(portrait: Screen(model: Model(), log: log))
        let (first, second) = (UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), UIView())
        first.accessibilityIdentifier = "first"
        second.accessibilityIdentifier = "second"
        log.box!.addSubview(first)
        log.box!.addSubview(second)
        window.render()
        let children = {
            window.element(identifier: "box")!.children.compactMap { window.list[$0]?.accessibility.identifier }
        }
        #expect(children() == ["first", "second"])
        #expect(window.element(identifier: "first")?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        log.box!.bringSubviewToFront(first)
        window.render()
        #expect(children() == ["second", "first"])
        first.removeFromSuperview()
        window.render()
        #expect(children() == ["second"])
        #expect(window.element(identifier: "first") == nil)
    }

    @Test func `changes in an animation travel`() {
        let log = Log()
        let window = TestWindow(portrait: Screen(model: Model(), log: log))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = "moving"
        log.box!.addSubview(view)
        window.render()
        UIView.animate(withDuration: 0.5) { view.frame.origin.x = 100 }
        window.render()
        #expect(window.element(identifier: "moving")?.frame.minX == 100)
        #expect(window.element(identifier: "moving")?.motions[.frame] != nil)
        view.frame.origin.x = 0
        window.render()
        #expect(window.element(identifier: "moving")?.motions[.frame] == nil)
    }

    @Test func `a view that holds on to its content's size takes no more room`() {
        struct Mark: UIViewRepresentable {
            let label: UILabel
            func makeUIView(context: Context) -> UILabel { label }
            func updateUIView(_ uiView: UILabel, context: Context) {}
        }
        let label = UILabel()
        label.text = "Tea"
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        _ = TestWindow(portrait: Mark(label: label))
        #expect(label.bounds.size == CGSize(width: 300, height: label.intrinsicContentSize.height))
    }

    @Test func `a gesture reaches its recogniser, in the coordinates that are asked for`() {
        let log = Log()
        let window = TestWindow(portrait: Screen(model: Model(), log: log))
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        view.accessibilityIdentifier = "tapped"
        log.box!.addSubview(view)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        var places: [CGPoint] = []
        let subscription = tap.tapPublisher.sink { places.append($0.location(in: log.box)) }
        view.addGestureRecognizer(tap)
        window.render()
        let element = window.element(identifier: "tapped")!
        #expect(element.input.gestures == [.tap(count: 2)])
        let place = CGPoint(x: 3, y: 4)
        window.send(.gesture(index: 0, phase: .ended, value: .init(start: place, location: place)), to: element)
        #expect(places == [CGPoint(x: 53, y: 64)])
        subscription.cancel()
    }
}
