import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

private struct Shown<Kind: UIView>: UIViewRepresentable {
    let view: Kind

    func makeUIView(context: Context) -> Kind {
        view.accessibilityIdentifier = "control"
        return view
    }

    func updateUIView(_ uiView: Kind, context: Context) {}
}

@MainActor
private final class Diary {
    var entries: [String] = []

    func note<Control: UIControl>(_ control: Control, _ events: UIControl.Event, _ text: @escaping (Control) -> String)
    {
        control.addAction(
            UIAction { [unowned self] action in
                if let control = action.sender as? Control { entries.append(text(control)) }
            }, for: events)
    }
}

@MainActor
@Suite("Controls with values")
struct ValueControlTests {
    private let diary = Diary()

    @Test
    func `a switch is turned by a press, and as large as it is`() throws {
        let control = UISwitch()
        diary.note(control, .valueChanged) { "\($0.isOn)" }
        let window = TestWindow(portrait: Shown(view: control))
        let element = try #require(window.element(identifier: "control"))
        #expect(element.accessibility.role == .toggle)
        #expect(!element.accessibility.isSelected)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        window.send(.press, to: element)
        #expect(window.element(identifier: "control")?.accessibility.isSelected == true)
        control.isOn = false
        window.render()
        #expect(window.element(identifier: "control")?.accessibility.isSelected == false)
        #expect(diary.entries == ["true"])
    }

    @Test
    func `a control that is disabled can't be used`() throws {
        let control = UISwitch()
        control.isEnabled = false
        let window = TestWindow(portrait: Shown(view: control))
        #expect(try #require(window.element(identifier: "control")).input.isDisabled)
    }

    private func slider(_ window: TestWindow) throws -> (element: DisplayElement, content: ControlContent) {
        for element in window.list.elements.values {
            if case .control(let content) = element.content { return (element, content) }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    @Test
    func `a slider's thumb is moved, within its bounds`() throws {
        let control = UISlider()
        control.accessibilityLabel = "Strength"
        (control.minimumValue, control.maximumValue, control.value) = (10, 20, 30)
        #expect(control.value == 20)
        diary.note(control, .valueChanged) { "\($0.value)" }
        let window = TestWindow(portrait: Shown(view: control))
        let (element, content) = try slider(window)
        #expect(element.accessibility.label == "Strength")
        #expect([content.value, content.minimum, content.maximum] == ["20", "10", "20"])
        window.send(.value("12.5", revision: 1), to: element)
        control.setValue(15, animated: true)
        window.render()
        #expect(try slider(window).content.value == "15")
        #expect(diary.entries == ["12.5"])
    }

    @Test
    func `a slider that isn't continuous tells of the value where the thumb is let go`() throws {
        let control = UISlider()
        control.isContinuous = false
        diary.note(control, .valueChanged) { "\($0.value)" }
        diary.note(control, .touchUpInside) { _ in "up" }
        let window = TestWindow(portrait: Shown(view: control))
        let element = try slider(window).element
        window.send(.hold(true), to: element)
        window.send(.value("0.25", revision: 1), to: element)
        window.send(.value("0.5", revision: 2), to: element)
        #expect(control.isTracking)
        window.send(.hold(false), to: element)
        #expect(diary.entries == ["0.5", "up"])
    }

    @Test
    func `a segment is chosen by a press`() throws {
        let control = UISegmentedControl(items: ["Tea", "Coffee", "Milk"])
        control.selectedSegmentIndex = 0
        diary.note(control, .valueChanged) { "\($0.selectedSegmentIndex)" }
        let window = TestWindow(portrait: Shown(view: control))
        #expect(window.element(identifier: "control")?.accessibility.role == .radioGroup)
        let segments = window.list.elements.values.filter { $0.accessibility.role == .radio }
            .sorted { $0.frame.minX < $1.frame.minX }
        try #require(segments.count == 3)
        #expect(segments.map(\.accessibility.isSelected) == [true, false, false])
        window.send(.press, to: segments[2])
        #expect(diary.entries == ["2"])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 0) == "Coffee")
        control.insertSegment(withTitle: "Water", at: 9, animated: false)
        #expect(control.numberOfSegments == 3)
    }

    @Test func `an index beyond the segments is the last one, and a new title keeps the action`() {
        var count = 0
        let control = UISegmentedControl(
            frame: .zero, actions: [UIAction(title: "Tea") { _ in }, UIAction(title: "Coffee") { _ in count += 1 }])
        control.setTitle("Cocoa", forSegmentAt: 9)
        #expect(control.titleForSegment(at: 1) == "Cocoa" && control.titleForSegment(at: 99) == "Cocoa")
        let window = TestWindow(portrait: Shown(view: control))
        let segments = window.list.elements.values.filter { $0.accessibility.role == .radio }
            .sorted { $0.frame.minX < $1.frame.minX }
        if let last = segments.last { window.send(.press, to: last) }
        #expect(count == 1)
        let empty = UISegmentedControl(items: [])
        empty.setImage(nil, forSegmentAt: 0)
        #expect(empty.titleForSegment(at: 0) == nil && empty.imageForSegment(at: -1) == nil)
    }

    private func progress(_ window: TestWindow) -> ProgressContent? {
        for element in window.list.elements.values {
            if case .progress(let content) = element.content { return content }
        }
        return nil
    }

    @Test
    func `an indicator turns in its colour for as long as it is told to`() {
        let view = UIActivityIndicatorView(style: .large)
        view.color = .red
        #expect(view.isHidden)
        let window = TestWindow(portrait: Shown(view: view))
        #expect(progress(window) == nil)
        view.startAnimating()
        window.render()
        #expect(progress(window) == ProgressContent(fraction: nil, tint: DisplayColor(red: 1, green: 0, blue: 0)))
        #expect(!view.isHidden)
        view.stopAnimating()
        window.render()
        #expect(view.isHidden)
    }

    @Test
    func `a bar shows how far something is`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progressTintColor = .red
        view.setProgress(1.5, animated: true)
        #expect(view.progress == 1)
        view.progress = 0.25
        let window = TestWindow(portrait: Shown(view: view))
        #expect(progress(window) == ProgressContent(fraction: 0.25, tint: DisplayColor(red: 1, green: 0, blue: 0)))
        #expect(view.bounds.size == CGSize(width: 300, height: 4))
    }
}
