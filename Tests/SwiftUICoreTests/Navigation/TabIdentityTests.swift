import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

private struct Project: Identifiable {
    let id: String
}

@Observable
@MainActor
private final class Model {
    var projects = ["a", "b", "c"].map(Project.init)
    var chosen = "b"
    var isAdmin = true
    var unread = 2
}

private struct Counting: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Projects: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.chosen) {
            ForEach(model.projects) { project in
                Tab(project.id, systemImage: "folder", value: project.id) { Counting(name: project.id) }
            }
        }
    }
}

/// A given number of tabs, in a section and outside it.
private struct Numbered: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.unread) {
            ForEach(0..<2) { number in
                Tab("Tab \(number)", systemImage: "star", value: number) { Counting(name: "\(number)") }
            }
            TabSection("More") {
                ForEach(2..<4) { number in
                    Tab("Tab \(number)", systemImage: "star", value: number) { Counting(name: "\(number)") }
                }
            }
        }
    }
}

/// Only the user selects tabs.
private struct OwnProjects: View {
    let model: Model

    var body: some View {
        TabView {
            ForEach(model.projects) { project in
                Tab(project.id, systemImage: "folder") { Counting(name: project.id) }
            }
        }
    }
}

private struct Sectioned: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.chosen) {
            Tab("a", systemImage: "star", value: "a") { Counting(name: "a") }
            TabSection("More") {
                if model.isAdmin { Tab("Admin", systemImage: "key", value: "admin") { Text(verbatim: "admin") } }
                Tab("b", systemImage: "heart", value: "b") { Counting(name: "b") }
            }
            // Two tabs with the same value; each still has its own state.
            Tab("twin", systemImage: "moon", value: "b") { Counting(name: "twin") }
        }
    }
}

private struct Hiding: View {
    @Bindable var model: Model

    var body: some View {
        TabView(selection: $model.chosen) {
            ForEach(model.projects) { project in
                Tab(project.id, systemImage: "folder", value: project.id) {
                    Text(verbatim: "page \(project.id)").toolbar(project.id == "b" ? .hidden : .visible, for: .tabBar)
                }
            }
        }
    }
}

private struct Badges: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            TabView(selection: $model.chosen) {
                Tab("Inbox", systemImage: "tray", value: "b") { Text(verbatim: "new") }.badge(model.unread)
            }
            TabView { Tab("Own", systemImage: "tray") { Text(verbatim: "own") }.badge(model.unread) }
            TabView { Text(verbatim: "old").badge(model.unread).tabItem { Text(verbatim: "Old") } }
        }
    }
}

@MainActor
@Suite("Which tab is which")
struct TabIdentityTests {
    private let model = Model()

    private func shown(_ window: TestWindow) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.style.isHidden, !element.isLeaving else { return [] }
            return [element.text].compactMap(\.self) + element.children.flatMap(texts)
        }
        return texts(window.list.root)
    }

    @Test func `a tab keeps its state when one before it goes`() {
        let window = TestWindow(Projects(model: model))
        window.press(button: "b 0")
        model.projects.removeFirst()
        window.render()
        #expect(shown(window).contains("b 1"))
        #expect(!window.texts.contains("a"))
        window.press(button: "c")
        #expect(shown(window).contains("c 0"))
        window.press(button: "b")
        #expect(shown(window).contains("b 1"))
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `the last tab of several keeps its state`() {
        let window = TestWindow(Projects(model: model))
        window.press(button: "b 0")
        model.projects.removeAll { $0.id != "b" }
        window.render()
        #expect(shown(window).contains("b 1"))
        model.projects.insert(Project(id: "d"), at: 0)
        window.render()
        #expect(shown(window).contains("b 1"))
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `who has chosen a tab stays there when one before it goes`() {
        let window = TestWindow(OwnProjects(model: model))
        window.press(button: "b")
        window.press(button: "b 0")
        model.projects.removeFirst()
        window.render()
        #expect(shown(window).contains("b 1"))
        model.projects.removeFirst()
        window.render()
        #expect(shown(window).contains("c 0"))
    }

    @Test func `a tab behind one that is there at times is the same one`() {
        let window = TestWindow(Sectioned(model: model))
        window.press(button: "b 0")
        for isAdmin in [false, true] {
            model.isAdmin = isAdmin
            window.render()
            #expect(shown(window).contains("b 1"))
            #expect(window.texts.contains("Admin") == isAdmin)
        }
    }

    @Test func `a tab that goes leaves the others their wishes of the bar`() {
        let window = TestWindow(Hiding(model: model))
        #expect(shown(window) == ["page b"])
        model.projects.removeFirst()
        window.render()
        #expect(shown(window) == ["page b"])
        model.chosen = "c"
        window.render()
        #expect(shown(window).contains("page c") && shown(window).contains("b"))
    }

    @Test func `tabs can be as many as a number says`() {
        let window = TestWindow(Numbered(model: model), size: CGSize(width: 500, height: 400))
        #expect(shown(window).contains("2 0"))
        window.press(button: "Tab 1")
        #expect(model.unread == 1)
        #expect(shown(window).contains("1 0"))
    }

    @Test func `a badge goes with its number`() {
        let window = TestWindow(Badges(model: model), size: CGSize(width: 300, height: 600))
        #expect(shown(window).count { $0 == "2" } == 3)
        model.unread = 0
        window.render()
        #expect(!shown(window).contains("2"))
        model.unread = 5
        window.render()
        #expect(shown(window).count { $0 == "5" } == 3)
    }
}
