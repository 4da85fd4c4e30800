import Foundation

/// Positions lines below each other and runs next to each other: the last step of layout.
struct LineStacker {
    let style: ParagraphStyle
    /// The metrics of a span's font.
    let metrics: (TextFont) -> FontMetrics

    private struct Extent {
        var ascent = 0.0
        var descent = 0.0
    }

    /// `lines` may refer to different prepared texts (the last one contains the ellipsis).
    func stack(_ lines: [(ShapedLine, PreparedText)], isTruncated: Bool) -> LaidOutText {
        let width = lines.map { $0.0.width }.max() ?? 0
        let size = (width * 64).rounded(.up) / 64
        var top = 0.0
        var result: [LaidOutText.Line] = []
        for (line, text) in lines {
            let placed = place(line, of: text, top: top, in: size)
            top += placed.height + style.lineSpacing
            result.append(placed)
        }
        let height = max(0, result.last.map { $0.top + $0.height } ?? 0) + reservedHeight(after: result)
        return LaidOutText(
            size: CGSize(width: size, height: height), lines: result, firstBaseline: result.first?.baseline ?? 0,
            lastBaseline: result.last?.baseline ?? 0, isTruncated: isTruncated)
    }

    private func place(
        _ line: ShapedLine, of text: PreparedText, top: Double, in paragraphWidth: Double
    ) -> LaidOutText.Line {
        let extent = extent(of: line, text: text)
        let width = line.width
        let start = offset(of: width, in: paragraphWidth)
        var x = start
        var runs: [LaidOutText.Run] = []
        for run in line.runs {
            runs.append(place(run, of: text, x: x))
            x += run.width
        }
        if let spaces = spaces(after: line, of: text, x: x) { runs.append(spaces) }
        return LaidOutText.Line(
            top: top, baseline: top + extent.ascent, height: extent.ascent + extent.descent, width: width, x: start,
            runs: runs, endsParagraph: line.endsParagraph)
    }

    private func place(_ run: ShapedRun, of text: PreparedText, x: Double) -> LaidOutText.Run {
        let piece = text.pieces[run.piece]
        let span = text.spans[piece.span]
        var family: String?
        if case .face(let name) = piece.drawing { family = name }
        let metrics = metrics(span.font)
        return LaidOutText.Run(
            text: String(decoding: text.bytes[run.start..<run.end], as: UTF8.self), x: x, width: run.width,
            family: family, size: span.font.size, tracking: span.font.tracking, isRightToLeft: run.isRightToLeft,
            tag: span.tag, attachment: span.attachment, ascent: span.attachment?.ascent ?? metrics.ascent,
            descent: span.attachment?.descent ?? metrics.descent)
    }

    /// The spaces at which the line was wrapped: not displayed, but copied and read aloud.
    private func spaces(after line: ShapedLine, of text: PreparedText, x: Double) -> LaidOutText.Run? {
        guard line.spacesEnd > line.end, let last = line.runs.last else { return nil }
        var run = place(last, of: text, x: x)
        run.text = String(decoding: text.bytes[line.end..<line.spacesEnd], as: UTF8.self)
        (run.width, run.size, run.tracking, run.isRightToLeft, run.attachment) = (0, 0, 0, false, nil)
        return run
    }

    private func offset(of width: Double, in paragraphWidth: Double) -> Double {
        switch style.alignment {
        case .leading: 0
        case .center: (paragraphWidth - width) / 2
        case .trailing: paragraphWidth - width
        }
    }

    /// The maximum of the line's fonts and attachments, or the style's line height. An empty line has the height of the
    /// surrounding text.
    private func extent(of line: ShapedLine, text: PreparedText) -> Extent {
        var pieces = Set(line.runs.map { text.pieces[$0.piece].span })
        if pieces.isEmpty { pieces.insert(text.pieces.isEmpty ? 0 : text.pieces[text.piece(at: line.start)].span) }
        let spans = pieces.filter(text.spans.indices.contains).map { text.spans[$0] }
        let extent = spans.reduce(into: Extent()) { extent, span in
            let metrics = metrics(span.font)
            extent.ascent = max(extent.ascent, metrics.ascent, (span.attachment?.ascent ?? 0).rounded(.up))
            extent.descent = max(extent.descent, metrics.descent, (span.attachment?.descent ?? 0).rounded(.up))
        }
        return asHigh(as: style.lineHeight, extent, size: spans.map(\.font.size).max() ?? 0)
    }

    /// Distributes the difference between the style's line height and that of the fonts equally above and below.
    private func asHigh(as height: ParagraphStyle.LineHeight?, _ extent: Extent, size: Double) -> Extent {
        guard let height else { return extent }
        let points = min(max(height.factor * size + height.points, 0), 10_000)
        let more = (points - extent.ascent - extent.descent) / 2
        return Extent(ascent: extent.ascent + more, descent: extent.descent + more)
    }

    /// The height added by `minimumLines`: further lines as high as the last one.
    private func reservedHeight(after lines: [LaidOutText.Line]) -> Double {
        let minimum = min(style.minimumLines, style.lineLimit ?? .max)
        guard let last = lines.last, minimum > lines.count else { return 0 }
        return Double(minimum - lines.count) * (last.height + style.lineSpacing)
    }
}
