import Foundation
import Testing

@testable import TextLayout

/// Fonts among an app's resources. Quicksand's files are taken for an app's own here.
@Suite("An app's own fonts")
struct AppFontTests {
    private func path(_ name: String) throws -> String {
        let all = FileManager.default.enumerator(atPath: "/usr/share/fonts")
        let found = all?.compactMap { $0 as? String }.first { $0.hasSuffix("/" + name) }
        return "/usr/share/fonts/" + (try #require(found))
    }

    private func library() throws -> FontLibrary {
        FontLibrary(
            appFonts: try [
                "Quicksand-Regular.ttf", "Quicksand-Bold.ttf", "Mplus1-Light.otf", "Mplus1-Black.otf", "DejaVuSans.ttf",
                "Inter-Italic.otf",
            ].map(path))
    }

    private func first(_ name: String, weight: Int = 400, isItalic: Bool = false, _ library: FontLibrary) throws
        -> String
    {
        let families = library.families(for: TextFont(weight: weight, isItalic: isItalic, family: name))
        let file = try library.file(for: try #require(families.first))
        return URL(fileURLWithPath: file.path).lastPathComponent
    }

    @Test(arguments: [
        ("Quicksand-Bold", "Quicksand-Bold.ttf"), ("Quicksand Bold", "Quicksand-Bold.ttf"),
        ("quicksand-regular", "Quicksand-Regular.ttf"), ("DejaVuSans", "DejaVuSans.ttf"),
        ("DejaVu Sans", "DejaVuSans.ttf"),
        ("Inter-Italic", "Inter-Italic.otf"),
    ])
    func `a face is found by its own name and by its family's`(name: String, file: String) throws {
        let library = try library()
        #expect(library.hasFamily(name))
        #expect(try first(name, library) == file)
        #expect(library.families(for: TextFont(family: name))[0].hasPrefix("k-app"))
    }

    @Test func `another weight than regular is looked for in the family`() throws {
        let library = try library()
        #expect(try first("Quicksand-Regular", weight: 700, library) == "Quicksand-Bold.ttf")
        #expect(try first("Quicksand", weight: 700, library) == "Quicksand-Bold.ttf")
        #expect(try first("MPLUS1-Black", weight: 300, library) == "Mplus1-Light.otf")
        #expect(try first("M PLUS 1", weight: 800, library) == "Mplus1-Black.otf")
        #expect(try first("DejaVuSans", weight: 700, library) == "DejaVuSans.ttf")
    }

    @Test func `a page gets the letters that it needs, and the others come from the typefaces behind`() throws {
        let library = try library()
        let families = library.families(for: TextFont(family: "Quicksand-Bold"))
        #expect(Array(families.dropFirst().prefix(2)) == ["k-inter-400", "k-mplus1-400"])
        let slices = library.slices(for: families[0], covering: "Hello")
        #expect(slices.count == 1)
        #expect(try slices[0].load().count > 1000)
        #expect(slices[0].identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    }

    @Test func `a text is as wide as in the installed typeface`() throws {
        func width(_ font: TextFont, _ library: FontLibrary) -> Double {
            let spans = [TextSpan(text: "Quartz, waltz", font: font)]
            let request = LayoutRequest(spans: spans, style: ParagraphStyle(), width: nil, height: nil)
            return LayoutEngine(library: library).layout(request).size.width
        }
        let own = width(TextFont(size: 20, family: "Quicksand-Bold"), try library())
        let installed = width(TextFont(size: 20, weight: 700, family: "Quicksand"), FontLibrary())
        #expect(abs(own - installed) < 0.01)
        #expect(abs(own - width(TextFont(size: 20), FontLibrary())) > 1)
    }

    @Test func `a file that is no font is named, and the others are there`() throws {
        let bad = FileManager.default.temporaryDirectory.appendingPathComponent("bad-\(UUID()).ttf")
        try Data("no font".utf8).write(to: bad)
        defer { try? FileManager.default.removeItem(at: bad) }
        let library = FontLibrary(appFonts: [bad.path, try path("Quicksand-Bold.ttf")])
        #expect(library.unreadableAppFonts == [bad.path])
        #expect(library.hasFamily("Quicksand-Bold"))
        #expect(!library.hasFamily("Nothing"))
        #expect(library.families(for: TextFont(family: "Nothing")).first == "k-inter-400")
    }

    @Test func `fonts are found wherever they are in the resources`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Deep/er"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Deep/er/b.TTF", "a.otf", "c.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
        #expect(AppFonts.files(in: folder).map { URL(fileURLWithPath: $0).lastPathComponent } == ["b.TTF", "a.otf"])
    }
}
