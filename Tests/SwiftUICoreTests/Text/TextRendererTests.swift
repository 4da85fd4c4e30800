import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Emphasis: TextAttribute {}

private struct Tone: TextAttribute, Equatable { var height: Double }

/// A renderer that calls a closure.
private struct Drawn: TextRenderer {
    let body: (Text.Layout, inout GraphicsContext) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { body(layout, &context) }
}

extension Text.Layout {
    fileprivate var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } }
    fileprivate var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> {
        flattenedRuns.flatMap(\.self)
    }
}

/// Texts that an app draws by line, run or glyph.
@MainActor
@Suite("Text renderers")
struct TextRendererTests {
    private func canvas(_ window: TestWindow) throws -> CanvasContent {
        let contents = window.elements.compactMap { if case .canvas(let canvas) = $0.content { canvas } else { nil } }
        return try #require(contents.first)
    }

    private func layout(
        _ text: Text, size: CGSize = CGSize(width: 300, height: 300), _ body: @escaping (Text.Layout) -> Void
    ) throws {
        var count = 0
        let window = TestWindow(
            text.textRenderer(
                Drawn { layout, _ in
                    count += 1
                    body(layout)
                }), size: size)
        _ = try canvas(window)
        #expect(count == 1)
    }

    // MARK: - The layout

    @Test func `a layout is lines of runs of slices`() throws {
        try layout(Text(verbatim: "one two three"), size: CGSize(width: 60, height: 200)) { layout in
            #expect(layout.count > 1 && !layout.isTruncated)
            #expect(layout.flattenedRunSlices.count == "onetwothree".count + 2 - (layout.count - 1))
            let baselines = layout.map(\.typographicBounds.origin.y)
            #expect(baselines == baselines.sorted() && Set(baselines).count == layout.count)
        }
    }

    @Test func `slices stand side by side in their line`() throws {
        try layout(Text(verbatim: "Wave")) { layout in
            let line = layout[0].typographicBounds
            #expect(line.rect.minY == 0 && line.origin.y == line.ascent)
            var x = line.origin.x
            for slice in layout[0][0] {
                let bounds = slice.typographicBounds
                #expect(abs(bounds.origin.x - x) < 0.01 && bounds.origin.y == line.origin.y)
                #expect(bounds.rect.height == bounds.ascent + bounds.descent)
                x += bounds.width
            }
            #expect(abs(x - line.rect.maxX) < 0.01)
        }
    }

    @Test func `a text that is cut says so`() throws {
        try layout(Text(verbatim: "far too long for its room"), size: CGSize(width: 80, height: 20)) {
            #expect($0.isTruncated && $0.count == 1)
        }
    }

    @Test func `parts have their attributes`() throws {
        let part = Text(verbatim: "effects").customAttribute(Emphasis()).customAttribute(Tone(height: 1))
        let text = Text("Visual \(part.customAttribute(Tone(height: 2))) here")
        try layout(text) { layout in
            let runs = Array(layout.flattenedRuns)
            #expect(runs.map { $0[Emphasis.self] != nil } == [false, true, false])
            #expect(runs[1][Tone.self] == Tone(height: 1) && runs[1].count == 7)
            #expect(runs[1][2][Emphasis.self] != nil && runs[0][Tone.self] == nil)
        }
    }

    @Test func `characters are counted through the text`() throws {
        try layout(Text(verbatim: "ab\ncd")) { layout in
            let indices = layout.flattenedRunSlices.flatMap(\.characterIndices)
            #expect(indices.map { indices[0].distance(to: $0) } == [0, 1, 3, 4])
        }
    }

    // MARK: - Drawing

