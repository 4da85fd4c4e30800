import CoreGraphics
import DisplayList
import DrawingValues
import Foundation
import Testing

@testable import SwiftUICore

/// What a canvas draws many times is there once.
@MainActor
@Suite("Symbols of canvases")
struct CanvasSymbolTests {
    private func drawing<S: View>(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> S
    ) throws -> CanvasContent {
        let window = TestWindow(
            Canvas(renderer: renderer, symbols: symbols), size: CGSize(width: 100, height: 100))
        let contents = window.elements.compactMap { if case .canvas(let canvas) = $0.content { canvas } else { nil } }
        return try #require(contents.first)
    }

    @Test func `a symbol that is drawn many times is there once`() throws {
        let content = try drawing { context, _ in
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            for place in 0..<500 {
                var copy = context
                copy.opacity = Double(place) / 500
                copy.rotate(by: .degrees(Double(place)))
                copy.draw(symbol, at: CGPoint(x: place, y: 0))
            }
        } symbols: {
            ZStack {
                Color.red
                Color.blue.padding(2)
            }
            .frame(width: 10, height: 10).tag(1)
        }
        #expect(content.operations.count == 500 && content.symbols.count == 1)
        #expect(content.symbols[0].operations.count == 2)
        #expect(content.symbols[0].bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        let places = content.operations.compactMap { if case .symbol(_, let place) = $0 { place } else { nil } }
        #expect(places == Array(repeating: 0, count: 500))
        #expect(content.states[content.operations[250].state].opacity == 0.5)
    }

    @Test func `a symbol that shows nothing is not there`() throws {
        let content = try drawing { context, _ in
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            context.draw(symbol, at: .zero)
            context.draw(symbol, at: .zero)
        } symbols: {
            Color.red.frame(width: 10, height: 10).opacity(0).tag(1)
        }
        #expect(content.operations.isEmpty && content.symbols.isEmpty)
    }

    @Test func `blurs reach beyond a symbol's bounds`() throws {
        let content = try drawing { context, _ in
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        } symbols: {
            Color.red.frame(width: 10, height: 10).blur(radius: 4).tag(1)
        }
        #expect(content.symbols.first?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(content.symbols.first?.reach == 12)
    }

    @Test func `a canvas in a symbol keeps its own symbols`() throws {
        let content = try drawing { context, _ in
            if let symbol = context.resolveSymbol(id: "outer") { context.draw(symbol, in: context.clipBoundingRect) }
        } symbols: {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: "inner") else { return }
                for x in [10.0, 20, 30] { context.draw(symbol, at: CGPoint(x: x, y: 5)) }
            } symbols: {
                Color.red.frame(width: 4, height: 4).tag("inner")
            }
            .frame(width: 40, height: 10).tag("outer")
        }
        #expect(content.symbols.count == 2)
        #expect(content.symbols[1].operations.count == 3)
        for operation in content.symbols[1].operations {
            guard case .symbol(_, 0) = operation else { return #expect(Bool(false), "\(operation)") }
        }
        guard case .symbol(_, 1)? = content.operations.first else { return #expect(Bool(false), "\(content)") }
    }

    @Test func `a shape in one colour is sent once`() throws {
        let content = try drawing { context, _ in
            var image = context.resolve(Image(systemName: "star.fill"))
            for place in 0..<20 { context.draw(image, at: CGPoint(x: place, y: place)) }
            image.shading = .color(.red)
            context.draw(image, at: .zero)
        } symbols: {
            EmptyView()
        }
        #expect(content.operations.count == 21 && content.symbols.count == 2)
    }

    // MARK: - Without symbols

    private static func corner(_ size: Double) -> PathGeometry {
        PathGeometry([
            .move(to: .zero), .line(to: CGPoint(x: size, y: 0)), .line(to: CGPoint(x: size, y: size)), .closeSubpath,
        ])
    }

    private let square = CanvasContent.Operation.fill(
        state: 0, path: Self.corner(9), usesEvenOddRule: false, paint: .color(.black),
        box: CGRect(x: 0, y: 0, width: 9, height: 9))

    @Test func `a symbol is a layer where it is named`() {
        let shifted = CanvasContent.State(
            transform: [2, 0, 0, 2, 10, 0], opacity: 0.5, clips: [ClipPath(path: Self.corner(50))])
        let content = CanvasContent(
            size: CGSize(width: 50, height: 50), states: [CanvasContent.State(), shifted],
            operations: [.symbol(state: 1, 0)], symbols: [CanvasContent.Symbol(operations: [square])])
        let flat = content.withoutSymbols
        guard case .layer(let group, let inner)? = flat.operations.first else {
            return #expect(Bool(false), "\(flat)")
        }
        #expect(flat.symbols.isEmpty && inner.count == 1)
        #expect(flat.states[group].transform == [1, 0, 0, 1, 0, 0] && flat.states[group].opacity == 0.5)
        #expect(flat.states[group].clips == shifted.clips)
        #expect(flat.states[inner[0].state] == CanvasContent.State(transform: shifted.transform))
    }

    @Test func `a clip that is turned twice is where it belongs`() throws {
        let cut = CanvasContent.State(clips: [ClipPath(path: Self.corner(8))])
        var content = CanvasContent(size: CGSize(width: 50, height: 50), states: [cut], operations: [square])
        // A quarter turn leaves coordinates that are next to nothing, such as 4.9e-16.
        for _ in 0..<2 {
            let recorder = CanvasRecorder()
            recorder.add(content, CGAffineTransform(rotationAngle: .pi / 2))
            content = recorder.content(size: content.size)
        }
        let clip = try #require(content.states[content.operations[0].state].clips.first)
        let expected = [CGPoint(x: 0, y: 0), CGPoint(x: -8, y: 0), CGPoint(x: -8, y: -8)]
        let points = clip.path.elements.flatMap(\.points)
        #expect(points.count == expected.count && clip.path.elements.last == .closeSubpath)
        #expect(zip(points, expected).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-9 }, "\(points)")
    }

    @Test func `a symbol that is missing or draws itself shows nothing`() {
        let content = CanvasContent(
            size: CGSize(width: 50, height: 50), states: [CanvasContent.State()],
            operations: [0, 1, 2, -1, .max].map { .symbol(state: 0, $0) } + [square],
            symbols: [
                CanvasContent.Symbol(operations: [.symbol(state: 0, 0), .symbol(state: 0, 1)]),
                CanvasContent.Symbol(operations: [.symbol(state: 0, 1), .symbol(state: 0, 7), square]),
            ])
        #expect(
            content.withoutSymbols.operations == [.layer(state: 0, []), .layer(state: 0, [square]), square])
        let recorder = CanvasRecorder()
        recorder.add(content, .identity)
        // The first one shows nothing, so it isn't taken over.
        #expect(recorder.symbols.map(\.operations) == [[square]])
        #expect(recorder.operations == [.symbol(state: 0, 0), square])
    }
}
