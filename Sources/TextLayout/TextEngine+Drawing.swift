import CPango

extension TextEngine {
    /// Draws one run of a text into a bitmap with Cairo, for pictures that aren't drawn by a browser.
    ///
    /// Positions are in the text's coordinates. A run without a family, such as an emoji, is drawn with one of the machine's
    /// fonts.
    public static func draw(
        _ run: LaidOutText.Run, baseline: Double, red: Double, green: Double, blue: Double, alpha: Double,
        in cairo: OpaquePointer
    ) {
        cairo_set_source_rgba(cairo, red, green, blue, alpha)
        cairo_move_to(cairo, run.x, baseline)
        // The closure can capture an address, but not a pointer, which isn't Sendable. It is used before this function returns.
        let address = UInt(bitPattern: cairo)
        engine.withLock { $0.draw(run, in: OpaquePointer(bitPattern: address)!) }
    }

    /// Draws characters that none of our fonts has, such as emoji, centered in a width that starts at a point on the baseline. The
    /// color is for characters without colors of their own.
    public static func drawByMachine(
        _ text: String, size: Double, width: Double, at place: (x: Double, y: Double), red: Double, green: Double,
        blue: Double, alpha: Double, in cairo: OpaquePointer
    ) {
        cairo_set_source_rgba(cairo, red, green, blue, alpha)
        cairo_move_to(cairo, place.x, place.y)
        let address = UInt(bitPattern: cairo)
        engine.withLock {
            $0.pango.machinePen.draw(text, size: size, width: width, in: OpaquePointer(bitPattern: address)!)
        }
    }
}

extension PangoContext {
    /// Draws a run at Cairo's current point, in its current color.
    func draw(_ run: LaidOutText.Run, in cairo: OpaquePointer) {
        guard run.size > 0 else { return }
        guard let family = run.family else {
            return machinePen.draw(run.text, size: run.size, width: run.width, in: cairo)
        }
        let list: OpaquePointer = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        let bytes = Array(run.text.utf8)
        let end = Int32(bytes.count)
        cpango_insert(list, pango_attr_fallback_new(0), 0, end)
        cpango_insert(list, pango_attr_font_features_new("locl=0"), 0, end)
        let description = description(family: family, size: Int32(run.size * Self.unit))
        cpango_insert(list, pango_attr_font_desc_new(description), 0, end)
        if run.tracking != 0 {
            cpango_insert(list, pango_attr_letter_spacing_new(Int32(run.tracking * Self.unit)), 0, end)
        }
        bytes.withUnsafeBytes { buffer in
            pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, end)
        }
        pango_layout_set_attributes(layout, list)
        pango_layout_set_width(layout, -1)
        pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    }
}
