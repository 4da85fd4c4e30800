import AssetSymbolsCore
import Foundation
import Testing

@Suite struct CatalogWarningTests {
    /// The warnings for a catalog with these files, without the folder's path.
    private func warnings(of files: [(path: String, text: String)]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return CatalogWarning.all(in: [folder]).map { String($0.description.dropFirst(folder.path.count + 1)) }
    }

    @Test func `what is not drawn is told of with its line`() throws {
        let contents = """
            {
              "images" : [
                { "filename" : "frame.eps", "idiom" : "universal" },
                { "filename" : "frame.png", "idiom" : "universal",
                  "resizing" : { "mode" : "9-part" } },
                { "filename" : "gone.png", "idiom" : "universal" }
              ]
            }
            """
        let told = try warnings(of: [
            ("Menu/frame.imageset/Contents.json", contents), ("Menu/frame.imageset/frame.png", ""),
            ("Menu/frame.imageset/frame.eps", ""), ("mug.arset/Contents.json", "{}"),
            ("cup.symbolset/Contents.json", "{}"),
            ("AppIcon.appiconset/Contents.json", "{}"), ("a.colorset/Contents.json", "{}"),
        ])
        #expect(
            told == [
                "Menu/frame.imageset/Contents.json:3: warning: frame.eps is not drawn: "
                    + "images are PNG, JPEG, SVG, PDF or HEIC",
                "Menu/frame.imageset/Contents.json:6: warning: there is no file gone.png",
                "mug.arset/Contents.json:1: warning: a .arset is not read",
            ])
    }

    @Test func `a symbol that is none is told of`() throws {
        let contents = """
            { "symbols" : [
                { "filename" : "a.svg", "idiom" : "universal" },
                { "filename" : "b.svg", "idiom" : "universal" },
                { "filename" : "c.svg", "idiom" : "universal" }
            ] }
            """
        let told = try warnings(of: [
            ("cup.symbolset/Contents.json", contents),
            ("cup.symbolset/a.svg", #"<svg><g id="Regular-M"><path d="M0 0h1v1z"/></g></svg>"#),
            ("cup.symbolset/c.svg", #"<svg><path d="M0 0h1v1z"/></svg>"#),
        ])
        #expect(
            told == [
                "cup.symbolset/Contents.json:3: warning: there is no file b.svg",
                "cup.symbolset/Contents.json:4: warning: c.svg is not drawn: "
                    + "a symbol is a template of the app SF Symbols, with a group such as \"Regular-M\"",
            ])
    }

    @Test func `what can't be read is told of`() throws {
        let colors = """
            { "colors" : [
                { "color" : { "color-space" : "srgb", "components" : {} } },
                { "color" : { "color-space" : "lab", "components" : {} } }
            ] }
            """
        let told = try warnings(of: [
            ("a.colorset/Contents.json", colors), ("b.colorset/Contents.json", #"{"colors":7}"#),
            ("c.imageset/Contents.json", "{"),
        ])
        #expect(
            told == [
                "a.colorset/Contents.json:3: warning: the colour space lab is not read",
                "b.colorset/Contents.json:1: warning: this can't be read as the contents of a .colorset",
                "c.imageset/Contents.json:1: warning: this can't be read as the contents of a .imageset",
            ])
    }
}
