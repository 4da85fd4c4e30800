import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
import TextLayout

extension AttributedText {
    /// The laid-out text as content of an element or a canvas.
    func content(of laidOut: LaidOutText, color: (Look) -> UIColor) -> TextContent {
        TextContent(
            lines: laidOut.lines.map { line in
                TextContent.Line(
                    top: line.top, baseline: line.baseline, height: line.height,
                    runs: line.runs.map { run($0, color) }, endsParagraph: line.endsParagraph)
            })
    }

    private func run(_ run: LaidOutText.Run, _ color: (Look) -> UIColor) -> TextContent.Run {
        let look = looks[run.tag]
        let tint = DisplayColor(color(look))
        return TextContent.Run(
            text: run.text, x: run.x, width: run.width, family: run.family, size: run.size,
            color: tint, decoration: look.decoration, tracking: run.tracking,
            extras: TextContent.RunExtras(
                background: look.background.map { DisplayColor($0) }, lift: look.lift,
                decorationColor: look.decorationColor.map { DisplayColor($0) }, image: look.picture(in: run, tint)))
    }
}

extension AttributedText.Look {
    /// The image of an attachment; a template has the text's color.
    fileprivate func picture(in run: LaidOutText.Run, _ tint: DisplayColor) -> TextContent.RunImage? {
        guard let image, let place = run.attachment else { return nil }
        return TextContent.RunImage(
            drawing: .bitmap(image.resource, tint: image.isTemplate ? tint : nil, isPixelated: false),
            ascent: place.ascent, height: place.ascent + place.descent, label: imageLabel)
    }
}

extension CGContext {
    /// Draws a laid-out text with its top left corner at a point.
    func draw(_ laidOut: LaidOutText, of text: AttributedText, _ content: TextContent, at point: CGPoint) {
        if let recorder = recorder as? CanvasContextRecorder { return recorder.draw(content, at: point, in: state) }
        saveGState()
        translateBy(x: point.x, y: point.y)
        for (line, shown) in zip(laidOut.lines, content.lines) {
            for run in shown.runs { drawBackground(of: run, in: shown) }
            for (run, look) in zip(line.runs, shown.runs) where run.size > 0 {
                draw(run, look, baseline: line.baseline - look.extras.lift)
            }
            for run in line.runs where run.attachment != nil {
                draw(text.looks[run.tag], run, baseline: line.baseline)
            }
        }
        restoreGState()
    }

    private func drawBackground(of run: TextContent.Run, in line: TextContent.Line) {
        guard let color = run.extras.background else { return }
        setFillColor(CGColor(color))
        fill(CGRect(x: run.x, y: line.top, width: run.width, height: line.height))
    }

    /// Draws an attachment's image; a template is drawn as it is, without the text's color.
    private func draw(_ look: AttributedText.Look, _ run: LaidOutText.Run, baseline: Double) {
        guard let image = look.image, let place = run.attachment else { return }
        let frame = CGRect(
            x: run.x, y: baseline - look.lift - place.ascent, width: run.width, height: place.ascent + place.descent)
        asCurrent { image.draw(in: frame) }
    }

    private func draw(_ run: LaidOutText.Run, _ look: TextContent.Run, baseline: Double) {
        let color = look.color
        drawWithCairo { cairo in
            TextEngine.draw(
                run, baseline: baseline, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha,
                in: cairo)
        }
        drawLines(
            look.decoration, x: run.x, width: run.width, baseline: baseline, size: run.size,
            color: look.extras.decorationColor ?? color)
    }
}

extension ParagraphStyle.Alignment {
    /// The fraction of the spare width that is before the text.
    var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
