import CPango

/// Characters of a run that are drawn as a unit: a letter with its accents, a ligature.
public struct TextCluster: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The distance from the run's left edge, in points.
    public var x: Double
    /// The width including the tracking after it, in points.
    public var width: Double
    /// The number of characters of the run before it in the text.
    public var offset: Int

    /// Creates a cluster. Position and width are in points.
    public init(text: String, x: Double, width: Double, offset: Int) {
        self.text = text
        self.x = x
        self.width = width
        self.offset = offset
    }
}

extension TextEngine {
    /// The clusters of a run, from left to right. Their widths add up to the run's. Empty for spaces that aren't displayed. Text
    /// in the browser's own font and attachments are a single cluster.
    public static func clusters(of run: LaidOutText.Run, hasFixedDigits: Bool = false) -> [TextCluster] {
        guard run.size > 0, !run.text.isEmpty else { return [] }
        let whole = TextCluster(text: run.text, x: 0, width: run.width, offset: 0)
        guard run.family != nil, run.attachment == nil, run.text.count > 1 else { return [whole] }
        let clusters = engine.withLock { $0.pango.clusters(of: run, hasFixedDigits: hasFixedDigits) }
        return clusters.isEmpty ? [whole] : clusters
    }
}

extension PangoContext {
    /// The run is shaped separately, like in a browser that draws each run by itself.
    fileprivate func clusters(of run: LaidOutText.Run, hasFixedDigits: Bool) -> [TextCluster] {
        let bytes = Array(run.text.utf8)
        shape(run, bytes, hasFixedDigits: hasFixedDigits)
        var starts: [(byte: Int, width: Double)] = []
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            item.pointee.append(to: &starts)
        }
        return placed(starts, in: run, bytes)
    }

    /// Without tracking, half of which Pango puts before a character: it is added afterwards as in CSS. Ligatures are disabled if
    /// there is tracking, as in browsers.
    private func shape(_ run: LaidOutText.Run, _ bytes: [UInt8], hasFixedDigits: Bool) {
        guard let family = run.family else { return }
        let list: OpaquePointer = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        let end = Int32(bytes.count)
        var features = ["locl=0"]
        if hasFixedDigits { features.append("tnum=1") }
        if run.tracking != 0 { features += ["liga=0", "clig=0"] }
        cpango_insert(list, pango_attr_fallback_new(0), 0, end)
        cpango_insert(list, pango_attr_font_features_new(features.joined(separator: ", ")), 0, end)
        let description = description(family: family, size: Int32(run.size * Self.unit))
        cpango_insert(list, pango_attr_font_desc_new(description), 0, end)
        bytes.withUnsafeBytes { buffer in
            pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, end)
        }
        pango_layout_set_attributes(layout, list)
        pango_layout_set_width(layout, -1)
    }

    /// The last cluster absorbs the difference between the run's width by itself and its width in the line.
    private func placed(
        _ starts: [(byte: Int, width: Double)], in run: LaidOutText.Run, _ bytes: [UInt8]
    ) -> [TextCluster] {
        let edges = starts.map(\.byte).sorted() + [bytes.count]
        var x = 0.0
        var clusters = starts.map { start, width in
            let end = edges.first { $0 > start } ?? bytes.count
            let before = String(decoding: bytes[..<start], as: UTF8.self).count
            defer { x += width + run.tracking }
            return TextCluster(
                text: String(decoding: bytes[start..<end], as: UTF8.self), x: x, width: width + run.tracking,
                offset: before)
        }
        if !clusters.isEmpty { clusters[clusters.count - 1].width += run.width - x }
        return clusters
    }
}

extension PangoGlyphItem {
    /// The start of each cluster in the text, and its advance in points, from left to right.
    fileprivate func append(to starts: inout [(byte: Int, width: Double)]) {
        let first = Int(item.pointee.offset)
        var last: Int?
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let start = first + Int(glyphs.pointee.log_clusters[index])
            let width = Double(glyphs.pointee.glyphs[index].geometry.width) / PangoContext.unit
            if start == last { starts[starts.count - 1].width += width } else { starts.append((start, width)) }
            last = start
        }
    }
}
