import DisplayList
import Foundation
import TextLayout

extension GraphicsContext {
    /// A text that is ready to be measured and drawn.
    public struct ResolvedText {
        let text: SwiftUICore.ResolvedText
        let style: ParagraphStyle
        /// The fill of the text; nil draws it in its own colors.
        public var shading: Shading?

        /// The size of the text in a proposed size.
        public func measure(in size: CGSize) -> CGSize { lay(out: size).size }

        /// The distance from the top to the first line's baseline in a proposed size, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { lay(out: size).firstBaseline }

        /// The distance from the top to the last line's baseline in a proposed size, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { lay(out: size).lastBaseline }

        func lay(out size: CGSize) -> LaidOutText {
            TextEngine.layout(text.spans, style: style, width: Double(size.width), height: Double(size.height))
        }
    }

    /// The text in this context's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text.resolve(in: environment), style: environment.paragraphStyle)
    }

    /// Draws in a rectangle; what doesn't fit is left out.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        var moved = self
        moved.translateBy(x: rect.minX, y: rect.minY)
        moved.draw(text.lay(out: rect.size), of: text)
    }

    /// Draws the text so that the point of it that `anchor` names is at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let laidOut = text.lay(out: CGSize(width: CGFloat.infinity, height: .infinity))
        var moved = self
        moved.translateBy(x: point.x - laidOut.size.width * anchor.x, y: point.y - laidOut.size.height * anchor.y)
        moved.draw(laidOut, of: text)
    }

    /// Draws a text in a rectangle; what doesn't fit is left out.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text so that the point of it that `anchor` names is at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ laidOut: LaidOutText, of text: ResolvedText) {
        for run in laidOut.lines.flatMap(\.runs) { if let family = run.family { recorder.use(family, for: run.text) } }
        var content = text.text.content(of: laidOut)
        if let shading = text.shading {
            let color = shading.paint(in: self, over: .null).paint.color
            for line in content.lines.indices {
                for run in content.lines[line].runs.indices { content.lines[line].runs[run].color = color }
            }
        }
        add { state, _ in .text(state: state, content) }
    }
}
