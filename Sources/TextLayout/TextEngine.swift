import Foundation
import Synchronization

/// Lays out text exactly as the browser will draw it. Knows neither views nor colours.
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
/// Any thread may call it; one lock serialises the work, since Pango's objects belong to one thread at a time.
public enum TextEngine {
    static let engine = Mutex(LayoutEngine(library: .shared))

    /// The lines of a text that was proposed `width` points, and `height` points if that matters.
    ///
    /// Nil or infinite proposes no limit. In width 0 a line has one character. A height limits the number of lines as
    /// `lineLimit` does, down to one. The result is as wide as its widest line, which may be less than the width or,
    /// where a character does not fit, more. Results are remembered.
    public static func layout(
        _ spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), width: Double? = nil, height: Double? = nil
    ) -> LaidOutText {
        let request = LayoutRequest(spans: spans, style: style, width: width, height: height)
        return engine.withLock { $0.layout(request) }
    }

    /// How wide the widest word is, or phrase in scripts without blanks, in points: in less, it is broken.
    package static func widestWord(of spans: [TextSpan]) -> Double {
        let request = LayoutRequest(spans: spans, style: ParagraphStyle(), width: nil, height: nil)
        return engine.withLock { $0.widestWord(of: request.spans) }
    }

    /// The measures of a font's line, for text fields and for symbols, which are sized by the capitals.
    public static func metrics(for font: TextFont) -> FontMetrics {
        engine.withLock { $0.metrics(for: font.sanitised) }
    }

    /// The CSS families that draw a font, in the order in which a browser should try them: what a text field names.
    public static func families(for font: TextFont) -> [String] {
        engine.withLock { $0.stack(for: font.sanitised).cssFamilies }
    }
}
