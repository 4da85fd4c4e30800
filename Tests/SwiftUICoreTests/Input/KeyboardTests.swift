import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Keys and those who listen")
struct KeyboardTests {
    private final class Record {
        var lines: [String] = []
    }

    private func key(
        _ window: TestWindow, _ id: ElementID, _ name: String, _ modifiers: [String] = [], down: Bool = true,
        repeated: Bool = false
    ) {
        let action = ElementEvent.Action.key(name, modifiers: modifiers, isDown: down, isRepeated: repeated)
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        window.render()
    }

    @Test func `a shortcut is told to the element of the button`() {
        let view = VStack {
            Button("Save") {}.keyboardShortcut("s")
            Button("OK") {}.keyboardShortcut(.defaultAction)
            Button("Cancel") {}.keyboardShortcut(.cancelAction)
            Button("Up") {}.keyboardShortcut(.upArrow, modifiers: [.shift, .option])
            Button("None") {}
        }
        let shortcuts = TestWindow(view).elements.filter { $0.content == .button }.map(\.input.shortcut)
        #expect(shortcuts == [["s", "command"], ["Enter"], ["Escape"], ["ArrowUp", "shift", "option"], nil])
    }

    @Test func `keys are heard by the innermost view that takes them`() throws {
        let record = Record()
        let view = Color.red.frame(width: 40, height: 40).focusable()
            .onKeyPress("a") {
                record.lines.append("inner a")
                return .handled
            }
            .onKeyPress(phases: .all) { press in
                record.lines.append("outer \(press.characters) \(press.phase.rawValue)")
                return .ignored
            }
        let window = TestWindow(view)
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        key(window, id, "a")
        key(window, id, "b")
        key(window, id, "b", repeated: true)
        key(window, id, "b", down: false)
        key(window, id, "Shift")
        #expect(record.lines == ["inner a", "outer b 1", "outer b 2", "outer b 4"])
    }

    /// A key-up event may be missing if the key-down moves the focus, or if the system swallows it while other keys are held.
    @Test func `a key whose release nobody told of goes down again`() throws {
        let record = Record()
        let view = Color.red.frame(width: 40, height: 40).focusable()
            .onKeyPress(phases: .down) { press in
                record.lines.append(press.characters)
                return .handled
            }
        let window = TestWindow(view)
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        for _ in 0..<2 { key(window, id, "a") }
        key(window, id, "a", repeated: true)
        #expect(record.lines == ["a", "a"])
        let exit = TestWindow(Color.red.focusable().onExitCommand { record.lines.append("exit") })
        let target = try #require(exit.elements.first { $0.input.isFocusable }).id
        for _ in 0..<2 { key(exit, target, "Escape") }
        #expect(record.lines == ["a", "a", "exit", "exit"])
    }

    @Test func `both keys that delete are heard where the keyboard is`() throws {
        let record = Record()
        let window = TestWindow(Color.red.focusable().onDeleteCommand { record.lines.append("gone") })
        let target = try #require(window.elements.first { $0.input.isFocusable }).id
        for name in [KeyEquivalent.delete, .deleteForward, "x"] { key(window, target, name.browserName) }
        #expect(record.lines == ["gone", "gone"])
    }

    @Test(arguments: [KeyEquivalent.upArrow, .return, .escape, .space, .delete, "x", "ß"])
    func `keys have the browser's names and their own`(key: KeyEquivalent) {
        #expect(KeyEquivalent(browserName: key.browserName) == key)
    }

    @Test func `a default focus is given when the view appears`() {
        struct Fields: View {
            @FocusState private var focus: Int?
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("One", text: $text).focused($focus, equals: 1)
                    TextField("Two", text: $text).focused($focus, equals: 2)
                }
                .defaultFocus($focus, 2)
            }
        }
        let window = TestWindow(Fields())
        let second = window.elements.first { $0.accessibility.label == "Two" }
        #expect(window.list.focus != nil && window.list.focus == second?.id)
    }

    @Test func `an adjustable view changes by the arrow keys`() throws {
        let record = Record()
        let view = Text(verbatim: "3").accessibilityLabel("Rating").accessibilityAdjustableAction {
            record.lines.append($0 == .increment ? "more" : "less")
        }
        let window = TestWindow(view)
        let element = try #require(window.elements.first { $0.accessibility.role == .spinButton })
        #expect(element.input.isFocusable)
        key(window, element.id, "ArrowUp")
        key(window, element.id, "ArrowLeft")
        #expect(record.lines == ["more", "less"])
    }

    @Test func `actions are buttons for those who listen`() {
        let record = Record()
        let view = Text(verbatim: "Mail").accessibilityAction(named: "Archive") { record.lines.append("archived") }
        let window = TestWindow(view)
        window.press(button: "Archive")
        #expect(record.lines == ["archived"])
    }

    @Test func `a view's default action is for those who press it without a pointer`() throws {
        let record = Record()
        let window = TestWindow(Text(verbatim: "Open").accessibilityAction { record.lines.append("opened") })
        let element = try #require(window.elements.first { $0.input.events.contains(.activate) })
        #expect(!element.input.events.contains(.press))
        #expect(element.accessibility.role == .button && element.input.isFocusable)
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: .activate))
        #expect(record.lines == ["opened"])
    }

    @Test func `a combined element says what its children say, and keeps what can be worked`() throws {
        let view = VStack {
            Text(verbatim: "Latte")
            Text(verbatim: "3,50").accessibilityLabel("three fifty")
            Text(verbatim: "secret").accessibilityHidden(true)
        }
        let window = TestWindow(view.accessibilityElement(children: .combine))
        let element = try #require(window.elements.first { $0.accessibility.role == .group })
        #expect(element.accessibility.label == "Latte three fifty")
        #expect(element.children.allSatisfy { window.list[$0]!.accessibility.isHidden })
        let worked = TestWindow(Button("Go") {}.accessibilityElement(children: .combine))
        #expect(worked.elements.allSatisfy { !$0.accessibility.isHidden })
    }

    @Test func `a scaled metric grows with the text`() {
        struct Scaled: View {
            @ScaledMetric private var width = 17.0
            var body: some View { Color.red.frame(width: width, height: 10).accessibilityIdentifier("box") }
        }
        #expect(TestWindow(Scaled()).frame("box")?.width == 17)
        #expect(TestWindow(Scaled().dynamicTypeSize(.accessibility5)).frame("box")?.width == 53)
    }

    @Test(arguments: [(1.0, DynamicTypeSize.large), (2, .accessibility2), (0.5, .xSmall), (10, .accessibility5)])
    func `the browser's text size is the nearest of ours`(scale: Double, size: DynamicTypeSize) {
        #expect(DynamicTypeSize(textScale: scale) == size)
    }
}
