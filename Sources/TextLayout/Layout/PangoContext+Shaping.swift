import CPango

extension PangoContext {
    /// Pango units per point.
    static let unit = Double(PANGO_SCALE)

    /// Breaks a text into lines of at most `width` points (nil: at line feeds only), between phrases if it has any. A phrase that
    /// is wider is broken between its words, a word between characters; a line has at least one character.
    func shape(_ text: PreparedText, width: Double?) -> [ShapedLine] {
        load(text)
        if let width { keepTogether(text, width: width) }
        pango_layout_set_width(layout, width.map(Self.pangoWidth) ?? -1)
        return lines(of: text, width: width ?? .infinity)
    }

    /// The width of the widest word, or phrase if the text has any, in points. In a narrower width it is broken between
    /// characters.
    func widestWord(of text: PreparedText) -> Double {
        load(text)
        keepTogether(text, width: .infinity)
        pango_layout_set_width(layout, -1)
        return Double(cpango_widest_part(layout)) / Self.unit
    }

    private func load(_ text: PreparedText) {
        let attributes = attributes(for: text)
        defer { pango_attr_list_unref(attributes) }
        text.bytes.withUnsafeBytes { buffer in
            pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count))
        }
        pango_layout_set_attributes(layout, attributes)
    }

    /// Removes line break opportunities that the Unicode rules allow, but the text's language doesn't.
    private func keepTogether(_ text: PreparedText, width: Double) {
        let levels = phraseBreaker.levels(in: text.bytes)
        let places = LineBeginnings.forbidden(in: text.bytes).map { Int32($0) }
        guard !levels.isEmpty || !places.isEmpty else { return }
        pango_layout_set_width(layout, -1)
        cpango_forbid_breaks(layout, places, Int32(places.count))
        var looser: [[UInt8]] = []
        for level in levels {
            looser.append(breaks(in: text))
            let ends = level.map { Int32($0.upperBound) }
            cpango_keep_phrases(layout, ends, Int32(ends.count), Self.pangoWidth(width))
        }
        // A phrase that fits may not fit with the brackets and marks that belong to it.
        for breaks in looser.reversed() { cpango_loosen(layout, breaks, Self.pangoWidth(width)) }
    }

    /// For each character of the loaded text, whether a line may begin with it.
    private func breaks(in text: PreparedText) -> [UInt8] {
        // One more than the number of characters: a line may end after the last one.
        [UInt8](unsafeUninitializedCapacity: text.bytes.count + 1) { buffer, count in
            count = Int(cpango_breaks(layout, buffer.baseAddress, Int32(buffer.count)))
        }
    }

    /// Rounded up to the next unit: a text that is laid out in the width that it reported must fit, despite rounding.
    private static func pangoWidth(_ width: Double) -> Int32 {
        Int32(clamping: Int((min(max(0, width), 1_000_000) * unit).rounded(.up)) + 1)
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
            if isContinuation { lines[lines.count - 1].spacesEnd = shaped.start }
            if isContinuation, shaped.runs.isEmpty {
                lines[lines.count - 1].endsParagraph = endsParagraph
                lines[lines.count - 1].spacesEnd = end
            } else {
                lines.append(shaped)
            }
        }
        return lines
    }

    /// The spaces at which a line was wrapped belong to neither line. Trailing spaces of a paragraph count, as in SwiftUI, unless
    /// only they don't fit.
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
        let end = Int(line.pointee.start_index) + Int(line.pointee.length)
        var result = ShapedLine(
            start: range.lowerBound, end: range.upperBound, spacesEnd: end, runs: [], endsParagraph: endsParagraph)
        var losesTracking = range.upperBound == end
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let visible = Self.shapedRuns(run, of: text, in: range)
            guard !visible.isEmpty else { continue }
            for part in visible { result.append(part) }
            // Pango sets the width of a wrapped line's last space to zero, and removes half of the tracking from the last
            // character of that run with a width.
            let hidden = run.pointee.bytes.clamped(to: range.upperBound..<end)
            if !hidden.isEmpty { losesTracking = run.pointee.width(of: hidden) == 0 }
        }
        if range.upperBound < end { undoKerning(atEndOf: &result, text) }
        result.restoreTracking(
            of: text, atStart: range.lowerBound == Int(line.pointee.start_index), atEnd: losesTracking)
        return result
    }

    /// Undoes the kerning between the last character and a space that was removed.
    private func undoKerning(atEndOf line: inout ShapedLine, _ text: PreparedText) {
        guard let last = line.runs.last, last.end == line.end, !last.isRightToLeft,
            case .face(let family) = text.pieces[last.piece].drawing,
            let character = String(decoding: text.bytes[last.start..<last.end], as: UTF8.self).last
        else { return }
        let size = text.spans[text.pieces[last.piece].span].font.size
        line.runs[line.runs.count - 1].width -= spaceKerning.change(after: character, family: family) * size
    }

    /// The part of a Pango run within a range of bytes, split at the beginnings of spans, in visual order.
    private static func shapedRuns(
        _ run: UnsafeMutablePointer<PangoGlyphItem>, of text: PreparedText, in range: Range<Int>
    ) -> [ShapedRun] {
        let bytes = run.pointee.bytes.clamped(to: range)
        guard !bytes.isEmpty else { return [] }
        let isRightToLeft = run.pointee.item.pointee.analysis.level & 1 == 1
        let runs = (text.piece(at: bytes.lowerBound)...text.piece(at: bytes.upperBound - 1)).map { index in
            let part = bytes.clamped(to: text.pieces[index].start..<text.pieces[index].end)
            return ShapedRun(
                piece: index, start: part.lowerBound, end: part.upperBound,
                width: Double(run.pointee.width(of: part)) / Self.unit, isRightToLeft: isRightToLeft)
        }
        return isRightToLeft ? runs.reversed() : runs
    }
}

