import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var selection = "a"
    var page = 0
    var path: [Int] = []
    @ObservationIgnored var appeared: [String] = []
}

private struct Bar: View {
    @Bindable var model: Model
    var body: some View {
        TabView(selection: $model.selection) {
            Counting(name: "first").tabItem { Label("First", systemImage: "star") }.tag("a")
            Counting(name: "second").tabItem { Text("Second") }.tag("b").badge(3)
        }
    }
}

/// A tab view that another page can cover.
private struct CoveredBar: View {
    @Bindable var model: Model
    var body: some View {
        NavigationStack(path: $model.path) {
            TabView(selection: $model.selection) {
                Text(verbatim: "one").onAppear { model.appeared.append("one") }.tabItem { Text("First") }.tag("a")
                Text(verbatim: "two").onAppear { model.appeared.append("two") }.tabItem { Text("Second") }.tag("b")
            }
            .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
    }
}

private struct NewBar: View {
    @Bindable var model: Model
    var body: some View {
        TabView(selection: $model.selection) {
            Tab("First", systemImage: "star", value: "a") { Counting(name: "first") }
            Tab("Second", systemImage: "heart", value: "b") { Counting(name: "second") }.badge(2)
        }
    }
}

private struct Counting: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Paged: View {
    @Bindable var model: Model
    var body: some View {
        TabView(selection: $model.page) {
            ForEach(0..<3) { index in
                GeometryReader { proxy in
                    Text(verbatim: "page \(index) at \(Int(proxy.frame(in: .global).minX))")
                }
                .tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

@MainActor
@Suite("Tab views")
struct TabViewTests {
    private func shown(_ window: TestWindow) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.style.isHidden else { return [] }
            return (element.text.map { [$0] } ?? []) + element.children.flatMap(texts)
        }
        return texts(window.list.root)
    }

    @Test func `a tab is made when it is first chosen`() {
        let model = Model()
        let window = TestWindow(Bar(model: model))
        #expect(!window.texts.contains("second 0"))
        model.selection = "b"
        window.render()
        #expect(window.texts.contains("second 0"))
        #expect(window.texts.contains("first 0"))
    }

    @Test func `a view hides the bar of its tab only`() {
        let model = Model()
        let window = TestWindow(
            TabView(selection: Bindable(model).selection) {
                Tab("First", systemImage: "star", value: "a") { Text("one").toolbar(.hidden, for: .tabBar) }
                Tab("Second", systemImage: "heart", value: "b") { Text("two") }
            })
        #expect(!window.texts.contains("Second"))
        model.selection = "b"
        window.render()
        #expect(window.texts.contains("Second"))
    }

    @Test func `the chosen tab is seen`() {
        let model = Model()
        let window = TestWindow(Bar(model: model))
        #expect(shown(window).contains("first 0"))
        #expect(!shown(window).contains("second 0"))
        window.press(button: "Second")
        #expect(model.selection == "b")
        #expect(shown(window).contains("second 0"))
    }

    @Test func `a tab keeps its state while another is seen`() {
        let window = TestWindow(Bar(model: Model()))
        window.press(button: "first 0")
        window.press(button: "Second")
        window.press(button: "First")
        #expect(shown(window).contains("first 1"))
    }

    /// Both tabs have been selected, the first one last, and another page is pushed.
    private func coveredBar(_ model: Model) -> TestWindow {
        let window = TestWindow(CoveredBar(model: model))
        for selection in ["b", "a"] {
            model.selection = selection
            window.render()
        }
        model.path = [1]
        window.render()
        model.appeared = []
        return window
    }

    @Test func `a tab view that comes back brings only the chosen tab`() {
        let model = Model()
        let window = coveredBar(model)
        model.path = []
        window.render()
        #expect(model.appeared == ["one"])
    }

    @Test func `a tab that is chosen under another page comes with the tab view`() {
        let model = Model()
        let window = coveredBar(model)
        model.selection = "b"
        window.render()
        #expect(model.appeared == [])
        model.path = []
        window.render()
        #expect(model.appeared == ["two"])
    }

    @Test func `the bar says which tab is chosen and shows badges`() {
        let window = TestWindow(Bar(model: Model()))
        #expect(window.elements.filter { $0.accessibility.isSelected }.count == 1)
        #expect(shown(window).contains("3"))
    }

    @Test func `tabs of values are chosen by them`() {
        let model = Model()
        let window = TestWindow(NewBar(model: model))
        window.press(button: "Second")
        #expect(model.selection == "b")
        #expect(shown(window).contains("second 0"))
        #expect(shown(window).contains("2"))
    }

    @Test func `pages lie side by side and follow the offset`() {
        let window = TestWindow(Paged(model: Model()))
        #expect(window.texts == ["page 0 at 0", "page 1 at 300", "page 2 at 600"])
        let pager = window.elements.first { $0.content.kind == "pages" }!
        window.send(.scroll(CGPoint(x: 150, y: 0)), to: pager.id)
        #expect(window.texts == ["page 0 at -150", "page 1 at 150", "page 2 at 450"])
    }

    @Test func `coming to rest at a page chooses it`() {
        let model = Model()
        let window = TestWindow(Paged(model: model))
        let pager = window.elements.first { $0.content.kind == "pages" }!
        window.send(.scroll(CGPoint(x: 299, y: 0)), to: pager.id)
        #expect(model.page == 1)
        guard case .pages(let content) = window.list[pager.id]!.content else { return }
        #expect(content.serial == 0)
    }

    @Test func `choosing a page sends the browser there`() {
        let model = Model()
        let window = TestWindow(Paged(model: model))
        model.page = 2
        window.render()
        let pager = window.elements.first { $0.content.kind == "pages" }!
        guard case .pages(let content) = pager.content else { return }
        #expect(content == PagesContent(count: 3, index: 2, serial: 1))
    }

    @Test func `on the way to a page that the app chose no other is chosen`() {
        let model = Model()
        let window = TestWindow(Paged(model: model))
        let pager = window.elements.first { $0.content.kind == "pages" }!
        model.page = 2
        window.render()
        #expect(window.texts.contains("page 2 at 600"))
        for offset in [40.0, 299, 300, 520] {
            window.send(.scroll(CGPoint(x: offset, y: 0)), to: pager.id)
            #expect(model.page == 2)
        }
        window.send(.scroll(CGPoint(x: 600, y: 0)), to: pager.id)
        #expect(window.texts.contains("page 2 at 0"))
        window.send(.scroll(CGPoint(x: 300, y: 0)), to: pager.id)
        #expect(model.page == 1)
    }

    @Test func `a finger that turns back on the way is followed`() {
        let model = Model()
        let window = TestWindow(Paged(model: model))
        let pager = window.elements.first { $0.content.kind == "pages" }!
        model.page = 2
        window.render()
        for offset in [350.0, 320, 300] { window.send(.scroll(CGPoint(x: offset, y: 0)), to: pager.id) }
        #expect(model.page == 1)
    }
}
