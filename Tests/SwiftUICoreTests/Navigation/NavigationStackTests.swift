import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var path = NavigationPath()
    var numbers: [Int] = []
    var isExtraShown = false
    var bottom = "Bottom"
    @ObservationIgnored var log: [String] = []
}

private struct Pages: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            VStack {
                NavigationLink("to one", value: 1)
                NavigationLink("to view") { Text(verbatim: "view page") }
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
            .navigationDestination(isPresented: $model.isExtraShown) { Text(verbatim: "extra") }
        }
    }
}

private struct Page: View {
    let number: Int
    let model: Model
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(verbatim: "page \(number) count \(count)")
            Button("count") { count += 1 }
            Button("dismiss") { dismiss() }
        }
        .navigationTitle("Page \(number)")
        .toolbar {
            ToolbarItem(placement: .principal) { Text(verbatim: "principal \(number)") }
            ToolbarItem(placement: .bottomBar) { Button(model.bottom) {} }
        }
    }
}

/// A page with links to pages of the same kind.
private struct Folder: View {
    let depth: Int

    var body: some View {
        NavigationLink("deeper \(depth)", value: depth + 1)
            .navigationDestination(for: Int.self) { Folder(depth: $0) }
    }
}

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
    private func reachable(_ window: TestWindow) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.isLeaving, !element.style.isHidden else { return [] }
            return (element.text.map { [$0] } ?? []) + element.children.flatMap(texts)
        }
        return texts(window.list.root)
    }

    @Test func `a bar that is to have a background has one`() {
        func count(_ visibility: Visibility) -> Int {
            let page = Text(verbatim: "page").navigationTitle("Title")
            let window = TestWindow(NavigationStack { page.toolbarBackground(visibility, for: .navigationBar) })
            window.render()
            return window.elements.count
        }
        #expect(count(.visible) > count(.automatic))
    }

    @Test func `a link with a value leads to its destination and writes the path`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        window.press(button: "to one")
        #expect(reachable(window).contains("page 1 count 0"))
        #expect(!reachable(window).contains("to one"))
        #expect(model.path == NavigationPath([1]))
    }

    @Test func `a link with a view leads there and leaves the path alone`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        window.press(button: "to view")
        #expect(reachable(window).contains("view page"))
        #expect(model.path.isEmpty)
    }

    @Test func `a path that the app changes is followed`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        model.path = NavigationPath([1, 2])
        window.render()
        #expect(reachable(window).contains("page 2 count 0"))
        model.path.removeLast()
        window.render()
        #expect(reachable(window).contains("page 1 count 0"))
    }

    @Test func `pages that the path keeps keep their state`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        window.press(button: "to one")
        window.press(button: "count")
        model.path.append(2)
        window.render()
        model.path.removeLast()
        window.render()
        #expect(reachable(window).contains("page 1 count 1"))
    }

    @Test func `the environments dismiss goes one page back`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        window.press(button: "to one")
        window.press(button: "dismiss")
        #expect(model.path.isEmpty)
        #expect(reachable(window).contains("to one"))
    }

    @Test func `the browser's wish to go back takes the uppermost page`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        model.path = NavigationPath([1])
        window.render()
        let stack = window.elements.first { $0.input.events.contains(.back) }
        window.send(.back, to: stack!.id)
        #expect(model.path.isEmpty)
        #expect(!window.elements.contains { $0.input.events.contains(.back) })
    }

    @Test func `a presented page is there while its value is true`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        model.isExtraShown = true
        window.render()
        #expect(reachable(window).contains("extra"))
        let stack = window.elements.first { $0.input.events.contains(.back) }
        window.send(.back, to: stack!.id)
        #expect(!model.isExtraShown)
        #expect(!reachable(window).contains("extra"))
    }

    @Test func `the page on top names the window`() {
        let model = Model()
        let window = TestWindow(Pages(model: model))
        #expect(window.list.title == "Root")
        window.press(button: "to one")
        #expect(window.list.title == "Page 1")
        model.path.removeLast()
        window.render()
        #expect(window.list.title == "Root")
    }

    @Test func `bars show what the page puts there`() {
        let model = Model()
        let window = TestWindow(Pages(model: model), size: CGSize(width: 390, height: 700))
        window.press(button: "to one")
        #expect(reachable(window).contains("principal 1"))
        #expect(reachable(window).contains("Bottom"))
        model.bottom = "Below"
        window.render()
        #expect(reachable(window).contains("Below"))
    }

    @Test func `a path of one type is followed and written`() {
        struct Typed: View {
            @Bindable var model: Model
            var body: some View {
                NavigationStack(path: $model.numbers) {
                    NavigationLink("five", value: 5)
                        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                }
            }
        }
        let model = Model()
        let window = TestWindow(Typed(model: model))
        window.press(button: "five")
        #expect(model.numbers == [5])
        #expect(reachable(window).contains("number 5"))
    }

    @Test func `pages that lead to others of their kind declare them all, and leave the root its own`() {
        let model = Model()
        let window = TestWindow(NavigationStack(path: Bindable(model).numbers) { Folder(depth: 0) })
        window.press(button: "deeper 0")
        window.press(button: "deeper 1")
        #expect(reachable(window).contains("deeper 2"))
        var atOnce = Transaction()
        atOnce.disablesAnimations = true
        withTransaction(atOnce) { model.numbers = [] }
        window.render()
        window.press(button: "deeper 0")
        #expect(model.numbers == [1])
        #expect(reachable(window).contains("deeper 1"))
    }

    @Test func `of two destinations for one type the one closest to the root counts`() {
        struct Twice: View {
            let model: Model
            var body: some View {
                NavigationStack(path: Bindable(model).numbers) {
                    Text(verbatim: "root").navigationDestination(for: Int.self) { number in
                        Text(verbatim: "outer \(number)")
                            .navigationDestination(for: Int.self) { Text(verbatim: "inner \($0)") }
                    }
                }
            }
        }
        let model = Model()
        let window = TestWindow(Twice(model: model))
        model.numbers = [1, 2]
        window.render()
        #expect(reachable(window).contains("outer 2"))
        #expect(!reachable(window).contains("inner 2"))
    }

    @Test func `a page has no bar of its own while one of the stacks in it is left`() {
        struct Beside: View {
            let model: Model
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationStack { Text(verbatim: "first").navigationTitle("First") }
                        if model.isExtraShown { NavigationStack { Text(verbatim: "second") } }
                    }
                    .navigationTitle("Outer")
                }
            }
        }
        let model = Model()
        let window = TestWindow(Beside(model: model))
        for isShown in [true, false] {
            model.isExtraShown = isShown
            window.render()
            #expect(window.texts.contains("second") == isShown)
            #expect(!window.texts.contains("Outer"))
        }
    }

    @Test func `a page that is covered disappears and comes back`() {
        struct Watched: View {
            let model: Model
            var body: some View {
                NavigationStack(path: Bindable(model).numbers) {
                    Text(verbatim: "root")
                        .onAppear { model.log.append("appear") }
                        .onDisappear { model.log.append("disappear") }
                        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                }
            }
        }
        let model = Model()
        let window = TestWindow(Watched(model: model))
        #expect(model.log == ["appear"])
        model.numbers = [1]
        window.render()
        #expect(model.log == ["appear", "disappear"])
        model.numbers = []
        window.render()
        #expect(model.log == ["appear", "disappear", "appear"])
    }

    @Test func `a path of Codable values survives being kept`() throws {
        var path = NavigationPath()
        path.append(3)
        path.append("three")
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
    }

    @Test func `a path that names no type is refused`() {
        let data = Data(#"["no such type","1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }

    @Test func `a link that is a row points on and one that scrolls in a row does not`() {
        func chevronCount(_ row: some View) -> Int {
            TestWindow(NavigationStack { List { row } }).elements.count { element in
                if case .path = element.content { element.accessibility.isHidden } else { false }
            }
        }
        let link = NavigationLink("on") { Text(verbatim: "page") }
        #expect(chevronCount(link) == 1)
        #expect(chevronCount(ScrollView(.horizontal) { HStack { link } }) == 0)
    }
}
