import AssetSymbolsCore
import Foundation
import Testing

@Suite struct CatalogWarningTests {
    @Test func `what is not drawn is told of with its line`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
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
        for (path, text) in [
            ("Menu/frame.imageset/Contents.json", contents), ("Menu/frame.imageset/frame.png", ""),
            ("Menu/frame.imageset/frame.eps", ""), ("mug.arset/Contents.json", "{}"),
            ("cup.symbolset/Contents.json", "{}"),
            ("AppIcon.appiconset/Contents.json", "{}"), ("a.colorset/Contents.json", "{}"),
        ] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let told = CatalogWarning.all(in: [folder]).map { $0.description.dropFirst(folder.path.count + 1) }
        #expect(
            told == [
                "Menu/frame.imageset/Contents.json:3: warning: frame.eps is not drawn: "
                    + "images are PNG, JPEG, SVG, PDF or HEIC",
                "Menu/frame.imageset/Contents.json:6: warning: there is no file gone.png",
                "mug.arset/Contents.json:1: warning: a .arset is not read",
            ])
    }
}
