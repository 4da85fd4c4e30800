import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// A window that is rendered in steps, with anything in between.
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
                LazyVStack {
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

    /// Takes one step after the other.
    /// - Returns: What is shown at the end, and after how many steps.
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

    @Test(arguments: 1...7)
    func `What changes between two steps is shown`(number: Int) throws {
        let model = Model(), graph = window(model)
        let (list, count) = step(graph) { if $0 == number { model.count = 5 } }
        try #require(count > number)
        #expect(texts(list) == ["5 of 10, 1", "row 0", "row 1", "row 2", "row 3", "row 4"])
        // And there is nothing left to do.
        #expect(graph.render() == nil)
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
        #expect(texts(list) == texts(atOnce.render()))
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
