import BrowserTesting
import Foundation
import Testing
import TextLayout

/// Given the slices and the rules in `TextEngine`'s comment, Chromium puts every run where Pango does.
@Suite(.serialized) struct ChromiumAgreementTests {
    static let sizes = [12.0, 13.5, 15, 17, 20, 22, 28, 34]

    @Test(arguments: SampleStrings.Kind.allCases)
    func `fifty strings agree within half a point`(kind: SampleStrings.Kind) async throws {
        var texts: [LaidOutText] = []
        for (index, string) in SampleStrings.make(kind, count: 50, seed: 7).enumerated() {
            let font = TextFont(size: Self.sizes[index % Self.sizes.count], weight: [400, 400, 600, 700][index % 4])
            for width in [nil, 360, 200, 120] as [Double?] {
                texts.append(TextEngine.layout([TextSpan(text: string, font: font)], width: width))
            }
        }
        try await expectAgreement(texts)
    }

    @Test(arguments: [TextFont.Design.default, .rounded, .monospaced])
    func `designs weights italics and tracking agree`(design: TextFont.Design) async throws {
        try await expectAgreement(Self.variations(of: design))
    }

    /// Noto Serif's Latin and Japanese letters are in one font. Pango gives a quotation mark the script of the matching mark,
    /// Chromium that of the adjacent character. So one of them kerns where the other doesn't.
    @Test func `serif agrees but for kerning at quotation marks`() async throws {
        try await expectAgreement(Self.variations(of: .serif), tolerancePerSize: 0.04)
    }

    @Test func `spans alignment ellipses and right to left agree`() async throws {
        let spans = [
            TextSpan(text: "AVATAR “To: you” ", font: TextFont(size: 22), tag: 1),
            TextSpan(text: "Welcome シャローム שלום עולם, مرحبا and on. ", font: TextFont(size: 17, weight: 600), tag: 2),
            TextSpan(text: "AVATAR☕️コーヒー…", font: TextFont(size: 22), tag: 3),
        ]
        var texts: [LaidOutText] = []
        for alignment in [ParagraphStyle.Alignment.leading, .center, .trailing] {
            for limit in [nil, 1, 2] as [Int?] {
                let style = ParagraphStyle(
                    alignment: alignment, lineSpacing: 3, lineLimit: limit, truncation: .middle, minimumScaleFactor: 0.8
                )
                texts += [nil, 300, 140].map { TextEngine.layout(spans, style: style, width: $0) }
            }
        }
        try await expectAgreement(texts)
    }

    // MARK: - Comparing

    private static func variations(of design: TextFont.Design) -> [LaidOutText] {
        SampleStrings.make(.mixed, count: 36, seed: 11).enumerated().flatMap { index, string in
            let font = TextFont(
                design: design, size: sizes[index % sizes.count], weight: index % 9 * 100 + 100,
                isItalic: index % 4 == 0, tracking: [0, 2, -0.5][index % 3])
            return [nil, 240, 90].map { TextEngine.layout([TextSpan(text: string, font: font)], width: $0) }
        }
    }

    /// The baseline and width of every line, and the x and width of every run, differ by at most half a point, or by a part of
    /// the run's font size if that is more.
    private func expectAgreement(_ texts: [LaidOutText], tolerancePerSize: Double = 0) async throws {
        let measured = try await Browser.shared().withPage { try await TextPage(texts: texts).measure(on: $0) }
        try #require(measured.count == texts.count)
        for (text, lines) in zip(texts, measured) {
            try #require(lines.count == text.lines.count)
            for (line, measured) in zip(text.lines, lines) {
                let size = line.runs.map(\.size).max() ?? 0
                let difference = Self.difference(line, measured)
                #expect(difference <= max(0.5, size * tolerancePerSize), "\(line.runs.map(\.text)) at \(size)")
            }
        }
    }

    /// The largest difference between an actual and an expected position; infinite if something is missing.
    private static func difference(_ line: LaidOutText.Line, _ measured: TextPage.MeasuredLine) -> Double {
        guard line.runs.count == measured.runs.count else { return .infinity }
        let runs = zip(line.runs, measured.runs).flatMap { [abs($0.x - $1.x), abs($0.width - $1.width)] }
        let all = runs + [abs(line.baseline - measured.baseline), abs(line.width - measured.width)]
        return all.contains { $0.isNaN } ? .infinity : all.max() ?? 0
    }
}
