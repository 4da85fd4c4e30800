import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

private struct Mail: View {
    @State private var chosen: Int?

    var body: some View {
        NavigationSplitView {
            List([1, 2, 3], id: \.self, selection: $chosen) { Text(verbatim: "box \($0)") }
                .navigationTitle(Text(verbatim: "Boxes"))
        } detail: {
            Text(verbatim: chosen.map { "letters of \($0)" } ?? "nothing chosen")
        }
    }
}

@Observable
@MainActor
private final class Choice {
    var box: Int?
    var letter: String?

    init(box: Int? = nil, letter: String? = nil) {
        self.box = box
        self.letter = letter
    }
}

private struct ChosenMail: View {
    @Bindable var choice: Choice

    var body: some View {
        NavigationSplitView {
            List([1, 2, 3], id: \.self, selection: $choice.box) { Text(verbatim: "box \($0)") }
        } detail: {
            Text(verbatim: choice.box.map { "letters of \($0)" } ?? "nothing chosen")
        }
    }
}

private struct ThreeColumns: View {
    @Bindable var choice: Choice

    var body: some View {
        NavigationSplitView {
            List([1, 2, 3], id: \.self, selection: $choice.box) { Text(verbatim: "box \($0)") }
        } content: {
            List(["a", "b"], id: \.self, selection: $choice.letter) { Text(verbatim: "letter \($0)") }
        } detail: {
            Text(verbatim: choice.letter.map { "words of \($0)" } ?? "nothing chosen")
        }
    }
}

private struct Links: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink(value: 7) { Text(verbatim: "seven") }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text(verbatim: "page \(number)")
                        NavigationLink(value: number + 1) { Text(verbatim: "further") }
                    }
                }
        } detail: {
            Text(verbatim: "nothing chosen")
        }
    }
}

@MainActor
@Suite("Split views")
struct NavigationSplitViewTests {
    private func window(_ view: some View, width: CGFloat) -> TestWindow {
        TestWindow(view, size: CGSize(width: width, height: 600))
    }

    private func choose(_ text: String, in window: TestWindow) {
        let row = window.elements.last { element in
            element.input.events.contains(.press) && window.contains(text, in: element.id)
        }
        window.press(row!.id)
    }

    /// The texts that aren't below another page.
    private func visible(_ window: TestWindow) -> [String] { window.texts(belowLeaving: false) }

    @Test func `a wide window shows both columns`() {
        let window = self.window(Mail(), width: 1000)
        #expect(visible(window).contains("box 1"))
        #expect(visible(window).contains("nothing chosen"))
    }

    @Test func `a choice shows in the next column`() {
        let window = self.window(Mail(), width: 1000)
        choose("box 2", in: window)
        #expect(visible(window).contains("letters of 2"))
        #expect(visible(window).contains("box 1"))
    }

    @Test func `a narrow window begins with the sidebar`() {
        let window = self.window(Mail(), width: 390)
        #expect(visible(window).contains("box 1"))
        #expect(!visible(window).contains("nothing chosen"))
    }

    @Test func `a choice in a narrow window goes on`() {
        let window = self.window(Mail(), width: 390)
        choose("box 3", in: window)
        #expect(visible(window).contains("letters of 3"))
        #expect(!visible(window).contains("box 1"))
    }

    private func goBack(_ window: TestWindow) {
        let stack = window.elements.first { $0.input.events.contains(.back) }
        window.send(.back, to: stack!.id)
    }

    @Test func `a selection that the app sets goes on in a narrow window`() {
        let choice = Choice()
        let window = self.window(ChosenMail(choice: choice), width: 390)
        choice.box = 2
        window.render()
        #expect(visible(window).contains("letters of 2"))
        #expect(!visible(window).contains("box 1"))
    }

    @Test func `a selection that the app takes back goes back in a narrow window`() {
        let choice = Choice()
        let window = self.window(ChosenMail(choice: choice), width: 390)
        choose("box 3", in: window)
        choice.box = nil
        window.render()
        #expect(visible(window).contains("box 1"))
        #expect(!visible(window).contains("nothing chosen"))
    }

    @Test func `a narrow window begins behind what is selected`() {
        let window = self.window(ChosenMail(choice: Choice(box: 3)), width: 390)
        #expect(visible(window).contains("letters of 3"))
        #expect(!visible(window).contains("box 1"))
    }

    @Test func `who goes back in a narrow window has nothing selected`() {
        let choice = Choice(box: 3)
        let window = self.window(ChosenMail(choice: choice), width: 390)
        goBack(window)
        #expect(choice.box == nil)
        #expect(visible(window).contains("box 1"))
        choose("box 3", in: window)
        #expect(visible(window).contains("letters of 3"))
    }

    @Test func `each column has a way back of its own`() {
        let choice = Choice(box: 1, letter: "b")
        let window = self.window(ThreeColumns(choice: choice), width: 390)
        #expect(visible(window).contains("words of b"))
        goBack(window)
        #expect(choice.letter == nil && choice.box == 1)
        #expect(visible(window).contains("letter a"))
        goBack(window)
        #expect(choice.box == nil)
        #expect(visible(window).contains("box 1"))
    }

    @Test func `the keyboard leads away from no list in a narrow window`() {
        let choice = Choice()
        let window = self.window(ChosenMail(choice: choice), width: 390)
        let row = window.elements.last { element in
            element.input.events.contains(.key) && window.contains("box 1", in: element.id)
        }
        window.send(.key("ArrowDown", modifiers: [], isDown: true), to: row!.id)
        #expect(choice.box == nil)
        #expect(visible(window).contains("box 1"))
    }

    @Test func `a link takes the place of the detail`() {
        let window = self.window(Links(), width: 1000)
        window.press(button: "seven")
        #expect(visible(window).contains("page 7"))
        #expect(!visible(window).contains("nothing chosen"))
        #expect(!window.elements.contains { $0.accessibility.label == "Back" })
    }

    @Test func `a link in the detail goes further`() {
        let window = self.window(Links(), width: 1000)
        window.press(button: "seven")
        window.press(button: "further")
        #expect(visible(window).contains("page 8"))
        #expect(window.elements.contains { $0.accessibility.label == "Back" })
    }
}

extension TestWindow {
    fileprivate func contains(_ text: String, in id: ElementID) -> Bool {
        guard let element = list[id] else { return false }
        return element.text == text || element.children.contains { contains(text, in: $0) }
    }

    fileprivate func texts(belowLeaving: Bool) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = list[id], !element.isLeaving else { return [] }
            return [element.text].compactMap(\.self) + element.children.flatMap(texts)
        }
        return texts(list.root)
    }
}
