/// The steps from spans to laid-out text: preparing, shaping, fitting and stacking, with their caches.
///
/// Not thread-safe; `TextEngine` holds it behind a lock.
final class LayoutEngine {
    private let library: FontLibrary
    let pango: PangoContext
    let plain: PlainLineShaper
    private var stacks: [StackKey: FontStack] = [:]
    private var measures: [TextFont: FontMetrics] = [:]
    private var results = LayoutCache()

    /// The key of a cached font stack.
    private struct StackKey: Hashable {
        let design: TextFont.Design
        let weight: Int
        let isItalic: Bool
        let family: String?
    }

    init(library: FontLibrary) {
        self.library = library
        pango = PangoContext(library: library)
        plain = PlainLineShaper(library: library)
    }

    func draw(_ run: LaidOutText.Run, in cairo: OpaquePointer) { pango.draw(run, in: cairo) }

    func layout(_ request: LayoutRequest) -> LaidOutText {
        if let known = results[request] { return known }
        let result = ideal(for: request) ?? fitted(request)
        results[request] = result
        return result
    }

    /// The layout without limits, if it satisfies the limits. This is the case for most texts, which then need no other layout.
    private func ideal(for request: LayoutRequest) -> LaidOutText? {
        guard request.width != nil || request.height != nil else { return nil }
        var unlimited = request
        unlimited.width = nil
        unlimited.height = nil
        let ideal = layout(unlimited)
        return ideal.keepsWithin(width: request.width, height: request.height) ? ideal : nil
    }

    // MARK: - Fitting

    /// The text unchanged if it fits, else tightened, else scaled down, else truncated: each only as far as the style allows.
    private func fitted(_ request: LayoutRequest) -> LaidOutText {
        let plain = attempt(request)
        guard request.style.adjusts, plain.isTruncated || breaksWord(request) else { return plain }
        if request.style.allowsTightening {
            for part in [0.02, 0.05] {
                let tightened = request.tightened(by: part)
                let result = attempt(tightened)
                if !result.isTruncated, !breaksWord(tightened) { return result }
            }
        }
        return request.style.minimumScaleFactor < 1 ? shrunk(request, from: plain) : plain
    }

    /// The largest of 32 scales at which nothing is truncated and no word is broken; else the largest at which nothing is
    /// truncated; else the smallest one.
    private func shrunk(_ request: LayoutRequest, from plain: LaidOutText) -> LaidOutText {
        let smallest = request.style.minimumScaleFactor
        var best = attempt(request.scaled(by: smallest))
        guard !best.isTruncated else { return best }
        let keepsWords = !breaksWord(request.scaled(by: smallest))
        guard keepsWords || plain.isTruncated else { return plain }
        var low = 0
        var high = 32
        while high - low > 1 {
            let middle = (low + high) / 2
            let scaled = request.scaled(by: smallest + (1 - smallest) * Double(middle) / 32)
            let candidate = attempt(scaled)
            let fits = !candidate.isTruncated && !(keepsWords && breaksWord(scaled))
            if fits { (low, best) = (middle, candidate) } else { high = middle }
        }
        return best
    }

    private func breaksWord(_ request: LayoutRequest) -> Bool {
        guard let width = request.width else { return false }
        return widestWord(of: request.spans) > width
    }

    func widestWord(of spans: [TextSpan]) -> Double { pango.widestWord(of: prepare(spans)) }

    private func attempt(_ request: LayoutRequest) -> LaidOutText {
        let text = prepare(request.spans)
        let lines = shape(text, width: request.width)
        let stacker = LineStacker(style: request.style, metrics: metrics)
        let whole = stacker.stack(lines.map { ($0, text) }, isTruncated: false)
        // The reserved lines take their height in any case.
        let limit = min(
            request.style.lineLimit ?? .max,
            max(request.style.minimumLines, whole.lineCount(within: request.height)))
        guard lines.count > limit else { return whole }
        let truncation = Truncation(style: request.style.truncation, width: request.width)
        let last = truncation.lastLine(of: text, from: lines[limit - 1], prepare: prepare) {
            pango.shape($0, width: nil)[0]
        }
        return stacker.stack(lines.prefix(limit - 1).map { ($0, text) } + [last], isTruncated: true)
    }

    private func shape(_ text: PreparedText, width: Double?) -> [ShapedLine] {
        if width == nil, let line = plain.line(of: text) { return [line] }
        return pango.shape(text, width: width)
    }

    func prepare(_ spans: [TextSpan]) -> PreparedText { PreparedText(spans, stack: stack) }

    // MARK: - Fonts

    func stack(for font: TextFont) -> FontStack {
        let key = StackKey(design: font.design, weight: font.weight, isItalic: font.isItalic, family: font.family)
        if let known = stacks[key] { return known }
        if stacks.count >= 256 { stacks.removeAll() }
        let stack = FontStack(font: font, library: library)
        stacks[key] = stack
        return stack
    }

    func metrics(for font: TextFont) -> FontMetrics {
        if let known = measures[font] { return known }
        if measures.count >= 1024 { measures.removeAll() }
        let capHeight = stack(for: font).primary?.capHeightPerSize ?? 0.73
        let metrics = FontMetrics(size: font.size, capHeightPerSize: capHeight)
        measures[font] = metrics
        return metrics
    }
}

extension ParagraphStyle {
    /// Whether the text may be tightened or scaled to fit.
    fileprivate var adjusts: Bool { allowsTightening || minimumScaleFactor < 1 }
}

extension LayoutRequest {
    fileprivate func scaled(by factor: Double) -> LayoutRequest {
        var request = self
        for index in request.spans.indices {
            let size = request.spans[index].font.size
            request.spans[index].font.size = max(size * factor, min(size, style.minimumSize))
            request.spans[index].font.tracking *= factor
            request.spans[index].attachment = request.spans[index].attachment?.scaled(by: factor)
        }
        return request
    }

    /// `part` is a fraction of the font size.
    fileprivate func tightened(by part: Double) -> LayoutRequest {
        var request = self
        for index in request.spans.indices {
            request.spans[index].font.tracking -= request.spans[index].font.size * part
        }
        return request
    }
}
