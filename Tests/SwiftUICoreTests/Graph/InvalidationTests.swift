import CoreGraphics
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@_spi(Nodes) @testable import ViewTree

@Observable
@MainActor
private final class Item: Identifiable {
    let id: Int
    var text: String
    init(_ id: Int) {
        self.id = id
        text = "item \(id)"
    }
}

@Observable
@MainActor
private final class Model {
    var items: [Item]
    var isShown = true
    init(count: Int) { items = (0..<count).map { Item($0) } }
}

private struct Row: View {
    let item: Item
    var body: some View { Text(verbatim: item.text) }
}

private struct Rows: View {
    let model: Model
    var body: some View { VStack { ForEach(model.items) { Row(item: $0) } } }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        Button {
            count += 1
        } label: {
            Text(verbatim: "count \(count)")
        }
    }
}

/// A struct with a closure, and with padding bytes after its first field.
private struct Callback {
    var isQuiet: Bool
    var run: () -> Void
}

private struct CallbackKey: EnvironmentKey {
    static var defaultValue: Callback? { nil }
}

private struct DepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var callback: Callback? {
        get { self[CallbackKey.self] }
        set { self[CallbackKey.self] = newValue }
    }

    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

@MainActor
private final class EvaluationLog {
    var count = 0
}

private struct CallbackParent: View {
    let log: EvaluationLog
    @State var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        CallbackReader(log: log).environment(\.depth, count)
    }
}

private struct CallbackReader: View {
    let log: EvaluationLog
    @Environment(\.callback) var callback

    var body: some View {
        log.count += 1
        return Text(verbatim: callback == nil ? "none" : "some")
    }
}

private struct ConditionParent: View {
    let log: EvaluationLog
    @State var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        CountingLayout(log: log) {
            if count < 0 { Text(verbatim: "never") }
            Text(verbatim: "always")
        }
    }
}

/// Its body reads no state, but the closure for its width does.
private struct SharedWidth: View {
    @State private var part = 0.5

    var body: some View {
        VStack {
            Button("less") { part = 0.25 }
            Color.red.containerRelativeFrame(.horizontal) { width, _ in width * part }
                .accessibilityIdentifier("shared")
        }
    }
}

/// Its body reads nothing of the model, but the closures that its layout calls do.
private struct ReadInLayout: View {
    let reads: Shift

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Block("shifted").alignmentGuide(.leading) { _ in reads.ofGuide }
            Block("still", 50)
            Block("moved").modifier(Moved(shift: reads))
        }
    }

    private struct Moved: GeometryEffect {
        let shift: Shift
        func effectValue(size: CGSize) -> ProjectionTransform {
            MainActor.assumeIsolated {
                ProjectionTransform(CGAffineTransform(translationX: shift.ofEffect, y: 0))
            }
        }
    }
}

@Observable
@MainActor
private final class Shift {
    var ofGuide: CGFloat = 0
    var ofEffect: CGFloat = 0
    var unread: CGFloat = 0
}

/// Counts its size queries.
private struct CountingLayout: Layout {
    let log: EvaluationLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { log.count += 1 }
        return CGSize(width: 50, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

@MainActor
@Suite("Invalidation")
struct InvalidationTests {
    @Test func `one changed text of a thousand evaluates one body`() {
        let model = Model(count: 1000)
        let window = TestWindow(Rows(model: model))
        let before = window.graph.bodyEvaluations
        model.items[500].text = "item 555"
        #expect(window.render())
        #expect(window.graph.bodyEvaluations - before == 1)
        #expect(window.texts[500] == "item 555")
    }

    @Test func `a value that cannot be compared counts as changed only where it was set anew`() {
        var environment = EnvironmentValues()
        environment.callback = Callback(isQuiet: true, run: {})
        let log = EvaluationLog()
        let window = TestWindow(CallbackParent(log: log), environment: environment)
        #expect(log.count == 1)
        window.press(button: "0")
        #expect(window.texts.contains("1") && log.count == 1)
    }

    @Test func `a condition that stays false has nothing laid out anew`() {
        let log = EvaluationLog()
        let window = TestWindow(ConditionParent(log: log))
        let before = log.count
        #expect(before > 0)
        window.press(button: "0")
        #expect(window.texts.contains("1") && log.count == before)
    }

    @Test func `nothing is rendered when nothing changed`() {
        let window = TestWindow(Rows(model: Model(count: 3)))
        let before = window.graph.bodyEvaluations
        #expect(!window.render())
        #expect(window.graph.bodyEvaluations == before)
    }

    @Test func `a button changes the state of its view`() {
        let window = TestWindow(Counter())
        window.press(button: "count 0")
        window.press(button: "count 1")
        #expect(window.texts == ["count 2"])
    }

    @Test func `rows keep their elements when they move`() {
        let model = Model(count: 5)
        let window = TestWindow(Rows(model: model))
        let ids = window.elements.filter { $0.text != nil }.map(\.id)
        model.items.reverse()
        window.render()
        #expect(window.elements.filter { $0.text != nil }.map(\.id) == ids.reversed())
    }

    @Test func `what a closure of the layout reads is observed`() throws {
        let window = TestWindow(SharedWidth())
        let before = try #require(window.frame("shared")).width
        window.press(button: "less")
        #expect(window.frame("shared")?.width == before / 2)
    }

    @Test func `what an alignment guide reads is observed`() {
        let shift = Shift()
        let window = TestWindow(ReadInLayout(reads: shift))
        let before = window.graph.bodyEvaluations
        for guide in [CGFloat(-10), 5, 20] {
            shift.ofGuide = guide
            #expect(window.render())
            let (shifted, still) = (window.frame("shifted")!, window.frame("still")!)
            #expect(shifted.minX - still.minX == -guide)
            #expect(!window.render())
        }
        #expect(window.graph.bodyEvaluations == before)
    }

    @Test func `what a geometry effect reads is observed`() {
        let shift = Shift()
        let window = TestWindow(ReadInLayout(reads: shift))
        shift.ofEffect = 7
        #expect(window.render())
        #expect(window.elements.contains { $0.style.transform.values[12] == 7 })
        shift.unread = 1
        #expect(!window.render())
    }

    /// Otherwise an object that never changes would collect the observations of every layout pass.
    @Test func `reading again ends the observations of before`() {
        let window = TestWindow(EmptyView())
        let node = LayoutNode(graph: window.graph)
        let first = Shift()
        node.observing(.display) { _ = first.ofGuide }
        let ended = node.observations[.display]
        _ = node.sizeThatFits(.zero)
        node.invalidateLayout()
        node.observing(.display) {}
        #expect(ended !== node.observations[.display])
        let current = node.observations[.display]
        first.ofGuide = 1
        #expect(node.observations[.display] === current)
    }

    @Test func `removed views leave no elements behind`() {
        let model = Model(count: 100)
        let window = TestWindow(Rows(model: model))
        model.items.removeAll { $0.id % 2 == 0 }
        window.render()
        #expect(window.list.elements.count == window.elements.count)
        model.items.removeAll()
        window.render()
        #expect(window.list.elements.count == window.elements.count)
    }
}
