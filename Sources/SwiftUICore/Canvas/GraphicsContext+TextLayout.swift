import DisplayList
import Foundation
import TextLayout

extension GraphicsContext {
    /// Draws a line at its place in the layout.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run at its place in its line.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    /// Draws some characters at their place in their line, in the text's own font and colors.
    public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        guard let content = slice.content else { return }
        let placed = slice.run.placed
        if let family = placed.run.family { recorder.use(family, for: placed.run.text) }
        var moved = self
        moved.translateBy(x: slice.run.shift.width, y: slice.run.shift.height)
        moved.add { state, _ in .text(state: state, content) }
    }
}

extension Text.Layout.RunSlice {
    /// The slice as text content; nil if it is empty.
    fileprivate var content: TextContent? {
        let placed = run.placed
        let clusters = placed.clusters[indices]
        guard let first = clusters.first, let last = clusters.last else { return nil }
        var shown = placed.shown
        if clusters.count < placed.clusters.count {
            let isReversed = placed.run.isRightToLeft
            shown.text = (isReversed ? clusters.reversed() : Array(clusters)).map(\.text).joined()
            shown.x += first.x
            shown.width = last.x + last.width - first.x
        }
        let ascent = placed.run.ascent
        let line = TextContent.Line(
            top: placed.baseline - ascent, baseline: placed.baseline, height: ascent + placed.run.descent,
            runs: [shown],
            endsParagraph: true)
        return TextContent(lines: shown.extras.paint == nil ? [line] : [line, placed.corner])
    }
}

extension Text.Layout.PlacedRun {
    /// An empty line at the text's lower right corner: it extends the bounds, because a gradient covers all lines of a
    /// text, starting at its origin.
    fileprivate var corner: TextContent.Line {
        var nothing = shown
        (nothing.text, nothing.x, nothing.width, nothing.size) = ("", size.width, 0, 0)
        nothing.extras = TextContent.RunExtras()
        return TextContent.Line(
            top: size.height, baseline: size.height, height: 0, runs: [nothing], endsParagraph: true)
    }
}
