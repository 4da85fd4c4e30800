import Foundation
import Testing

@testable import TextLayout

/// The position of each character in a run.
@Suite("Clusters")
struct TextClusterTests {
    private func run(_ text: String, _ font: TextFont = TextFont()) throws -> LaidOutText.Run {
        try #require(TextEngine.layout([TextSpan(text: text, font: font)]).lines.first?.runs.first)
    }

    private func expectGapless(_ clusters: [TextCluster], _ run: LaidOutText.Run) {
        var x = 0.0
        for cluster in clusters {
            #expect(abs(cluster.x - x) < 0.01, "\(cluster)")
            x += cluster.width
        }
        #expect(abs(x - run.width) < 0.01)
        #expect(clusters.map(\.text).joined() == run.text)
    }

    @Test func `each letter has its place, and together they are the run`() throws {
        for (text, font) in [
            ("Visual Effects", TextFont()), ("AVAVA To", TextFont(size: 40, weight: 700)),
            ("spaced", TextFont(tracking: 3)), ("日本語とラテン", TextFont(design: .serif)),
        ] {
            let run = try run(text, font)
            let clusters = TextEngine.clusters(of: run)
            expectGapless(clusters, run)
            #expect(clusters.count == run.text.count)
            #expect(clusters.map(\.offset) == Array(0..<run.text.count))
        }
    }

    @Test func `a letter and its accent are one`() throws {
        let run = try run("e\u{301}a")
        #expect(TextEngine.clusters(of: run).map(\.text) == ["e\u{301}", "a"])
    }

    @Test func `tracking comes after each character`() throws {
        let (plain, spaced) = (try run("iiii"), try run("iiii", TextFont(tracking: 5)))
        let (near, far) = (TextEngine.clusters(of: plain), TextEngine.clusters(of: spaced))
        for place in 0..<4 { #expect(abs(far[place].x - near[place].x - 5 * Double(place)) < 0.05) }
        #expect(abs(far[3].width - near[3].width - 5) < 0.05)
    }

    @Test func `an emoji is one, and hidden spaces are none`() throws {
        #expect(TextEngine.clusters(of: try run("👩‍🚀")).count == 1)
        let lines = TextEngine.layout([TextSpan(text: "one two", font: TextFont())], width: 40).lines
        let hidden = try #require(lines.first?.runs.last)
        #expect(hidden.size == 0 && TextEngine.clusters(of: hidden).isEmpty)
    }

    @Test func `a run tells its font's line`() throws {
        let run = try run("x", TextFont(size: 20))
        let metrics = TextEngine.metrics(for: TextFont(size: 20))
        #expect(run.ascent == metrics.ascent && run.descent == metrics.descent)
    }
}
