import CPango

extension PangoContext {
    /// The attributes of a text for Pango: our fonts, without its fallbacks.
    func attributes(for text: PreparedText) -> OpaquePointer {
        let list: OpaquePointer = pango_attr_list_new()
        let end = text.bytes.count
        cpango_insert(list, pango_attr_fallback_new(0), 0, Int32(end))
        cpango_insert(list, pango_attr_insert_hyphens_new(0), 0, Int32(end))
        // The slices don't contain localized forms either.
        cpango_insert(list, pango_attr_font_features_new("locl=0"), 0, Int32(end))
        for run in text.fontRuns { insert(run, of: text, into: list) }
        return list
    }

    private func insert(_ run: PreparedText.FontRun, of text: PreparedText, into list: OpaquePointer) {
        switch run.drawing {
        case .face(let family):
            let description = description(family: family, size: Int32(run.size * Self.unit))
            cpango_insert(list, pango_attr_font_desc_new(description), Int32(run.start), Int32(run.end))
            if run.hasFixedDigits {
                let features = pango_attr_font_features_new("locl=0, tnum=1")
                cpango_insert(list, features, Int32(run.start), Int32(run.end))
            }
            guard run.tracking != 0 else { return }
            let spacing = pango_attr_letter_spacing_new(Int32(run.tracking * Self.unit))
            cpango_insert(list, spacing, Int32(run.start), Int32(run.end))
        case .attachment(let width): insertShape(advance: width, from: run.start, to: run.end, into: list)
        case .browserFont:
            // Pango applies a shape to each scalar: the first one gets the whole advance, the others none.
            let first = run.start + Self.utf8Length(leading: text.bytes[run.start])
            let advance = run.size * PreparedText.browserFontAdvance + run.tracking
            insertShape(advance: advance, from: run.start, to: first, into: list)
            if first < run.end { insertShape(advance: 0, from: first, to: run.end, into: list) }
        }
    }

    private func insertShape(advance: Double, from start: Int, to end: Int, into list: OpaquePointer) {
        var rectangle = PangoRectangle(x: 0, y: 0, width: Int32(advance * Self.unit), height: 0)
        cpango_insert(list, pango_attr_shape_new(&rectangle, &rectangle), Int32(start), Int32(end))
    }

    private static func utf8Length(leading byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}

extension PreparedText {
    /// Consecutive pieces with the same glyphs' attributes. They are shaped together, since a browser also kerns across a change
    /// of color.
    struct FontRun {
        var start: Int
        var end: Int
        let drawing: Drawing
        let size: Double
        let tracking: Double
        let hasFixedDigits: Bool
    }

    var fontRuns: [FontRun] {
        pieces.reduce(into: []) { runs, piece in
            let font = spans[piece.span].font
            if let last = runs.last, last.drawing == piece.drawing, last.size == font.size,
                last.tracking == font.tracking, last.hasFixedDigits == font.hasFixedDigits,
                !piece.drawing.isSingle
            {
                runs[runs.count - 1].end = piece.end
            } else {
                let run = FontRun(
                    start: piece.start, end: piece.end, drawing: piece.drawing, size: font.size,
                    tracking: font.tracking, hasFixedDigits: font.hasFixedDigits)
                runs.append(run)
            }
        }
    }
}
