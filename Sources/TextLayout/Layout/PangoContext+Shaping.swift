import CPango

extension PangoContext {
    /// Pango's units in a point.
    private static let unit = Double(PANGO_SCALE)

    /// Breaks a text into lines no wider than `width` points (nil: only where the text has a line feed). A word wider than
    /// that is broken between characters, and a line has one character at least.
    func shape(_ text: PreparedText, width: Double?) -> [ShapedLine] {
        let attributes = attributes(for: text)
        defer { pango_attr_list_unref(attributes) }
        text.bytes.withUnsafeBytes { buffer in
            pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_layout_set_width(layout, width.map(Self.pangoWidth) ?? -1)
        return lines(of: text, width: width ?? .infinity)
    }

    /// The next unit up: a text laid out in the width that it reported must find room, whatever rounding lies between.
    private static func pangoWidth(_ width: Double) -> Int32 {
        Int32(clamping: Int((min(max(width, 0), 1_000_000) * unit).rounded(.up)) + 1)
    }

    // MARK: - Attributes

    private func attributes(for text: PreparedText) -> OpaquePointer {
        let list: OpaquePointer = pango_attr_list_new()
        let end = text.bytes.count
        cpango_insert(list, pango_attr_fallback_new(0), 0, Int32(end))
        cpango_insert(list, pango_attr_insert_hyphens_new(0), 0, Int32(end))
        for piece in text.pieces { insert(piece, of: text, into: list) }
        return list
    }

    private func insert(_ piece: PreparedText.Piece, of text: PreparedText, into list: OpaquePointer) {
        let font = text.spans[piece.span].font
        switch piece.drawing {
        case .face(let family):
            let description = description(family: family, size: Int32(font.size * Self.unit))
            cpango_insert(list, pango_attr_font_desc_new(description), Int32(piece.start), Int32(piece.end))
            guard font.tracking != 0 else { return }
            let spacing = pango_attr_letter_spacing_new(Int32(font.tracking * Self.unit))
            cpango_insert(list, spacing, Int32(piece.start), Int32(piece.end))
        case .browserFont:
            // Pango gives a shape to each scalar: all of the advance to the first, none to the others.
            let first = piece.start + Self.utf8Length(leading: text.bytes[piece.start])
            let advance = font.size * PreparedText.browserFontAdvance + font.tracking
            insertShape(advance: advance, from: piece.start, to: first, into: list)
            if first < piece.end { insertShape(advance: 0, from: first, to: piece.end, into: list) }
        }
    }

    private func insertShape(advance: Double, from start: Int, to end: Int, into list: OpaquePointer) {
        var rectangle = PangoRectangle(x: 0, y: 0, width: Int32(advance * Self.unit), height: 0)
        cpango_insert(list, pango_attr_shape_new(&rectangle, &rectangle), Int32(start), Int32(end))
    }

    private static func utf8Length(leading byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }

    // MARK: - Lines

    private func lines(of text: PreparedText, width: Double) -> [ShapedLine] {
        var lines: [ShapedLine] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            node = current.pointee.next
            let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            let end = Int(line.pointee.start_index) + Int(line.pointee.length)
            let endsParagraph = node == nil || (end < text.bytes.count && text.bytes[end] == UInt8(ascii: "\n"))
            let isContinuation = lines.last.map { !$0.endsParagraph } ?? false
            let shaped = shapedLine(
                line, of: text, width: width, isContinuation: isContinuation, endsParagraph: endsParagraph)
            if isContinuation, shaped.runs.isEmpty {
                lines[lines.count - 1].endsParagraph = endsParagraph
            } else {
                lines.append(shaped)
            }
        }
        return lines
    }

