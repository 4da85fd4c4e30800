import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

extension ViewGraph {
    /// What the window shows as a bitmap, as it will be when all that moves has arrived; what moves for ever is where it begins.
    /// Nil where the window has no area.
    ///
    /// Scroll views are drawn where they stand, and fields, sliders and spinners about as a browser draws them; SpriteKit's scenes
    /// as their nodes stand. Images that are neither PNG nor JPEG files are the browser's alone.
    package func picture(of list: DisplayList, scale: CGFloat) -> CGImage? {
        guard let context = CGContext.bitmap(viewport, scale: scale) else { return nil }
        let isDark = windowEnvironment.colorScheme == .dark
        context.setFillColor(isDark ? .black : .white)
        context.fill(CGRect(origin: .zero, size: viewport))
        let recorder = CanvasRecorder()
        ElementDrawing(list: list, recorder: recorder, window: self, scale: scale).draw(list.root, under: .identity)
        context.translateBy(x: 0, y: viewport.height)
        context.scaleBy(x: 1, y: -1)
        CanvasPainter(recorder.content(size: viewport), scale: scale).paint(in: context)
        return context.makeImage()
    }
}

/// A node whose element a browser fills with text by itself, for pictures of a window to draw.
@MainActor
protocol BrowserWriting: LayoutNode {
    /// The text, and where its upper left corner lies in the element.
    func writing(in size: CGSize) -> (text: TextContent, origin: CGPoint)?
}

// MARK: - What a browser draws

extension ElementDrawing {
    /// How far the element's children are scrolled away.
    func scrollOffset(of element: DisplayElement) -> CGPoint {
        guard case .scroll = element.content else { return .zero }
        return window?.layoutNode(of: element.id)?.contentOffset ?? .zero
    }

    /// Draws what is no element's but the browser's own.
    func drawNative(_ element: DisplayElement, _ box: CGRect, _ transform: CGAffineTransform) {
        guard let window else { return }
        switch element.content {
        case .textField:
            let node = window.layoutNode(of: element.id) as? any BrowserWriting
            guard let writing = node?.writing(in: box.size) else { return }
            let moved = CGAffineTransform(translationX: writing.origin.x, y: writing.origin.y)
            recorder.add(.text(state: place(moved.concatenating(transform)), writing.text))
        case .control(let control) where control.variety == .slider: drawSlider(control, box, transform)
        case .module: drawModule(element, box, transform)
        case .progress(let progress) where progress.fraction == nil: drawSpinner(progress.tint, box, transform)
        default: break
        }
    }

    /// What a client module shows, where the framework behind it can draw that by itself.
    private func drawModule(_ element: DisplayElement, _ box: CGRect, _ transform: CGAffineTransform) {
        let node = window?.layoutNode(of: element.id) as? ClientModuleNode
        guard let data = node?.picture(of: box.size, scale: scale)?.pngData else { return }
        let resource = ResourceStore.shared.hold(data, contentType: "image/png", pathExtension: "png")
        recorder.add(.image(state: place(transform), ImageContent(resource: resource), frame: box))
    }

    /// A track, six points high, and a round thumb.
    private func drawSlider(_ control: ControlContent, _ box: CGRect, _ transform: CGAffineTransform) {
        let (low, high) = (Double(control.minimum ?? "") ?? 0, Double(control.maximum ?? "") ?? 1)
        let fraction = high > low ? ((Double(control.value) ?? low) - low) / (high - low) : 0
        let thumb = 24.0
        let reach = thumb / 2 + min(max(fraction, 0), 1) * (box.width - thumb)
        var rest = control.look.color
        rest.alpha *= 0.16
        for (x, width, color) in [(0, reach, control.look.tint), (reach, box.width - reach, rest)] {
            let part = CGRect(x: x, y: box.midY - 3, width: width, height: 6)
            fill(Path(roundedRect: part, cornerRadius: 3), .color(color), box, transform)
        }
        let circle = CGRect(x: reach - thumb / 2, y: box.midY - thumb / 2, width: thumb, height: thumb)
        fill(Path(ellipseIn: circle.insetBy(dx: -0.5, dy: -0.5)), .color(rest), box, transform)
        fill(Path(ellipseIn: circle), .color(DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)), box, transform)
    }

    /// Eight petals, each paler than the next.
    private func drawSpinner(_ tint: DisplayColor, _ box: CGRect, _ transform: CGAffineTransform) {
        let radius = min(box.width, box.height) / 2
        for petal in 0..<8 {
            let angle = Double(petal) * .pi / 4
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            var path = Path()
            path.move(to: CGPoint(x: box.midX + direction.x * radius * 0.5, y: box.midY + direction.y * radius * 0.5))
            path.addLine(to: CGPoint(x: box.midX + direction.x * radius, y: box.midY + direction.y * radius))
            var color = tint
            color.alpha *= Double(petal + 1) / 8
            let stroke = PathContent.Stroke(paint: .color(color), width: radius * 0.22, cap: .round)
            recorder.add(.stroke(state: place(transform), path: path.geometry, stroke: stroke, box: box))
        }
    }
}
