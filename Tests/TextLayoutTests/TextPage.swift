import BrowserTesting
import Foundation
import TextLayout

/// A page that shows laid-out texts by the rules in `TextEngine`'s comment, and reports where the browser has put them.
struct TextPage {
    let texts: [LaidOutText]

    /// The positions of a line's parts, in points from the corner of its text.
    struct MeasuredLine: Decodable {
        var baseline: Double
        /// From the first run's start to the last one's end.
        var width: Double
        var runs: [MeasuredRun]
    }

    /// Left edge and width of a run's characters.
    struct MeasuredRun: Decodable {
        var x: Double
        var width: Double
    }

    /// The lines of every text.
    func measure(on page: Page) async throws -> [[MeasuredLine]] {
        try await page.setContent("<!DOCTYPE html><html lang=ja><style>\(style)</style><body>\(body)</body></html>")
        try await page.waitFor("Promise.all([...document.fonts].map(font => font.load())).then(() => true)")
        let answer = try await page.evaluate("JSON.stringify(\(Self.measuring))").string ?? ""
        return try JSONDecoder().decode([[MeasuredLine]].self, from: Data(answer.utf8))
    }

    private static let measuring = """
        [...document.querySelectorAll('.text')].map(text => {
            const corner = text.getBoundingClientRect();
            return [...text.querySelectorAll('.line')].map(line => {
                const runs = [...line.querySelectorAll('.run')].map(run => {
                    const range = document.createRange();
                    range.selectNodeContents(run);
                    const box = (run.classList.contains('own') ? run : range).getBoundingClientRect();
                    return { x: box.left - corner.left, width: box.width };
                });
                const mark = line.querySelector('i');
                const last = runs.at(-1);
                return {
                    baseline: mark.getBoundingClientRect().bottom - corner.top,
                    width: last ? last.x + last.width - runs[0].x : 0, runs,
                };
            });
        })
        """

    // MARK: - Markup

    private var style: String {
        faces + """
            .text { position: absolute; left: 0; top: 0; white-space: pre; overflow: visible; line-height: 0;
                font-kerning: normal; font-synthesis: none; font-optical-sizing: none; letter-spacing: 0;
                text-spacing-trim: space-all; text-autospace: no-autospace; text-rendering: geometricPrecision;
                text-size-adjust: none }
            .line { position: absolute; line-height: 0; white-space: pre }
            .line::before { content: ""; display: inline-block; width: 0; height: var(--baseline) }
            .own { display: inline-block; text-align: center; font-family: sans-serif }
            .rtl { direction: rtl; unicode-bidi: isolate }
            i { display: inline-block; width: 0; height: 0 }
            """
    }

    private var faces: String {
        var characters: [String: Set<Character>] = [:]
        for run in texts.flatMap(\.lines).flatMap(\.runs) {
            if let family = run.family { characters[family, default: []].formUnion(run.text) }
        }
        return characters.flatMap { family, characters in
            FontLibrary.shared.slices(for: family, covering: characters).map { slice in
                let data = (try? slice.load())?.base64EncodedString() ?? ""
                return "@font-face { font-family: '\(family)'; unicode-range: \(slice.unicodeRange);"
                    + " src: url(data:\(slice.contentType);base64,\(data)) }\n"
            }
        }
        .joined()
    }

    private var body: String {
        texts.map { text in "<div class=text>" + text.lines.map(markup).joined() + "</div>" }.joined()
    }

    private func markup(_ line: LaidOutText.Line) -> String {
        let baseline = line.baseline - line.top
        return "<div class=line style='left: \(line.x)px; top: \(line.top)px; --baseline: \(baseline)px'>"
            + line.runs.map(markup).joined() + "<i></i></div>"
    }

    private func markup(_ run: LaidOutText.Run) -> String {
        var style = "font-size: \(run.size)px; letter-spacing: \(run.tracking)px;"
        style += run.family.map { "font-family: \"\($0)\"" } ?? "width: \(run.width)px"
        let text = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let kind = (run.family == nil ? " own" : "") + (run.isRightToLeft ? " rtl" : "")
        return "<span class='run\(kind)' style='\(style)'>\(text)</span>"
    }
}
