import CoreGraphics
import DisplayList
import Foundation
import Observation
import SwiftUI
import Testing
import UIKit
import ViewTesting

@Observable
@MainActor
private final class Level { var value = 10.0 }

/// A view that draws what a closure says.
private final class Drawn: UIView {
    var drawing: (CGRect) -> Void = { _ in }
    private(set) var count = 0

    override func draw(_ rect: CGRect) {
        count += 1
        drawing(rect)
    }
}

/// A label with some room around its text.
private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 0)) }
}

/// A label with a line below its text.
private final class LinedLabel: UILabel {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: rect.maxY - 2, width: rect.width, height: 2))
    }
}

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
@Suite("Views that draw")
struct ViewDrawingTests {
    private let view = Drawn()

    private func canvas(_ window: TestWindow) -> CanvasContent? {
        window.list.elements.values.lazy.compactMap {
            if case .canvas(let canvas) = $0.content { canvas } else { nil }
        }.first
    }

    private func shown(_ drawing: @escaping (CGRect) -> Void) -> CanvasContent {
        view.drawing = drawing
        return canvas(TestWindow(Shown(view: view), size: CGSize(width: 100, height: 50)))!
    }

    @Test func `a path is filled, in points from the top left corner, in the current colour`() {
        let canvas = shown { rect in
            #expect(rect == CGRect(x: 0, y: 0, width: 100, height: 50))
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 10, y: 5, width: 20, height: 10)).fill()
        }
        #expect(canvas.size == CGSize(width: 100, height: 50))
        guard case .fill(_, let path, _, .color(let color), _)? = canvas.operations.first else {
            return #expect(Bool(false), "\(canvas)")
        }
        #expect(path.svgPathData == "M10 5H30V15H10Z")
        #expect(color == DisplayColor(.red))
    }

    @Test func `a view draws again when it is told to, and when what it read changes, and not otherwise`() {
        let level = Level()
        view.drawing = { _ in UIRectFill(CGRect(x: 0, y: 0, width: level.value, height: 1)) }
        let window = TestWindow(portrait: Shown(view: view))
        #expect(view.count == 1)
        window.render()
        #expect(view.count == 1)
        level.value = 20
        window.render()
        #expect(view.count == 2)
        view.setNeedsDisplay()
        window.render()
        #expect(view.count == 3)
    }

    @Test func `views that draw nothing, and UIKit's own, have no canvas`() {
        #expect(canvas(TestWindow(portrait: Shown(view: view))) == nil)
        #expect(canvas(TestWindow(portrait: Shown(view: UIView()))) == nil)
    }

    @Test func `transforms, clips and opacity are the state of what is drawn after them, until they are restored`() {
        let canvas = shown { _ in
            let context = UIGraphicsGetCurrentContext()!
            context.saveGState()
            context.translateBy(x: 10, y: 20)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setAlpha(0.5)
            context.stroke(CGRect(x: 0, y: 0, width: 8, height: 8), width: 2)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        guard case .stroke(let first, let path, let stroke, _) = canvas.operations[0],
            case .fill(let second, _, _, _, _) = canvas.operations[1]
        else { return #expect(Bool(false), "\(canvas)") }
        #expect(path.svgPathData == "M0 0H8V8H0Z" && stroke.width == 2)
        let state = canvas.states[first]
        #expect(state.transform == [1, 0, 0, 1, 10, 20] && state.opacity == 0.5)
        #expect(state.clips.map(\.path.svgPathData) == ["M10 20h5v5H10Z"])
        #expect(canvas.states[second] == CanvasContent.State())
    }

    @Test func `text is drawn as text, in its font and colour, at its place`() {
        let canvas = shown { _ in
            let text = NSAttributedString(
                string: "Kissa", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue])
            text.draw(at: CGPoint(x: 7, y: 9))
            "black".draw(at: .zero, withAttributes: nil)
        }
        guard case .text(let state, let text) = canvas.operations[0], case .text(_, let plain) = canvas.operations[1]
        else { return #expect(Bool(false), "\(canvas)") }
        #expect(canvas.states[state].transform == [1, 0, 0, 1, 7, 9])
        let run = text.lines[0].runs[0]
        #expect(run.text == "Kissa" && run.size == 20 && run.color == DisplayColor(.blue))
        #expect(plain.lines[0].runs[0].size == 12 && plain.lines[0].runs[0].color == .black)
    }

    @Test func `text in a rectangle keeps to its width and its alignment`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSAttributedString(
            string: "The quick brown fox jumps over it", attributes: [.paragraphStyle: style])
        let canvas = shown { rect in text.draw(in: rect) }
        guard case .text(let state, let drawn) = canvas.operations[0] else { return #expect(Bool(false)) }
        #expect(drawn.lines.count > 1)
        let right = try #require(drawn.lines[0].runs.last { $0.size > 0 }.map { $0.x + $0.width })
        #expect(abs(canvas.states[state].transform[4] + right - 100) < 0.5)
        #expect(canvas.states[state].clips.count == 1)
    }

    @Test func `without line fragments, text stands on the rectangle's origin`() {
        let canvas = shown { _ in
            "Kissa".draw(
                with: CGRect(x: 3, y: 30, width: 0, height: 0), options: [], attributes: nil, context: nil)
        }
        guard case .text(let state, let text) = canvas.operations[0] else { return #expect(Bool(false)) }
        #expect(abs(canvas.states[state].transform[5] + text.lines[0].baseline - 30) < 0.01)
    }

    @Test func `clear makes a hole, and copy draws in one`() {
        let canvas = shown { rect in
            let context = UIGraphicsGetCurrentContext()!
            context.fill(rect)
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setBlendMode(.copy)
            context.fill(CGRect(x: 9, y: 9, width: 5, height: 5))
        }
        let modes = canvas.operations.map { operation -> ElementBlendMode? in
            if case .fill(let state, _, _, _, _) = operation { canvas.states[state].blendMode } else { nil }
        }
        #expect(modes == [.normal, .destinationOut, .destinationOut, .normal])
    }

    @Test func `gradients are in points, and end where they are told to`() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let canvas = shown { _ in
            let context = UIGraphicsGetCurrentContext()!
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: .drawsAfterEndLocation)
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 30, y: 20),
                endRadius: 15, options: [])
        }
        guard case .fill(_, _, _, .linearGradient(let stops, let start, let end), let box) = canvas.operations[0],
            case .image = canvas.operations[1]
        else { return #expect(Bool(false), "\(canvas)") }
        #expect(start == CGPoint(x: 10, y: 0) && end == CGPoint(x: 90, y: 0) && box.size == CGSize(width: 1, height: 1))
        #expect(stops.map(\.color.alpha) == [0, 1, 1])
    }

    @Test func `a layer is one operation with its opacity and shadow`() {
        let canvas = shown { _ in
            let context = UIGraphicsGetCurrentContext()!
            context.setAlpha(0.25)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
            context.beginTransparencyLayer()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
            context.endTransparencyLayer()
        }
        guard case .layer(let state, let inner) = canvas.operations[0] else { return #expect(Bool(false), "\(canvas)") }
        #expect(inner.count == 2 && canvas.operations.count == 1)
        #expect(canvas.states[state].opacity == 0.25)
        guard case .shadow(_, 3, let offset)? = canvas.states[state].filters.first else { return #expect(Bool(false)) }
        #expect(offset == CGSize(width: 1, height: 2))
    }

    @Test func `an image is drawn upright, and Core Graphics' own upside down, as Apple's are`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let bitmap = try #require(image.cgImage)
        let canvas = shown { _ in
            image.draw(in: CGRect(x: 10, y: 10, width: 8, height: 8))
            UIGraphicsGetCurrentContext()!.draw(bitmap, in: CGRect(x: 10, y: 10, width: 8, height: 8))
        }
        let scales = canvas.operations.map { operation -> Double? in
            if case .image(let state, _, _) = operation { canvas.states[state].transform[3] } else { nil }
        }
        #expect(scales == [1, -1])
    }

    // MARK: Labels

    private func textElement(_ window: TestWindow) -> DisplayElement? {
        window.list.elements.values.first { if case .text = $0.content { true } else { false } }
    }

    private func boxed(_ label: UILabel) -> TestWindow {
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let box = UIView()
        box.addSubview(label)
        return TestWindow(portrait: Shown(view: box))
    }

    @Test func `a label that gives its text another rectangle stays text`() throws {
        let (plain, padded) = (UILabel(), PaddedLabel())
        for label in [plain, padded] { label.text = "Kissa" }
        let first = try #require(textElement(boxed(plain)))
        let second = try #require(textElement(boxed(padded)))
        #expect(second.frame.minX - first.frame.minX == 20)
        #expect(second.content == first.content)
    }

    @Test func `a label that draws more is a drawing that says its text`() throws {
        let label = LinedLabel()
        label.text = "Kissa"
        let window = boxed(label)
        #expect(textElement(window) == nil)
        let element = try #require(
            window.list.elements.values.first { if case .canvas = $0.content { true } else { false } })
        #expect(element.accessibility.label == "Kissa" && !element.accessibility.isHidden)
        #expect(canvas(window)?.operations.count == 3)
    }
}
