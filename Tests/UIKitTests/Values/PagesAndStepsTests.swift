import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

private struct Shown<Kind: UIView>: UIViewRepresentable {
    let view: Kind

    func makeUIView(context: Context) -> Kind { view }
    func updateUIView(_ uiView: Kind, context: Context) {}
}

@MainActor
@Suite("Page controls, steppers and effects")
struct PagesAndStepsTests {
    @Test func `a page control is pressed on its halves, and ends at the last page`() throws {
        let control = UIPageControl()
        control.accessibilityIdentifier = "pages"
        control.numberOfPages = 2
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        let window = TestWindow(portrait: Shown(view: control))
        let element = try #require(window.elements.first { !$0.input.gestures.isEmpty })
        func tap(_ x: CGFloat) {
            let place = CGPoint(x: x, y: 5)
            window.send(.gesture(index: 0, phase: .ended, value: .init(start: place, location: place)), to: element)
        }
        tap(element.frame.width - 2)
        tap(element.frame.width - 2)
        tap(2)
        #expect(pages == [1, 0])
        #expect(window.elements.contains { $0.accessibility.value == "1 / 2" })
        control.currentPage = 7
        #expect(control.currentPage == 1 && pages == [1, 0])
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }

    @Test func `a page control is as wide as its dots`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 3))
        #expect(control.size(forNumberOfPages: 4).width - control.size(forNumberOfPages: 3).width == 16)
        control.numberOfPages = -2
        #expect(control.numberOfPages == 0)
    }

    @Test func `a stepper steps within its limits, or around them`() throws {
        let stepper = UIStepper()
        (stepper.maximumValue, stepper.stepValue, stepper.value) = (5, 2, 3)
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
        let window = TestWindow(portrait: Shown(view: stepper))
        func buttons() -> [DisplayElement] { window.elements.filter { $0.content == .button } }
        #expect(buttons().count == 2)
        window.press(buttons()[1].id)
        #expect(values == [5] && buttons()[1].input.isDisabled)
        stepper.wraps = true
        window.render()
        window.press(buttons()[1].id)
        #expect(values == [5, 0])
        window.press(buttons()[0].id)
        #expect(values == [5, 0, 5])
        stepper.value = 99
        #expect(stepper.value == 5)
        stepper.minimumValue = 8
        #expect(stepper.value == 8 && stepper.maximumValue == 8)
    }

    @Test func `an effect's content lies over its blur`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "over it"
        view.contentView.addSubview(label)
        let window = TestWindow(portrait: Shown(view: view))
        #expect(window.texts == ["over it"])
        #expect(view.contentView.frame == view.bounds)
        let count = window.elements.count
        view.effect = nil
        window.render()
        #expect(window.elements.count < count)
    }
}
