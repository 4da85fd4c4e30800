import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@testable import ViewTree

@Observable
@MainActor
private final class Model {
    var isLoading = true
    var isInner = false
    var hidesTop = true
}

/// Two alternating views with the same page settings.
private struct Loading: View {
    let model: Model

    var body: some View {
        NavigationStack {
            if model.isLoading { settings(Text(verbatim: "wait")) } else { settings(Text(verbatim: "rows")) }
        }
    }

    private func settings(_ view: some View) -> some View {
        view
            .navigationTitle("Items")
            .navigationSubtitle("All of them")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Count") {} } }
            .toolbar(.hidden, for: .bottomBar)
    }
}

private struct Titled: View {
    let model: Model
    var body: some View {
        NavigationStack { Inner(model: model).navigationTitle("Outer") }
    }
}

private struct Inner: View {
    let model: Model
    var body: some View {
        Text(verbatim: "page")
        if model.isInner { Text(verbatim: "inner").navigationTitle("Inner") }
    }
}

private struct Hiding: View {
    let model: Model
    var body: some View {
        NavigationStack {
            Text(verbatim: "page").navigationTitle("Title")
                .toolbar { ToolbarItem(placement: .bottomBar) { Button("Count") {} } }
                .toolbar(.hidden, for: model.hidesTop ? .navigationBar : .bottomBar)
        }
    }
}

@MainActor
@Suite("What views say of their page")
struct PageSettingTests {
    private let model = Model()

    @Test func `what a view's successor says stays when the view has left`() {
        let window = TestWindow(Loading(model: model))
        withAnimation { model.isLoading = false }
        window.render()
        #expect(window.texts.contains("wait") && window.texts.contains("rows"))
        window.graph.departures.cancelAll()
        window.render()
        #expect(window.texts.contains("Items") && window.texts.contains("All of them"))
        #expect(window.list.title == "Items")
        #expect(!window.texts.contains("Count"))
    }

    @Test func `what a view said counts again when the one that said otherwise has gone`() {
        let window = TestWindow(Titled(model: model))
        model.isInner = true
        window.render()
        #expect(window.list.title == "Inner")
        model.isInner = false
        window.render()
        #expect(window.list.title == "Outer")
    }

    @Test func `a bar that a view hides no more is shown`() {
        let window = TestWindow(Hiding(model: model))
        #expect(!window.texts.contains("Title") && window.texts.contains("Count"))
        model.hidesTop = false
        window.render()
        #expect(window.texts.contains("Title") && !window.texts.contains("Count"))
    }

    @Test func `a page that a container shows in another place has its title there`() {
        let window = TestWindow(NavigationView { Text(verbatim: "page").navigationTitle("Old") })
        #expect(window.texts.contains("Old"))
    }

    @Test func `a navigation view of columns shows the first`() {
        let view = NavigationView {
            Text(verbatim: "list")
            Text(verbatim: "detail")
        }
        let windows = [
            TestWindow(view.navigationViewStyle(.columns)),
            TestWindow(view.navigationViewStyle(DoubleColumnNavigationViewStyle())),
        ]
        for window in windows { #expect(window.texts.contains("list") && !window.texts.contains("detail")) }
    }

    // MARK: Bars that aren't named

    private let red = Color.red.displayColor(in: EnvironmentValues())

    private func bars(_ change: (AnyView) -> some View) -> TestWindow {
        let page = Text(verbatim: "page").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Count") {} } }
        return TestWindow(NavigationStack { change(AnyView(page)) })
    }

    @Test func `where no bar is named all bars of the page are meant`() {
        for window in [bars { $0.toolbar(.hidden) }, bars { $0.toolbarVisibility(.hidden) }] {
            #expect(window.texts == ["page"])
        }
    }

    @Test func `a background without a bar is behind all bars of the page`() {
        func count(_ window: TestWindow) -> Int { window.elements.count { $0.style.background == .color(red) } }
        #expect(count(bars { $0.toolbarBackground(Color.red) }) == 2)
        #expect(count(bars { $0.toolbarBackground(Color.red, for: .bottomBar) }) == 1)
    }

    @Test func `a background that is to be hidden is hidden, whichever is said first`() {
        let first = bars { $0.toolbarBackground(.hidden).toolbarBackground(Color.red) }
        let last = bars { $0.toolbarBackground(Color.red).toolbarBackground(.hidden) }
        for window in [first, last] {
            #expect(!window.elements.contains { $0.style.background == .color(red) })
        }
    }
}