    /// The spaces at which a line was wrapped belong to neither line. A paragraph's last spaces count, as in SwiftUI,
    /// unless they alone don't fit.
    private func shapedLine(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: PreparedText, width: Double, isContinuation: Bool,
        endsParagraph: Bool
    ) -> ShapedLine {
        let all = Int(line.pointee.start_index)..<Int(line.pointee.start_index) + Int(line.pointee.length)
        let visible = text.rangeWithoutSpaces(all)
        let start = isContinuation ? visible.lowerBound : all.lowerBound
        if endsParagraph {
            let whole = shapedLine(line, of: text, range: start..<all.upperBound, endsParagraph)
            if whole.width <= width || visible.upperBound == all.upperBound { return whole }
        }
        return shapedLine(line, of: text, range: start..<max(start, visible.upperBound), endsParagraph)
    }

    private func shapedLine(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, of text: PreparedText, range: Range<Int>, _ endsParagraph: Bool
    ) -> ShapedLine {
        var result = ShapedLine(
            start: range.lowerBound, end: range.upperBound, runs: [], endsParagraph: endsParagraph)
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            if let run = shapedRun(run, of: text, in: range) { result.append(run) }
        }
        let end = Int(line.pointee.start_index) + Int(line.pointee.length)
        result.restoreTracking(
            of: text, atStart: range.lowerBound == Int(line.pointee.start_index), atEnd: range.upperBound == end)
        return result
    }

    /// The part of a run that lies in a range of bytes; nil where none does.
    private func shapedRun(
        _ run: UnsafeMutablePointer<PangoGlyphItem>, of text: PreparedText, in range: Range<Int>
    ) -> ShapedRun? {
        let item = run.pointee.item.pointee
        let offset = Int(item.offset)
        let part = (offset..<offset + Int(item.length)).clamped(to: range)
        guard !part.isEmpty else { return nil }
        let glyphs = run.pointee.glyphs.pointee
        var width = 0
        for index in 0..<Int(glyphs.num_glyphs) where part.contains(offset + Int(glyphs.log_clusters[index])) {
            width += Int(glyphs.glyphs[index].geometry.width)
        }
        return ShapedRun(
            piece: text.piece(at: offset), start: part.lowerBound, end: part.upperBound,
            width: Double(width) / Self.unit,
            isRightToLeft: item.analysis.level & 1 == 1)
    }
}

extension ShapedLine {
    fileprivate mutating func append(_ run: ShapedRun) {
        guard let last = runs.last, last.continues(into: run) else { return runs.append(run) }
        runs[runs.count - 1].start = min(last.start, run.start)
        runs[runs.count - 1].end = max(last.end, run.end)
        runs[runs.count - 1].width += run.width
    }

    /// Pango puts half of the tracking on either side of a character and none at a line's ends; CSS puts all of it after.
    fileprivate mutating func restoreTracking(of text: PreparedText, atStart: Bool, atEnd: Bool) {
        guard let first = runs.first, let last = runs.last else { return }
        func half(_ run: ShapedRun) -> Double {
            let piece = text.pieces[run.piece]
            return piece.drawing == .browserFont ? 0 : text.spans[piece.span].font.tracking / 2
        }
        if atStart { runs[0].width += half(first) }
        if atEnd { runs[runs.count - 1].width += half(last) }
    }
}

extension PreparedText {
    /// A range of bytes without the spaces at its ends.
    fileprivate func rangeWithoutSpaces(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end > start, let length = spaceLength(in: start..<end, atEnd: true) { end -= length }
        while end > start, let length = spaceLength(in: start..<end, atEnd: false) { start += length }
        return start..<end
    }

    /// How many bytes the space or ideographic space at one end has; nil where another character stands there.
    private func spaceLength(in range: Range<Int>, atEnd: Bool) -> Int? {
        if bytes[atEnd ? range.upperBound - 1 : range.lowerBound] == 0x20 { return 1 }
        guard range.count >= 3 else { return nil }
        let start = atEnd ? range.upperBound - 3 : range.lowerBound
        return bytes[start..<start + 3].elementsEqual([0xE3, 0x80, 0x80]) ? 3 : nil
    }
}
