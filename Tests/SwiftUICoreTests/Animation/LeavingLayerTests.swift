import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@testable import ViewTree

/// What a modifier has put around or behind views that leave.
@MainActor
@Suite("Layers of views that leave") struct LeavingLayerTests {
    @Observable fileprivate final class Model {
        var isShown = true
        var count = 1
    }

    /// Shows its content twice.
    private struct Glow: ViewModifier {
        func body(content: Content) -> some View { content.background(content.blur(radius: 8)) }
    }

    private final class Item {}

    private final class Watch {
        weak var item: Item?
    }

    private struct Badge: View {
        let watch: Watch
        @State private var item = Item()

        var body: some View {
            watch.item = item
            return Color.red
        }
    }

    private struct Page: View {
        let model: Model
        let watch: Watch

        var body: some View {
            Group {
                if model.isShown { Text(verbatim: "text \(model.count)") }
            }
            .modifier(Glow())
            .overlay { Badge(watch: watch) }
        }
    }

    private let time = StoppedTime(Date())
    private let model = Model()
    private let watch = Watch()
    private let graph: ViewGraph

    init() {
        graph = ViewGraph(time: time)
        graph.setRoot(Page(model: model, watch: watch), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 400))
        _ = graph.render()
    }

    private func toggle() {
        withAnimation(.linear(duration: 1)) { model.isShown.toggle() }
        _ = graph.render()
    }

    private func texts() -> [String] {
        model.count += 1
        _ = graph.render()
        return graph.list.elements.values.compactMap { element in
            guard case .text(let content) = element.content, !element.isLeaving else { return nil }
            return content.lines.flatMap(\.runs).map(\.text).joined()
        }
    }

    @Test func `what a modifier shows twice comes again after it has left`() {
        toggle()
        time.advance(bySeconds: 2)
        _ = graph.render()
        #expect(texts() == [])
        toggle()
        #expect(texts() == ["text 3", "text 3"])
    }

    @Test func `what a modifier shows twice comes back while it leaves`() {
        toggle()
        time.advance(bySeconds: 0.5)
        toggle()
        #expect(texts() == ["text 2", "text 2"])
        time.advance(bySeconds: 2)
        #expect(texts() == ["text 3", "text 3"])
    }

    @Test func `a layer ends when its view has left`() {
        #expect(watch.item != nil)
        toggle()
        #expect(watch.item != nil)
        time.advance(bySeconds: 2)
        _ = graph.render()
        #expect(watch.item == nil)
    }
}
