import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// A window that is rendered in steps, with code that runs in between.
@MainActor
@Suite("Rendering in steps") struct RenderingStepTests {
    @Observable final class Model {
        var count = 1
        var isWide = false
    }

    private struct Page: View {
        let model: Model
        @State private var appearances = 0
        @State private var doubled = 0

        var body: some View {
            ScrollView {
                VStack {
                    Text(verbatim: "\(model.count) of \(doubled), \(appearances)")
                    ForEach(0..<model.count, id: \.self) { Text(verbatim: "row \($0)") }
                    if model.isWide { Color.red.frame(width: 200, height: 20).transition(.opacity) }
                }
            }
            .onAppear { appearances += 1 }
            .onChange(of: model.count, initial: true) { doubled = 2 * model.count }
        }
    }

    private func window(_ model: Model) -> ViewGraph {
        let graph = ViewGraph()
        graph.setRoot(Page(model: model), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 400))
        return graph
    }

    /// Runs one step after the other.
    /// - Returns: The final display list, and the number of steps.
    private func step(_ graph: ViewGraph, between: (Int) -> Void = { _ in }) -> (list: DisplayList?, count: Int) {
        var count = 0
        while true {
            count += 1
            if case .done(let list) = graph.render(while: { false }) { return (list, count) }
            between(count)
        }
    }

    private func texts(_ list: DisplayList?) -> Set<String> {
        Set(
            (list?.elements.values.map { $0 } ?? []).compactMap { element in
                guard case .text(let content) = element.content else { return nil }
                return content.lines.flatMap(\.runs).map(\.text).joined()
            })
    }

    @Test func `The picture is the same as at once`() throws {
        let (list, count) = step(window(Model()))
        let whole = window(Model()).render()
        #expect(list == whole && count > 5)
        #expect(texts(list) == ["1 of 2, 1", "row 0"])
        let graph = window(Model())
        _ = graph.render()
        #expect(step(graph).list == nil)
    }

    /// An array that nothing observes.
    private final class Shelf {
        var cups = ["cup 0", "cup 1", "cup 2"]
    }

    private struct ShelfPage: View {
        let model: Model
        let shelf: Shelf

        var body: some View {
            let count = shelf.cups.count
            List {
                Text(verbatim: "\(model.count)")
                ForEach(0..<count, id: \.self) { Text(verbatim: shelf.cups[$0]) }
            }
        }
    }

    /// Another window may shorten the array. The rows that a body has announced are made before that.
    @Test func `rows are made before other code runs`() {
        let model = Model(), shelf = Shelf(), graph = ViewGraph()
        graph.setRoot(ShelfPage(model: model, shelf: shelf), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 400))
        let (list, _) = step(graph) { _ in shelf.cups = [] }
        #expect(texts(list).isSuperset(of: ["cup 0", "cup 1", "cup 2"]))
        model.count = 2
        #expect(texts(step(graph).list) == ["2"])
    }

    @Test(arguments: 1...7)
    func `What changes between two steps is shown`(number: Int) throws {
        let model = Model(), graph = window(model)
        var isAsked = false
        graph.needsRender = { isAsked = true }
        let (list, count) = step(graph) {
            if $0 == number { model.count = 5 }
            isAsked = false
        }
        try #require(count > number)
        // Changes after the last layout wait for the next rendering, which has been requested.
        let rest = isAsked ? graph.render() : nil
        #expect(texts(rest ?? list) == ["5 of 10, 1", "row 0", "row 1", "row 2", "row 3", "row 4"])
        #expect(graph.render() == nil)
    }

    // MARK: Changes all the time

    @Test func `A window whose data changes after every step is shown nevertheless, and its effects run`() {
        let model = Model(), graph = window(model)
        var shown: Set<String> = []
        for _ in 0..<5 {
            let (list, count) = step(graph) { _ in model.count += 1 }
            #expect(count <= 20)
            shown.formUnion(texts(list).filter { $0.contains("of") })
        }
        #expect(shown.count == 5)
        let end = texts(graph.render())
        #expect(end.contains("\(model.count) of \(2 * model.count), 1"))
        #expect(graph.render() == nil)
    }

    @Test func `Windows that change each other's data by turns are both shown`() {
        let one = Model(), other = Model()
        let graphs = [window(one), window(other)]
        var pictureCounts = [0, 0]
        for turn in 0..<200 {
            let index = turn % 2
            if case .done(.some) = graphs[index].render(while: { false }) { pictureCounts[index] += 1 }
            graphs[index].inContext { (index == 0 ? other : one).count = turn }
        }
        #expect(pictureCounts.allSatisfy { $0 >= 5 })
    }

    @Test func `A window that is given another size before every step is shown nevertheless`() {
        let graph = window(Model())
        let (_, count) = step(graph) { graph.setViewport(CGSize(width: 300 + 10 * $0, height: 400)) }
        #expect(count <= 20)
        #expect(graph.render() != nil)
    }

    @Test func `What surrounds views may change after every step`() {
        let graph = window(Model())
        let (_, count) = step(graph) { number in
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: number.isMultiple(of: 2) ? "de" : "en")
            graph.setEnvironment(environment)
        }
        #expect(count <= 20)
    }

    @Test(arguments: 1...7)
    func `A change's completion runs once, whatever rendering it comes into`(number: Int) {
        let time = StoppedTime(Date()), model = Model(), graph = ViewGraph(time: time)
        graph.setRoot(Page(model: model), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 400))
        var completionCount = 0
        let complete = { @MainActor @Sendable in completionCount += 1 }
        _ = step(graph) {
            guard $0 == number else { return }
            withAnimation(.linear(duration: 1), { model.count = 3 }, completion: complete)
        }
        _ = graph.render()
        #expect(completionCount == 0)
        time.advance(bySeconds: 2)
        #expect(completionCount == 1)
    }

    /// Counts rows that were requested but don't exist.
    private final class Misses {
        var count = 0
    }

    private struct Numbered: View {
        let model: Model
        let misses: Misses

        var body: some View {
            List {
                ForEach(0..<model.count, id: \.self) { NumberedRow(number: $0, model: model, misses: misses) }
            }
        }
    }

    /// A row whose body is evaluated again each time it appears.
    private struct NumberedRow: View {
        let number: Int
        let model: Model
        let misses: Misses
        @State private var isShown = false

        var body: some View {
            if number >= model.count { misses.count += 1 }
            return Text(verbatim: "row \(number)\(isShown ? "!" : "")").onAppear { isShown = true }
        }
    }

    @Test(arguments: 1...5)
    func `Rows that come into sight are made of what is there then`(number: Int) {
        let model = Model(), misses = Misses()
        model.count = 100
        let graph = ViewGraph()
        graph.setRoot(Numbered(model: model, misses: misses), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 60))
        let (list, _) = step(graph) {
            guard $0 == number else { return }
            model.count = 2
            graph.setViewport(CGSize(width: 300, height: 2000))
        }
        #expect(texts(graph.render() ?? list) == ["row 0!", "row 1!"])
        #expect(misses.count == 0)
    }

    @Test(arguments: 1...5)
    func `A window that becomes another size between two steps is laid out for that`(number: Int) throws {
        let graph = window(Model()), size = CGSize(width: 500, height: 200)
        let (list, _) = step(graph) { if $0 == number { graph.setViewport(size) } }
        let other = window(Model())
        other.setViewport(size)
        #expect(try #require(list)[try #require(list).root]?.frame.size == size)
        #expect(texts(list) == texts(other.render()))
    }

    @Test(arguments: 1...5)
    func `Whoever needs the picture now gets it whole, and the steps are over`(number: Int) throws {
        let model = Model(), graph = window(model)
        var whole: DisplayList?
        let (list, _) = step(graph) { if $0 == number { whole = graph.render() } }
        #expect(list == nil && texts(whole) == ["1 of 2, 1", "row 0"])
    }

    @Test(arguments: 1...3)
    func `A change with an animation keeps it, whatever comes between`(number: Int) throws {
        let model = Model(), graph = window(model)
        _ = graph.render()
        withAnimation(.linear(duration: 2)) { model.isWide = true }
        let (list, count) = step(graph) { if $0 == number { model.count = 3 } }
        try #require(count > number)
        let other = Model(), atOnce = window(other)
        _ = atOnce.render()
        withAnimation(.linear(duration: 2)) { other.isWide = true }
        other.count = 3
        // Changes after the display list was made wait for the next rendering.
        #expect(texts(graph.render() ?? list) == texts(atOnce.render()))
        #expect(list?.elements.values.contains { $0.entrance != nil || !$0.motions.isEmpty } == true)
    }

    @Test(arguments: 1...5)
    func `A window that ends between two steps shows nothing more`(number: Int) {
        let graph = window(Model())
        var isOver = false
        let (list, count) = step(graph) {
            guard $0 == number else { return }
            graph.teardown()
            isOver = true
        }
        #expect(isOver && list == nil && count == number + 1)
    }
}
