import BrowserTesting
import Foundation
import Observation
import SwiftUI
import Testing

private struct CounterView: View {
    @State private var count = 0
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            Text(verbatim: "count \(count)")
            Button {
                count += 1
            } label: {
                Text(verbatim: "Add")
            }
            TextField("Name", text: $name).focused($isFocused).frame(width: 200).onSubmit { count = 100 }
            Text(verbatim: "hello \(name)")
            Button {
                isFocused = true
            } label: {
                Text(verbatim: "Focus")
            }
        }
    }
}

@Observable
@MainActor
private final class Rows {
    var order = Array(0..<100)
    var texts = (0..<1000).map { "row \($0)" }
}

private struct FieldRows: View {
    let rows: Rows
    var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(rows.order, id: \.self) { FieldRow(index: $0) } } }
    }
}

private struct FieldRow: View {
    let index: Int
    @State private var text = ""
    var body: some View {
        HStack {
            TextField("field \(index)", text: $text).frame(width: 120, height: 20)
            Text(verbatim: "\(index)=\(text)")
        }
    }
}

@MainActor
@Suite("Views in Chromium")
struct CounterPageTests {
    @Test func `a pressed button changes the text`() async throws {
        try await ViewPage.run(CounterView()) { view in
            try await view.page.click("button")
            try await view.waitForText("count 1")
            try await view.page.tap("button")
            try await view.waitForText("count 2")
        }
    }

    @Test func `a field tells its text and its submission`() async throws {
        try await ViewPage.run(CounterView()) { view in
            try await view.page.click("input")
            try await view.page.type("Chike")
            try await view.waitForText("hello Chike")
            try await view.page.compose("りさ", committing: "リサ")
            try await view.waitForText("hello Chikeリサ")
            try await view.page.press("Enter")
            try await view.waitForText("count 100")
        }
    }

    @Test func `a focus state moves the keyboard`() async throws {
        try await ViewPage.run(CounterView()) { view in
            try await view.page.click("button:last-of-type, .element.button:last-child")
            try await view.page.waitFor("document.activeElement.tagName === 'INPUT'")
        }
    }

    @Test func `reordered rows keep focus text and state`() async throws {
        let rows = Rows()
        try await ViewPage.run(FieldRows(rows: rows)) { view in
            try await view.page.click("input")
            try await view.page.type("kept")
            try await view.waitForText("0=kept")
            try await view.page.evaluate("document.activeElement.setSelectionRange(1, 3)")
            rows.order.reverse()
            try await view.page.waitFor(
                "[...document.querySelectorAll('input')].indexOf(document.activeElement) === 99")
            let state = try await view.page.evaluate(
                "[document.activeElement.value, document.activeElement.selectionStart, document.activeElement.selectionEnd]"
            )
            #expect(state.array?.map(\.string)[0] == "kept")
            #expect(state.array?.compactMap(\.int) == [1, 3])
            try await view.waitForText("0=kept")
        }
    }

    @Test func `an idle page exchanges no frames and evaluates no bodies`() async throws {
        try await ViewPage.run(CounterView()) { view in
            try await view.page.click("button")
            try await view.waitForText("count 1")
            try await Task.sleep(for: .milliseconds(300))
            let renders = view.window.renderCount
            let frames = view.page.framesSent.count + view.page.framesReceived.count
            try await Task.sleep(for: .seconds(1.5))
            #expect(view.window.renderCount == renders)
            #expect(view.page.framesSent.count + view.page.framesReceived.count == frames)
        }
    }
}