    @Test func `a slice is drawn in the state of its context`() throws {
        let window = TestWindow(
            Text(verbatim: "Hey").textRenderer(
                Drawn { layout, context in
                    for (index, slice) in layout.flattenedRunSlices.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: Double(index))
                        copy.opacity = 0.5
                        copy.addFilter(.blur(radius: 2))
                        copy.draw(slice, options: .disablesSubpixelQuantization)
                    }
                }))
        let content = try canvas(window)
        let drawn = content.operations.compactMap { operation -> (String, Double, Double)? in
            guard case .text(let state, let text) = operation, let run = text.lines.first?.runs.first else {
                return nil
            }
            #expect(content.states[state].opacity == 0.5 && content.states[state].filters == [.blur(2)])
            return (run.text, run.x, content.states[state].transform[5])
        }
        #expect(drawn.map(\.0) == ["H", "e", "y"] && drawn.map(\.2) == [0, 1, 2])
        #expect(drawn[0].1 == 0 && drawn[1].1 > 5 && drawn[2].1 > drawn[1].1)
        #expect(content.text == "Hey")
        #expect(window.list.fontFaces.isEmpty == false)
    }

    @Test func `a moved line is drawn where it is`() throws {
        let window = TestWindow(
            Text(verbatim: "Hey").textRenderer(
                Drawn { layout, context in
                    var line = layout[0]
                    line.origin.x += 7
                    #expect(line[0].typographicBounds.origin.x == 7)
                    context.draw(line)
                }))
        let content = try canvas(window)
        guard case .text(let state, let text)? = content.operations.first else {
            return #expect(Bool(false), "\(content)")
        }
        #expect(content.states[state].transform[4] == 7 && text.lines[0].runs.map(\.text) == ["Hey"])
    }

    @Test func `a gradient lies over the whole text`() throws {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let window = TestWindow(
            Text(verbatim: "Hey").foregroundStyle(style).textRenderer(
                Drawn { layout, context in for slice in layout.flattenedRunSlices { context.draw(slice) } }))
        let content = try canvas(window)
        let ends = content.operations.compactMap { operation -> Double? in
            guard case .text(_, let text) = operation else { return nil }
            return text.lines.flatMap(\.runs).map { $0.x + $0.width }.max()
        }
        #expect(ends.count == 3 && Set(ends).count == 1)
    }

    @Test func `what is drawn around a text is shown`() throws {
        let window = TestWindow(
            Text(verbatim: "Hey").textRenderer(
                Drawn { layout, context in
                    context.translateBy(x: 0, y: -100)
                    context.draw(layout[0])
                }))
        let margin = try canvas(window).margin
        #expect(margin.top >= 100 && margin.top < 200 && margin.bottom == 0)
    }

    @Test func `a text without a renderer is the browsers`() {
        #expect(TestWindow(Text(verbatim: "Hey").customAttribute(Emphasis())).texts == ["Hey"])
    }

    // MARK: - Measuring

    private struct Wider: TextRenderer {
        var extra: Double
        var animatableData: Double {
            get { extra }
            set { extra = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + extra, height: size.height)
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    }

    private struct Widening: View {
        @State private var extra = 0.0
        let animation: Animation?

        var body: some View {
            VStack {
                Button {
                    withAnimation(animation) { extra = 50 }
                } label: {
                    Text(verbatim: "widen")
                }
                Text(verbatim: "Hey").textRenderer(Wider(extra: extra)).accessibilityIdentifier("text")
            }
        }
    }

    @Test func `a renderer says how large its text is`() throws {
        let window = TestWindow(Widening(animation: nil))
        let before = try #require(window.frame("text")).width
        window.press(button: "widen")
        #expect(try #require(window.frame("text")).width == before + 50)
        #expect(try canvas(window).margin.top >= 40)
    }

    @Test func `a renderer's animatable part moves`() async throws {
        let window = TestWindow(Widening(animation: .linear(duration: 1000)))
        let before = try #require(window.frame("text")).width
        window.press(button: "widen")
        #expect(try #require(window.frame("text")).width - before < 1)
    }

    @Test(.timeLimit(.minutes(2))) func `a renderer's animatable part arrives`() async throws {
        let window = TestWindow(Widening(animation: .linear(duration: 0.05)))
        let before = try #require(window.frame("text")).width
        window.press(button: "widen")
        await window.render { window.frame("text")?.width == before + 50 }
    }
}
