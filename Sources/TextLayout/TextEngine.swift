import Foundation
import Synchronization

/// Lays out text exactly as the browser will draw it. It is independent of views and colors.
///
/// The browser agrees to within half a point if every run is drawn in the run's `family` and `size` (fonts by
/// `@font-face` from `FontLibrary.slices`), in lines that never wrap, under these rules:
/// ```css
/// .text { white-space: pre; overflow: visible; line-height: 0;
///         font-kerning: normal; font-synthesis: none; font-optical-sizing: none; font-style: normal; font-weight: 400;
///         letter-spacing: 0;             /* or the run's tracking, in px */
///         text-spacing-trim: space-all; text-autospace: no-autospace;
///         text-rendering: geometricPrecision; text-size-adjust: none; }
/// .line { position: absolute; line-height: 0; white-space: pre; }
/// .line::before { content: ""; display: inline-block; width: 0; height: var(--baseline); }
/// ```
/// where `--baseline` is `line.baseline - line.top`: the strut puts the baseline there, whatever ascent a font claims.
/// Runs may follow each other as inline spans (then a browser finds words across them) or each stand at its `x`; both
/// agree. A run without a family is an `inline-block` of the run's width with `text-align: center` and the browser's
/// own font. A run of size 0 has `font-size: 0`: it is there to be copied. A run from right to left has
/// `direction: rtl; unicode-bidi: isolate`.
///
/// Any thread may call it; one lock serializes the work, since Pango's objects belong to one thread at a time.
public enum TextEngine {
    static let engine = Mutex(LayoutEngine(library: .shared))

    /// Lays out a text for a proposed width and height, in points.
    ///
    /// Nil or infinity means no limit. With width 0, each line has one character. The height limits the number of lines as
    /// `lineLimit` does, but to no less than one. The result is as wide as its widest line, which may be less than the width or,
    /// if a single character doesn't fit, more. Results are cached.
    public static func layout(
        _ spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), width: Double? = nil, height: Double? = nil
    ) -> LaidOutText {
        let request = LayoutRequest(spans: spans, style: style, width: width, height: height)
        return engine.withLock { $0.layout(request) }
    }

    /// The width of the widest word, or phrase in scripts without spaces, in points. In a narrower width it is broken.
    package static func widestWord(of spans: [TextSpan]) -> Double {
        let request = LayoutRequest(spans: spans, style: ParagraphStyle(), width: nil, height: nil)
        return engine.withLock { $0.widestWord(of: request.spans) }
    }

    /// The metrics of a font, for text fields and for symbols, whose size depends on the capitals.
    public static func metrics(for font: TextFont) -> FontMetrics {
        engine.withLock { $0.metrics(for: font.sanitised) }
    }

    /// The CSS families of a font, in the order in which a browser should try them: for text fields.
    public static func families(for font: TextFont) -> [String] {
        engine.withLock { $0.stack(for: font.sanitised).cssFamilies }
    }
}
