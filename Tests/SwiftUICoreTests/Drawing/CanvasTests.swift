import CoreGraphics
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct CanvasTests {
    private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> CanvasContent {
        let window = TestWindow(Canvas(renderer: renderer), size: CGSize(width: 100, height: 50))
        let content = window.elements.lazy.compactMap { element -> CanvasContent? in
            if case .canvas(let content) = element.content { content } else { nil }
        }.first
        return try #require(content)
    }

    @Test func `a canvas fills what it is offered`() throws {
        let content = try drawing { context, size in
            #expect(size == CGSize(width: 100, height: 50))
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        #expect(content == CanvasContent(size: CGSize(width: 100, height: 50)))
    }

    @Test func `operations share states`() throws {
        let content = try drawing { context, _ in
            let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(path, with: .color(.red))
            context.stroke(path, with: .color(.blue), lineWidth: 2)
            context.translateBy(x: 5, y: 6)
            context.fill(path, with: .color(.red))
        }
        #expect(content.states.map(\.transform) == [[1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 5, 6]])
        #expect(content.operations.count == 3)
    }

    @Test func `a copy has a state of its own`() throws {
        let content = try drawing { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
            #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
            copy.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground)
            context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground)
        }
        #expect(content.states.map(\.opacity) == [0.5, 1])
        #expect(content.states.map(\.clips.count) == [1, 0])
    }

    @Test func `a layer is one operation with the outers opacity`() throws {
        let content = try drawing { context, _ in
            context.opacity = 0.25
            context.addFilter(.blur(radius: 3))
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
                #expect(layer.opacity == 1)
            }
        }
        guard case .layer(let state, let inner)? = content.operations.first else {
            Issue.record("\(content.operations)")
            return
        }
        #expect(content.states[state].opacity == 0.25 && content.states[state].filters == [.blur(3)])
        #expect(inner.count == 1)
    }

    @Test func `a text is measured and drawn at its anchor`() throws {
        let content = try drawing { context, _ in
            let text = context.resolve(Text(verbatim: "Latte"))
            let size = text.measure(in: CGSize(width: 100, height: 100))
            #expect(size.width > 20 && size.height > 10 && text.firstBaseline(in: size) > 8)
            context.draw(text, at: CGPoint(x: 50, y: 25), anchor: .bottomTrailing)
            #expect(text.measure(in: size).width <= 50)
        }
        guard case .text(let state, let text)? = content.operations.first else {
            Issue.record("\(content.operations)")
            return
        }
        #expect(text.lines.first?.runs.first?.text == "Latte")
        #expect(content.states[state].transform[4] < 50)
    }

    @Test func `what the closure reads is observed`() throws {
        let model = Model()
        let window = TestWindow(
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 1)), with: .color(.red))
            })
        let before = window.graph.bodyEvaluations
        model.width = 20
        #expect(window.render())
        #expect(window.graph.bodyEvaluations == before)
        #expect(!window.render())
    }

    @Test func `core graphics draws in the contexts coordinates`() throws {
        let content = try drawing { context, _ in
            context.translateBy(x: 5, y: 6)
            context.opacity = 0.5
            context.withCGContext { inner in
                inner.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                inner.translateBy(x: 1, y: 1)
                inner.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                inner.setLineWidth(3)
                inner.strokeLineSegments(between: [.zero, CGPoint(x: 4, y: 0)])
            }
        }
        guard case .fill(let fill, let square, _, .color(let color), _) = content.operations[0],
            case .stroke(let stroke, let line, let pen, _) = content.operations[1]
        else {
            Issue.record("\(content.operations)")
            return
        }
        #expect(square.svgPathData == "M1 1H3V3H1Z" && line.svgPathData == "M0 0H4")
        #expect(color == DisplayColor(red: 1, green: 0, blue: 0) && pen.width == 3)
        #expect(content.states[fill].transform == [1, 0, 0, 1, 5, 6] && content.states[fill].opacity == 0.5)
        #expect(content.states[stroke].transform == [1, 0, 0, 1, 6, 7])
    }

    @Test func `gradients of points are in points`() throws {
        let content = try drawing { context, _ in
            context.fill(
                Path(CGRect(x: 10, y: 0, width: 50, height: 9)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 60, y: 0)))
        }
        guard case .fill(_, _, _, .linearGradient(_, let start, let end), let box)? = content.operations.first else {
            Issue.record("\(content.operations)")
            return
        }
        #expect(start.x == 10 && end.x == 60 && box.width == 1)
    }
}

@Observable
@MainActor
private final class Model {
    var width = 10.0
}
