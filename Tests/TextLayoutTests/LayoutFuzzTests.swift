import Foundation
import Testing

@testable import TextLayout

/// Any text in any style and at any width is laid out completely.
struct LayoutFuzzTests {
    /// Scalars that have broken layouts before, or may: joiners, marks, selectors, directions, flags, kana, noncharacters.
    static let odd: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x300...0x36F, 0x5D0...0x64A, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F,
        0x20D0...0x20FF, 0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xD7B0...0xD7FF, 0xE000...0xE0FF,
        0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F400...0x1F64F,
        0xE0020...0xE007F, 0x10FF00...0x10FFFF, 0x0...0x1F,
    ]

    func randomText(_ generator: inout SplitMix) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
            let range = Self.odd.randomElement(using: &generator) ?? 0x20...0x7E
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { scalars.append(scalar) }
            if UInt8.random(in: 0..<8, using: &generator) == 0 { scalars.append("\u{200D}") }
        }
        return String(scalars)
    }

    func randomStyle(_ generator: inout SplitMix) -> ParagraphStyle {
        ParagraphStyle(
            alignment: [.leading, .center, .trailing].randomElement(using: &generator) ?? .leading,
            lineSpacing: Double.random(in: -2...9, using: &generator),
            lineLimit: [nil, nil, 0, 1, 2, 5].randomElement(using: &generator) ?? nil,
            minimumLines: Int.random(in: 0...4, using: &generator),
            truncation: [.head, .middle, .tail].randomElement(using: &generator) ?? .tail,
            minimumScaleFactor: [1, 1, 0.5, 0].randomElement(using: &generator) ?? 1,
            allowsTightening: Bool.random(using: &generator))
    }

    @Test func `every text is laid out without gaps and without loss`() {
        var generator = SplitMix(state: 2026)
        for round in 0..<600 {
            let spans = (0..<Int.random(in: 0...3, using: &generator)).map { tag in
                TextSpan(
                    text: randomText(&generator),
                    font: TextFont(
                        design: TextFont.Design.allCases.randomElement(using: &generator) ?? .default,
                        size: Double.random(in: 5...40, using: &generator),
                        weight: Int.random(in: -100...1100, using: &generator),
                        tracking: [0, 0, 1.5, -1].randomElement(using: &generator) ?? 0),
                    tag: tag)
            }
            let width = [nil, 0, Double.random(in: 0...300, using: &generator)].randomElement(using: &generator) ?? nil
            let style = randomStyle(&generator)
            let text = TextEngine.layout(spans, style: style, width: width)
            #expect(!text.lines.isEmpty, "round \(round)")
            #expect(isContinuous(text), "round \(round): \(spans.map(\.text)) in \(width ?? -1)")
            if !text.isTruncated { #expect(scalars(of: text) == scalars(of: spans), "round \(round)") }
        }
    }

    @Test func `a long text is laid out in one go`() {
        let paragraph = SampleStrings.make(.mixed, count: 400, seed: 5).joined(separator: " ")
        let text = TextEngine.layout([TextSpan(text: paragraph, font: TextFont())], width: 300)
        #expect(text.lines.count > 300)
        #expect(text.lines.allSatisfy { $0.width <= 301 })
        let limited = TextEngine.layout(
            [TextSpan(text: paragraph, font: TextFont())], style: ParagraphStyle(lineLimit: 1), width: 300)
        #expect(limited.isTruncated && limited.size.width <= 300)
    }

    private func isContinuous(_ text: LaidOutText) -> Bool {
        text.lines.allSatisfy { line in
            var x = line.x
            for run in line.runs {
                guard abs(run.x - x) < 1e-6, run.width.isFinite, !run.text.isEmpty else { return false }
                x += run.width
            }
            return abs(x - line.x - line.width) < 1e-6 && line.height > 0
        }
    }

    /// The scalars in the layout, unordered because some run from right to left, without controls and line breaks.
    private func scalars(of text: LaidOutText) -> [Unicode.Scalar] {
        text.lines.flatMap(\.runs).flatMap { Array($0.text.unicodeScalars) }.filter { $0 != " " }.sorted()
    }

    private func scalars(of spans: [TextSpan]) -> [Unicode.Scalar] {
        spans.flatMap { $0.text.unicodeScalars }.filter { scalar in
            scalar.properties.generalCategory != .control && !Character(scalar).isNewline && scalar != " "
        }
        .sorted()
    }
}
