import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Masks and container shapes")
struct MaskTests {
    private func mask(_ view: some View) -> Mask? {
        TestWindow(view).elements.compactMap(\.style.mask).first
    }

    @Test func `a gradient over the whole view is the browser's own`() {
        let mask = self.mask(
            Color.red.frame(width: 100, height: 50)
                .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) })
        guard case .paint(.linearGradient)? = mask else {
            Issue.record("\(String(describing: mask))")
            return
        }
    }

    @Test func `a text is drawn`() throws {
        let mask = self.mask(Color.red.frame(width: 100, height: 50).mask { Text(verbatim: "Hello").bold() })
        guard case .drawing(let drawing)? = mask else {
            Issue.record("\(String(describing: mask))")
            return
        }
        #expect(drawing.size == CGSize(width: 100, height: 50))
        guard case .text(let state, let text) = try #require(drawing.operations.first) else {
            Issue.record("\(drawing.operations)")
            return
        }
        #expect(text.lines.first?.runs.first?.text == "Hello")
        #expect(drawing.states[state].transform[4] > 20)
    }

    @Test func `the views of a mask are no elements`() {
        let window = TestWindow(Color.red.frame(width: 100, height: 50).mask { Text(verbatim: "Hello") })
        #expect(window.texts == [])
        #expect(window.list.elements.count == window.elements.count)
    }

    @Test func `a mask follows its state`() {
        let model = MaskModel()
        let window = TestWindow(MaskedByState(model: model))
        let before = window.elements.compactMap(\.style.mask).first
        model.isWide = true
        window.render()
        #expect(window.elements.compactMap(\.style.mask).first != before)
    }

    @Test func `a shape in a container is round as it is`() {
        let window = TestWindow(
            ContainerRelativeShape().fill(.blue).frame(width: 84, height: 84).padding(8)
                .containerShape(RoundedRectangle(cornerRadius: 20)))
        let blue = window.elements.first { $0.style.background != nil && $0.frame.width == 84 }
        #expect(blue?.style.cornerRadius == 12)
    }

    @Test func `without a container's shape it is a rectangle`() {
        let window = TestWindow(ContainerRelativeShape().fill(.blue).frame(width: 84, height: 84))
        #expect(window.elements.first { $0.frame.width == 84 }?.style.cornerRadius == 0)
    }

    @Test func `a canvas draws its symbols by their tags`() throws {
        let window = TestWindow(
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 7) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
            } symbols: {
                Text(verbatim: "six").tag(6)
                Color.red.frame(width: 20, height: 10).tag(7)
            }
            .frame(width: 100, height: 100))
        let contents = window.elements.compactMap { if case .canvas(let canvas) = $0.content { canvas } else { nil } }
        let canvas = try #require(contents.first)
        guard case .symbol(let state, 0) = try #require(canvas.operations.first),
            case .fill(_, _, _, _, let box)? = canvas.symbols.first?.operations.first
        else {
            Issue.record("\(canvas.operations)")
            return
        }
        #expect(box.size == CGSize(width: 20, height: 10))
        #expect(canvas.states[state].transform == [1, 0, 0, 1, 40, 45])
        #expect(window.texts == [])
    }

    @Test func `what lies in front says so itself`() {
        let window = TestWindow(
            ZStack {
                Block("front").zIndex(2)
                Block("back")
            })
        #expect(window.element(identifier: "front")?.style.zIndex == 2)
        #expect(window.element(identifier: "back")?.style.zIndex == 0)
    }

    @Test func `of several that a view says the innermost counts`() {
        let window = TestWindow(
            ZStack {
                Block("front").zIndex(2).zIndex(-1)
                Block("padded").zIndex(3).padding(4).zIndex(-2)
                Block("back").zIndex(1)
            })
        #expect(window.element(identifier: "front")?.style.zIndex == 2)
        let stack = window.elements.map(\.style.zIndex).filter { $0 != 0 }
        #expect(stack.max() == 3 && stack.contains(1) && !stack.contains(-1))
    }

    @Test func `digits of one width are as wide as one another`() {
        func width(_ text: String) -> CGFloat? {
            let window = TestWindow(Text(verbatim: text).monospacedDigit())
            return window.element(text: text)?.frame.width
        }
        #expect(width("1111") != nil)
        #expect(width("1111") == width("0000"))
    }
}

@Observable
@MainActor
private final class MaskModel {
    var isWide = false
}

private struct MaskedByState: View {
    let model: MaskModel
    var body: some View {
        Color.red.frame(width: 100, height: 50).mask { Circle().frame(width: model.isWide ? 80 : 20) }
    }
}