extension PangoGlyphItem {
    /// The range of bytes that the run draws.
    fileprivate var bytes: Range<Int> {
        Int(item.pointee.offset)..<Int(item.pointee.offset) + Int(item.pointee.length)
    }

    /// The advance of the characters in a range of bytes, in Pango units.
    fileprivate func width(of range: Range<Int>) -> Int {
        let first = Int(item.pointee.offset)
        return (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) { width, index in
            let isInside = range.contains(first + Int(glyphs.pointee.log_clusters[index]))
            return isInside ? width + Int(glyphs.pointee.glyphs[index].geometry.width) : width
        }
    }
}

extension ShapedLine {
    fileprivate mutating func append(_ run: ShapedRun) {
        guard let last = runs.last, last.continues(into: run) else { return runs.append(run) }
        runs[runs.count - 1].start = min(last.start, run.start)
        runs[runs.count - 1].end = max(last.end, run.end)
        runs[runs.count - 1].width += run.width
    }

    /// Pango puts half of the tracking on each side of a character, except at the line's ends; CSS puts all of it after the
    /// character.
    fileprivate mutating func restoreTracking(of text: PreparedText, atStart: Bool, atEnd: Bool) {
        guard let first = runs.first, let last = runs.last else { return }
        func half(_ run: ShapedRun) -> Double {
            let piece = text.pieces[run.piece]
            return piece.drawing.isSingle ? 0 : text.spans[piece.span].font.tracking / 2
        }
        if atStart { runs[0].width += half(first) }
        if atEnd { runs[runs.count - 1].width += half(last) }
    }
}

extension PreparedText {
    /// The range of bytes without leading and trailing spaces.
    fileprivate func rangeWithoutSpaces(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end > start, let length = spaceLength(in: start..<end, atEnd: true) { end -= length }
        while end > start, let length = spaceLength(in: start..<end, atEnd: false) { start += length }
        return start..<end
    }

    /// The length in bytes of the space or ideographic space at one end; nil if there is another character.
    private func spaceLength(in range: Range<Int>, atEnd: Bool) -> Int? {
        if bytes[atEnd ? range.upperBound - 1 : range.lowerBound] == 0x20 { return 1 }
        guard range.count >= 3 else { return nil }
        let start = atEnd ? range.upperBound - 3 : range.lowerBound
        return bytes[start..<start + 3].elementsEqual([0xE3, 0x80, 0x80]) ? 3 : nil
    }
}
