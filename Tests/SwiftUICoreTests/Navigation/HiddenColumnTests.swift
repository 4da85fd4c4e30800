import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var visibility = NavigationSplitViewVisibility.all
    var word = "one"
    @ObservationIgnored var log: [String] = []
}

private struct Counting: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Sidebar: View {
    let model: Model

    var body: some View {
        VStack {
            Counting(name: "side")
            NavigationLink("to view") {
                VStack {
                    Text(verbatim: "page \(model.word)")
                    Counting(name: "page")
                }
            }
            NavigationLink("to value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0) \(model.word)") }
        .onAppear { model.log.append("appear") }
        .onDisappear { model.log.append("disappear") }
    }
}

private struct Columns: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView(columnVisibility: $model.visibility) {
            Sidebar(model: model)
        } detail: {
            Flexible("detail")
        }
    }
}

private struct ThreeColumns: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView(columnVisibility: $model.visibility) {
            Counting(name: "side")
        } content: {
            Counting(name: "content")
        } detail: {
            Flexible("detail")
        }
    }
}

@MainActor
@Suite("Columns out of sight")
struct HiddenColumnTests {
    private let model = Model()

    private func window(_ view: some View) -> TestWindow {
        TestWindow(view, size: CGSize(width: 1000, height: 600))
    }

    private func show(_ visibility: NavigationSplitViewVisibility, _ window: TestWindow) {
        model.visibility = visibility
        window.render()
    }

    /// The texts that can be reached.
    private func texts(_ window: TestWindow) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.isLeaving else { return [] }
            return [element.text].compactMap(\.self) + element.children.flatMap(texts)
        }
        return texts(window.list.root)
    }

    @Test func `a page that a link in the sidebar led to stays when the sidebar is hidden`() {
        let window = window(Columns(model: model))
        window.press(button: "to view")
        window.press(button: "page 0")
        show(.detailOnly, window)
        model.word = "two"
        window.render()
        #expect(texts(window).contains("page two"))
        #expect(texts(window).contains("page 1"))
        #expect(!texts(window).contains("to view"))
    }

    @Test func `the sidebar goes on making the pages of its values while it is hidden`() {
        let window = window(Columns(model: model))
        window.press(button: "to value")
        show(.detailOnly, window)
        model.word = "two"
        window.render()
        #expect(texts(window).contains("number 7 two"))
    }

    @Test func `the sidebar comes back with its state`() {
        let window = window(Columns(model: model))
        window.press(button: "side 0")
        show(.detailOnly, window)
        #expect(!texts(window).contains("side 1"))
        show(.all, window)
        #expect(texts(window).contains("side 1"))
    }

    @Test func `a hidden column leaves its room to the others, and is cut off`() throws {
        let window = window(Columns(model: model))
        #expect(try #require(window.frame("detail")).minX > 280)
        show(.detailOnly, window)
        let detail = try #require(window.frame("detail"))
        #expect(detail.minX == 0 && detail.width == 1000)
        #expect(window.elements.contains { $0.isLeaving && $0.style.clips && $0.frame.width == 0 })
        #expect(window.list.brokenInvariants() == [])
        show(.all, window)
        #expect(!window.elements.contains { $0.isLeaving })
    }

    @Test func `the views of a column disappear with it, and appear with it`() {
        let window = window(Columns(model: model))
        show(.detailOnly, window)
        show(.all, window)
        #expect(model.log == ["appear", "disappear", "appear"])
    }

    @Test func `a column that is hidden from the start has not appeared`() {
        model.visibility = .detailOnly
        let window = window(Columns(model: model))
        #expect(model.log == [])
        show(.all, window)
        #expect(model.log == ["appear"])
        #expect(texts(window).contains("side 0"))
    }

    @Test func `of three columns the first is hidden by itself, or with the second`() {
        let window = window(ThreeColumns(model: model))
        window.press(button: "content 0")
        show(.doubleColumn, window)
        #expect(texts(window).contains("content 1") && !texts(window).contains("side 0"))
        show(.detailOnly, window)
        #expect(!texts(window).contains("content 1"))
        show(.all, window)
        #expect(texts(window).contains("content 1") && texts(window).contains("side 0"))
    }
}
