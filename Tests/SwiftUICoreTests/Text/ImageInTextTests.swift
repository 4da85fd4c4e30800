import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Images in lines of text.
@MainActor
@Suite("Images in texts")
struct ImageInTextTests {
    private let picture = Image(resource: ResourcePath("/resources/p.png"), size: CGSize(width: 30, height: 80))

    private func runs(_ text: Text, width: CGFloat = 300, limit: Int? = nil) throws -> [TextContent.Run] {
        try lines(text, width: width, limit: limit).flatMap(\.runs)
    }

    private func lines(_ text: Text, width: CGFloat = 300, limit: Int? = nil) throws -> [TextContent.Line] {
        let window = TestWindow(text.lineLimit(limit), size: CGSize(width: width, height: 300))
        let content = window.elements.lazy.compactMap { element -> TextContent? in
            if case .text(let content) = element.content { content } else { nil }
        }.first
        return try #require(content).lines
    }

    @Test func `an image stands between the characters`() throws {
        let texts = [
            Text(verbatim: "A ") + Text(Image(systemName: "star")) + Text(verbatim: " B"),
            Text("A \(Image(systemName: "star")) B"),
            Text("A \(Text(Image(systemName: "star"))) B"),
        ]
        for text in texts {
            let runs = try runs(text)
            #expect(runs.map(\.text) == ["A ", "\u{FFFC}", " B"])
            let image = try #require(runs[1].extras.image)
            #expect(image.label == "star")
            #expect(abs(runs[2].x - (runs[1].x + runs[1].width)) < 0.01)
        }
    }

    @Test func `a symbol is as large as the text around it`() throws {
        let small = try runs(Text(Image(systemName: "star")).font(.system(size: 10)))
        let large = try runs(Text(Image(systemName: "star")).font(.system(size: 40)))
        #expect(large[0].width > 3 * small[0].width)
        #expect(try lines(Text("A\(Image(systemName: "star"))"))[0].height == lines(Text("A"))[0].height)
    }

    @Test func `a high picture makes room above its line`() throws {
        let line = try lines(Text(verbatim: "A") + Text(picture))[0]
        #expect(line.height >= 80 && line.baseline >= 80)
        let image = try #require(line.runs[1].extras.image)
        #expect(image.ascent == 80 && image.height == 80)
        #expect(line.runs[1].width == 30)
    }

    @Test func `a symbol has the color of its text`() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let runs = try runs(Text(verbatim: "A") + Text(Image(systemName: "star")).foregroundStyle(red))
        #expect(runs[1].color == DisplayColor(red: 1, green: 0, blue: 0))
        #expect(runs[0].color == .black)
    }

    @Test func `an image is spoken by its name`() {
        let text = Text("Press \(Image(systemName: "cup.and.saucer.fill")) twice")
        #expect(text.plainText(in: EnvironmentValues()) == "Press cup and saucer twice")
    }

    @Test func `a line breaks beside an image`() throws {
        let lines = try lines(Text("\(picture) \(picture) \(picture)"), width: 70)
        #expect(lines.count == 2)
    }

    @Test func `an image that is missing is nothing`() throws {
        #expect(try runs(Text("A\(Image(systemName: "no.such.symbol"))B")).map(\.text).joined() == "AB")
    }

    @Test func `a text that is cut keeps its image`() throws {
        let runs = try runs(Text("\(Image(systemName: "star")) long long long long long"), width: 80, limit: 1)
        #expect(runs.first?.extras.image != nil)
        #expect(runs.map(\.text).joined().hasSuffix("…"))
    }
}
