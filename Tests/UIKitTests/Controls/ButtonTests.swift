import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting
@testable import UIKit

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
@Suite("Controls and buttons")
struct ButtonTests {
    private func shown(_ button: UIControl) -> (window: TestWindow, element: DisplayElement) {
        button.accessibilityIdentifier = "button"
        let window = TestWindow(portrait: Shown(view: button))
        return (window, window.element(identifier: "button")!)
    }

    private func texts(_ window: TestWindow) -> [String] {
        window.list.elements.values.compactMap { element in
            guard case .text(let text) = element.content else { return nil }
            return text.lines.flatMap(\.runs).map(\.text).joined()
        }
    }

    @Test func `a press does the primary action, and what waits for a touch inside`() {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Brew") { log.append($0.title) })
        button.addAction(UIAction { _ in log.append("touched") }, for: .touchUpInside)
        let (window, element) = shown(button)
        #expect(element.content == .button)
        #expect(texts(window) == ["Brew"])
        window.send(.press, to: element)
        #expect(log == ["touched", "Brew"])
    }

    @Test func `a button that is held is highlighted`() {
        let button = UIButton(type: .system)
        button.setTitle("Brew", for: .normal)
        button.setTitle("Brewing", for: .highlighted)
        var downs = 0
        button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
        let (window, element) = shown(button)
        window.send(.hold(true), to: element)
        #expect(button.state == .highlighted && downs == 1)
        #expect(texts(window) == ["Brewing"])
        window.send(.hold(false), to: element)
        #expect(button.state == .normal && texts(window) == ["Brew"])
    }

    @Test func `a disabled button is deaf`() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Brew") { _ in count += 1 })
        button.isEnabled = false
        let (window, element) = shown(button)
        #expect(element.input.isDisabled)
        window.send(.press, to: element)
        #expect(count == 0)
    }

    @Test func `an action replaces the one of its identifier, and can be taken away`() {
        var log: [Int] = []
        let control = UIControl()
        let name = UIAction.Identifier("brew")
        control.addAction(UIAction(identifier: name) { _ in log.append(1) }, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction(identifier: name) { _ in log.append(2) }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(log == [2, 1])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(log == [2, 1] && control.allControlEvents.isEmpty)
    }

    @Test func `publishers send the events that they are for`() {
        let button = UIButton(type: .system)
        var taps = 0
        let subscription = button.tapPublisher.sink { taps += 1 }
        button.sendActions(for: .valueChanged)
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        subscription.cancel()
    }

    @Test func `a configuration says how the button looks, and an update handler changes it by state`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Serve"
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Served" : "Serve" }
        let (window, element) = shown(button)
        #expect(element.style.background != nil)
        #expect(element.style.cornerRadius == Double(button.bounds.height / 2))
        button.isSelected = true
        window.render()
        #expect(texts(window) == ["Served"])
        #expect(window.element(identifier: "button")!.accessibility.isSelected)
    }

    // MARK: Arrangement

    private func arrangement(_ placement: NSDirectionalRectEdge) -> ButtonArrangement {
        ButtonArrangement(
            image: CGSize(width: 20, height: 20), title: CGSize(width: 60, height: 18),
            subtitle: CGSize(width: 40, height: 14),
            insets: .init(top: 5, leading: 10, bottom: 5, trailing: 10), placement: placement, imagePadding: 4,
            titlePadding: 2)
    }

    @Test func `image and titles lie beside each other, or one below the other`() {
        #expect(arrangement(.leading).size == CGSize(width: 104, height: 44))
        #expect(arrangement(.top).size == CGSize(width: 80, height: 68))
        let row = arrangement(.leading).places(in: CGSize(width: 204, height: 64), .center, .center)
        #expect(row.image == CGRect(x: 60, y: 22, width: 20, height: 20))
        #expect(row.title == CGRect(x: 84, y: 15, width: 60, height: 18))
        #expect(row.subtitle == CGRect(x: 94, y: 35, width: 40, height: 14))
        let reversed = arrangement(.trailing).places(in: CGSize(width: 104, height: 44), .leading, .top)
        #expect(reversed.title.minX == 10 && reversed.image.minX == 74)
        let column = arrangement(.bottom).places(in: CGSize(width: 80, height: 68), .center, .center)
        #expect(column.title.minY == 5 && column.image.minY == 43)
    }

    @Test func `a title gives way where there is too little room`() {
        let places = arrangement(.leading).places(in: CGSize(width: 64, height: 44), .center, .center)
        #expect(places.title.width == 20 && places.image.width == 20)
    }
}
